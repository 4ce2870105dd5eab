/** This file is small, so that enqueuing the job doesn't load the engines. */
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { crawls } from "#db/schema/crawls.ts";
import { isInWizard } from "#features/companies/in-wizard.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import { isReopenable } from "#platform/jobs/reopenable.ts";

const payload = z.object({ crawlId: z.uuid() });

export type CrawlWebsitePayload = z.infer<typeof payload>;

/** A killed server uses up an attempt, and a crawl only takes a minute. So the job gets more attempts than usual. */
export const crawlWebsiteJob = defineJob({
  name: "crawl-website",
  payload,
  retryLimit: 4,
  retryDelayMs: 2_000,
  timeoutMs: 5 * 60_000,
  concurrency: 2,
  reopen: reopenCrawl,
});

/** One at a time, so that owners never wait for visitors. */
export const crawlTrialJob = defineJob({
  name: "crawl-trial",
  payload,
  retryLimit: 4,
  retryDelayMs: 2_000,
  timeoutMs: 5 * 60_000,
  concurrency: 1,
  reopen: reopenCrawl,
});

export async function reopenCrawl(tx: Transaction, { crawlId }: { crawlId: string }): Promise<boolean> {
  const rows = await tx
    .update(crawls)
    .set({ status: "queued", progress: 0, errorCode: null, errorMessage: null, finishedAt: null })
    .where(and(eq(crawls.id, crawlId), isReopenable(crawls), isInWizard(crawls.companyId)))
    .returning({ id: crawls.id });
  return rows.length === 1;
}
