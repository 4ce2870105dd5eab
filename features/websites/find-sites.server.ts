/** Finds the websites of jobs, for the operator's list. */
import { inArray } from "drizzle-orm";
import { z } from "zod";
import { crawls } from "#db/schema/crawls.ts";
import { faqGenerations } from "#db/schema/onboarding.ts";
import { websiteChecks } from "#db/schema/website-checks.ts";
import type { Db } from "#platform/db/open-database.ts";

const crawlPayload = z.object({ crawlId: z.uuid() });
const generationPayload = z.object({ generationId: z.uuid() });
const checkPayload = z.object({ websiteCheckId: z.uuid() });

export async function findSites(db: Db, payloads: unknown[]): Promise<(string | null)[]> {
  const ids = payloads.map((payload) => ({
    crawlId: crawlPayload.safeParse(payload).data?.crawlId,
    generationId: generationPayload.safeParse(payload).data?.generationId,
  }));
  const generations = await db
    .select({ id: faqGenerations.id, crawlId: faqGenerations.crawlId })
    .from(faqGenerations)
    .where(
      inArray(
        faqGenerations.id,
        ids.flatMap(({ generationId }) => generationId ?? []),
      ),
    );
  const crawlOf = new Map(generations.map(({ id, crawlId }) => [id, crawlId]));
  const crawlIds = ids.map(({ crawlId, generationId }) => crawlId ?? crawlOf.get(generationId ?? "") ?? null);
  const found = await db
    .select({ id: crawls.id, url: crawls.url })
    .from(crawls)
    .where(
      inArray(
        crawls.id,
        crawlIds.flatMap((id) => id ?? []),
      ),
    );
  const hosts = new Map(found.map(({ id, url }) => [id, URL.parse(url)?.host ?? null]));
  const checkIds = payloads.map((payload) => checkPayload.safeParse(payload).data?.websiteCheckId);
  const checks = await db
    .select({ id: websiteChecks.id, url: websiteChecks.url })
    .from(websiteChecks)
    .where(
      inArray(
        websiteChecks.id,
        checkIds.flatMap((id) => id ?? []),
      ),
    );
  for (const { id, url } of checks) hosts.set(id, URL.parse(url)?.host ?? null);
  return crawlIds.map((id, index) => hosts.get(id ?? checkIds[index] ?? "") ?? null);
}
