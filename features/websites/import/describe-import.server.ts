/** Describes a finished import for the page that offers the help center to its owner. */

import { and, asc, count, eq } from "drizzle-orm";
import { crawlPages, crawls } from "#db/schema.ts";
import { skipReasonText } from "#engines/crawler/skip-reason-text.ts";
import type { SkipReason } from "#engines/crawler/types.ts";
import { countFaqs, countPublishedFaqs } from "#features/faqs/own-faqs.server.ts";
import type { Services } from "#platform/services.ts";

export interface ImportDescription {
  pages: number;
  /** Answers that visitors find. */
  answers: number;
  /** Answers that the owner has to look at first. */
  waiting: number;
  /** In crawl order. */
  readPages: { url: string; title: string | null; words: number }[];
  /** At most `maxSkippedShown`, each with its reason in plain words. */
  skippedPages: { url: string; reason: string }[];
  skipped: number;
}

const maxSkippedShown = 20;

export async function describeImport({ db }: Services, companyId: string): Promise<ImportDescription> {
  const readPages = await db
    .select({ url: crawlPages.url, title: crawlPages.title, words: crawlPages.words })
    .from(crawlPages)
    .innerJoin(crawls, eq(crawls.id, crawlPages.crawlId))
    .where(and(eq(crawls.companyId, companyId), eq(crawlPages.status, "kept")))
    .orderBy(asc(crawlPages.position));
  const ofCompany = and(eq(crawls.companyId, companyId), eq(crawlPages.status, "skipped"));
  const skippedPages = await db
    .select({ url: crawlPages.url, reason: crawlPages.skipReason })
    .from(crawlPages)
    .innerJoin(crawls, eq(crawls.id, crawlPages.crawlId))
    .where(ofCompany)
    .orderBy(asc(crawlPages.position))
    .limit(maxSkippedShown);
  const [skipped] = await db
    .select({ n: count() })
    .from(crawlPages)
    .innerJoin(crawls, eq(crawls.id, crawlPages.crawlId))
    .where(ofCompany);
  const answers = await countPublishedFaqs(db, { companyId });
  return {
    pages: readPages.length,
    answers,
    waiting: (await countFaqs(db, { companyId })) - answers,
    readPages,
    skippedPages: skippedPages.map(({ url, reason }) => ({
      url,
      reason: skipReasonText(reason as SkipReason),
    })),
    skipped: skipped?.n ?? 0,
  };
}
