/** How far reading and writing are, for what is made now: what decides which steps may be opened. */
import { and, desc, eq, isNull } from "drizzle-orm";
import { crawls, faqGenerations } from "#db/schema.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { OnboardingRow, WizardRecord } from "./wizard-record.server.ts";

type GenerationRow = typeof faqGenerations.$inferSelect;

export interface WizardProgress {
  source: OnboardingRow["source"];
  crawl: { status: (typeof crawls.$inferSelect)["status"] } | null;
  generation: GenerationRow | null;
}

export async function readProgress(
  db: Db | Transaction,
  { onboarding }: Pick<WizardRecord, "onboarding">,
): Promise<WizardProgress> {
  const { source, crawlId, companyId } = onboarding;
  const [crawl] =
    crawlId === null
      ? []
      : await db
          .select({ status: crawls.status })
          .from(crawls)
          .where(and(eq(crawls.id, crawlId), eq(crawls.companyId, companyId)));
  const generation = source === null ? null : await findGeneration(db, { companyId, crawlId });
  return { source, crawl: crawl ?? null, generation };
}

/** The latest one from that reading; with null, the latest without a website. */
export async function findGeneration(
  db: Db | Transaction,
  { companyId, crawlId }: { companyId: string; crawlId: string | null },
): Promise<GenerationRow | null> {
  const [row] = await db
    .select()
    .from(faqGenerations)
    .where(
      and(
        eq(faqGenerations.companyId, companyId),
        crawlId === null ? isNull(faqGenerations.crawlId) : eq(faqGenerations.crawlId, crawlId),
      ),
    )
    .orderBy(desc(faqGenerations.createdAt), desc(faqGenerations.id))
    .limit(1);
  return row ?? null;
}
