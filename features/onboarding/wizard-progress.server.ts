/** Reads the progress of the crawl and the generation, which determine the steps that are reachable. */
import {
  type CrawlRow,
  findCrawl,
  findGeneration,
  type GenerationRow,
} from "#features/websites/import/crawl-record.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { OnboardingRow, WizardRecord } from "./wizard-record.server.ts";

export interface WizardProgress {
  source: OnboardingRow["source"];
  crawl: Pick<CrawlRow, "status"> | null;
  generation: GenerationRow | null;
}

export async function readProgress(
  db: Db | Transaction,
  { onboarding }: Pick<WizardRecord, "onboarding">,
): Promise<WizardProgress> {
  const { source, crawlId, companyId } = onboarding;
  const crawl = await findCrawl(db, { companyId, crawlId });
  const generation = source === null ? null : await findGeneration(db, { companyId, crawlId });
  return { source, crawl, generation };
}
