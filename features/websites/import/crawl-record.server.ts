/** Queries through which other features start, find and end crawls and FAQ generations. */
import { and, asc, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { crawlPages, crawls, faqGenerations } from "#db/schema.ts";
import { trialCompanyIds } from "#features/websites/wizard-watchers.server.ts";
import { generateFaqsJob } from "#features/websites/write/generate-faqs.job.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import { activeStatuses } from "#shared/enumerations.ts";
import { crawlTrialJob, crawlWebsiteJob } from "./crawl-website.job.ts";

export type CrawlRow = typeof crawls.$inferSelect;
export type GenerationRow = typeof faqGenerations.$inferSelect;
type Deps = { jobs: Pick<Services["jobs"], "enqueue"> };
type Company = { companyId: string };
type PageStatus = "kept" | "skipped";

export async function findCrawl(
  db: Db | Transaction,
  { companyId, crawlId }: Company & { crawlId: string | null },
): Promise<CrawlRow | null> {
  if (crawlId === null) return null;
  const isCrawl = and(eq(crawls.id, crawlId), eq(crawls.companyId, companyId));
  const [row] = await db.select().from(crawls).where(isCrawl);
  return row ?? null;
}

export async function insertCrawl(
  { jobs }: Deps,
  tx: Transaction,
  {
    isTrial = false,
    ...values
  }: Pick<typeof crawls.$inferInsert, "url" | "allowPrivate" | "retryCount"> &
    Company & { isTrial?: boolean },
): Promise<string> {
  const [crawl] = await tx.insert(crawls).values(values).returning({ id: crawls.id });
  if (!crawl) throw new Error("the crawl was not stored");
  const job = isTrial ? crawlTrialJob : crawlWebsiteJob;
  await jobs.enqueue(tx, job, { crawlId: crawl.id }, { key: crawl.id, companyId: values.companyId });
  return crawl.id;
}

const isWaitingTrial = and(eq(crawls.status, "queued"), inArray(crawls.companyId, trialCompanyIds));

export function countWaitingTrials(db: Db | Transaction): Promise<number> {
  return db.$count(crawls, isWaitingTrial);
}

/** How many visitors' websites are read before this one, without those being read right now. */
export function countTrialsAhead(db: Db | Transaction, crawlId: string): Promise<number> {
  const created = sql`(select created_at from ${crawls} as own where own.id = ${crawlId})`;
  return db.$count(crawls, and(isWaitingTrial, lt(crawls.createdAt, created)));
}

/** A crawl whose company was deleted because its website couldn't be read. */
export async function findDetachedCrawl(
  db: Db | Transaction,
  crawlId: string,
): Promise<Pick<CrawlRow, "errorCode" | "errorMessage"> | null> {
  const [row] = await db
    .select({ errorCode: crawls.errorCode, errorMessage: crawls.errorMessage })
    .from(crawls)
    .where(and(eq(crawls.id, crawlId), isNull(crawls.companyId)));
  return row ?? null;
}

export async function endActiveCrawls(
  tx: Transaction,
  { companyId, now }: Company & { now: Date },
): Promise<void> {
  await tx
    .update(crawls)
    .set({ status: "cancelled", reading: [], finishedAt: now })
    .where(and(eq(crawls.companyId, companyId), inArray(crawls.status, activeStatuses)));
}

/** Stores the owner's choice. Pages in these languages are read, but no questions are written from them. */
export async function setLeftOutLanguages(
  tx: Transaction,
  { crawlId, companyId }: Company & { crawlId: string },
  leftOutLanguages: string[],
): Promise<void> {
  const isCrawl = and(eq(crawls.id, crawlId), eq(crawls.companyId, companyId));
  await tx.update(crawls).set({ leftOutLanguages }).where(isCrawl);
}

/** A running job notices the deletion at its next step and ends. */
export async function deleteCrawls(tx: Transaction, { companyId }: Company): Promise<void> {
  await tx.delete(crawls).where(eq(crawls.companyId, companyId));
}

/** In crawl order, except that pages skipped for one of `lastReasons` come last. */
export async function listCrawlPages(
  db: Db | Transaction,
  crawlId: string,
  { status, lastReasons, limit = 1_000 }: { status: PageStatus; lastReasons?: string[]; limit?: number },
) {
  const { url, title, words, edition, skipReason } = crawlPages;
  return db
    .select({ url, title, words, edition, skipReason })
    .from(crawlPages)
    .where(isPage(crawlId, status))
    .orderBy(
      ...(lastReasons ? [sql`${skipReason} = any(${sql.raw(`'{${lastReasons.join(",")}}'::text[]`)})`] : []),
      asc(crawlPages.position),
      asc(crawlPages.id),
    )
    .limit(limit);
}

function isPage(crawlId: string, status: PageStatus) {
  return and(eq(crawlPages.crawlId, crawlId), eq(crawlPages.status, status));
}

export function countCrawlPages(db: Db | Transaction, crawlId: string, status: PageStatus): Promise<number> {
  return db.$count(crawlPages, isPage(crawlId, status));
}

export async function insertGeneration(
  { jobs }: Deps,
  tx: Transaction,
  values: Pick<typeof faqGenerations.$inferInsert, "crawlId" | "isFallback" | "retryCount"> & Company,
): Promise<void> {
  const [row] = await tx.insert(faqGenerations).values(values).returning({ id: faqGenerations.id });
  if (!row) throw new Error("the generation was not stored");
  await jobs.enqueue(
    tx,
    generateFaqsJob,
    { generationId: row.id },
    { key: row.id, companyId: values.companyId },
  );
}

/** Returns the latest generation for this crawl, or if `crawlId` is null, the latest one without a website. */
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

/** A running job notices the deletion at its next step and ends. */
export async function deleteGenerations(tx: Transaction, { companyId }: Company): Promise<void> {
  await tx.delete(faqGenerations).where(eq(faqGenerations.companyId, companyId));
}
