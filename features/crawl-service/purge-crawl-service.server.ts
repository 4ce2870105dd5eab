/** Purges expired results and ends abandoned jobs. */
import { and, eq, inArray, lt, lte } from "drizzle-orm";
import { apiKeys, serviceJobs } from "#db/schema/crawl-service.ts";
import type { Services } from "#platform/services.ts";
import { serviceTexts } from "./limits.ts";
import { endServiceJob } from "./service-jobs.server.ts";

const maxDeleted = 500;
/** Much longer than all attempts of a job take combined. */
const abandonedAfterMs = 2 * 60 * 60_000;

/** Returns the number of deleted jobs. Idempotent. */
export async function purgeCrawlService(services: Services): Promise<number> {
  const { db, clock } = services;
  const now = clock.now();
  const abandoned = await db
    .select({ id: serviceJobs.id, apiKeyId: serviceJobs.apiKeyId, concurrency: apiKeys.concurrency })
    .from(serviceJobs)
    .innerJoin(apiKeys, eq(apiKeys.id, serviceJobs.apiKeyId))
    .where(
      and(
        eq(serviceJobs.status, "scraping"),
        lt(serviceJobs.startedAt, new Date(now.getTime() - abandonedAfterMs)),
      ),
    )
    .limit(maxDeleted);
  for (const { id, ...scope } of abandoned)
    await endServiceJob(services, {
      job: { id },
      scope,
      outcome: { status: "failed", error: serviceTexts.unexpected },
    });
  const expired = db
    .select({ id: serviceJobs.id })
    .from(serviceJobs)
    .where(lte(serviceJobs.expiresAt, now))
    .limit(maxDeleted);
  const deleted = await db
    .delete(serviceJobs)
    .where(inArray(serviceJobs.id, expired))
    .returning({ id: serviceJobs.id });
  return deleted.length;
}
