/** Prepares the crawl's progress and results for the wizard's pages. */

import type { Brand } from "#engines/brand/types.ts";
import { skipReasonLabel } from "#engines/crawler/skip-reason-text.ts";
import type { SkipReason } from "#engines/crawler/types.ts";
import {
  type CrawlRow,
  countCrawlPages,
  findCrawl,
  listCrawlPages,
} from "#features/websites/import/crawl-record.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { isActive } from "#shared/is-active.ts";
import { isSameSite } from "#shared/url.ts";
import { readWebLink } from "#shared/web-link.ts";
import type { WizardCrawl, WizardLanguage } from "./wizard.ts";
import { crawlFailureTips, crawlFailureTitle } from "./wizard-texts.ts";

const maxSkippedShown = 20;
/**
 * Pages that we skip by our own rules. They are listed after pages that failed.
 */
const ordinaryReasons = ["limit-reached", "other-host", "not-useful", "not-html", "duplicate-content"];

export interface ReadCrawl {
  crawl: WizardCrawl;
  brand: Brand | null;
}

/** Returns null if the company has no such crawl. */
export async function readWizardCrawl(
  db: Db | Transaction,
  { companyId, crawlId }: { companyId: string; crawlId: string | null },
): Promise<ReadCrawl | null> {
  const row = await findCrawl(db, { companyId, crawlId });
  if (!row) return null;
  const [kept, skipped, skippedTotal] = await Promise.all([
    listCrawlPages(db, row.id, { status: "kept" }),
    listCrawlPages(db, row.id, { status: "skipped", lastReasons: ordinaryReasons, limit: maxSkippedShown }),
    countCrawlPages(db, row.id, "skipped"),
  ]);
  // The brand engine wrote this value. It is null until the start page has been read.
  const brand = (row.brand as Brand | null) ?? null;
  const isOver = !isActive(row.status);
  return {
    brand,
    crawl: {
      id: row.id,
      status: row.status,
      progress: row.progress,
      retryCount: row.retryCount,
      siteLabel: readWebLink(row.url)?.label ?? row.url,
      pages: kept.map(({ url, title, words }) => ({ url, path: pathOf(url), title, words })),
      words: kept.reduce((sum, { words }) => sum + words, 0),
      reading: isOver ? [] : row.reading.map((url) => ({ url, path: pathOf(url) })),
      skipped: skipped.map(({ url, skipReason: reason }) => ({
        url,
        path: isSameSite(url, row.url) ? pathOf(url) : (readWebLink(url)?.label ?? url),
        reason: skipReasonLabel(reason as SkipReason),
      })),
      skippedTotal,
      languages: languagesOf(row, kept),
      found: brand && {
        companyName: brand.brandAssets.companyName,
        email: brand.contactInfo.emails[0] ?? null,
        phone: brand.contactInfo.phones[0] ?? null,
        address: brand.contactInfo.addresses[0] ?? null,
      },
      error:
        row.status === "failed"
          ? {
              code: row.errorCode ?? "unexpected",
              title: crawlFailureTitle,
              message: row.errorMessage ?? "Unexpected error",
              tips: crawlFailureTips,
            }
          : null,
    },
  };
}

const languageNames = new Intl.DisplayNames(["en"], { type: "language" });

function languagesOf(
  { editions, leftOutLanguages }: CrawlRow,
  pages: { edition: string | null }[],
): WizardLanguage[] {
  if (editions.length < 2) return [];
  return editions.map(({ language, status }) => ({
    tag: language,
    name: languageNames.of(language) ?? language,
    status: status === "read" && leftOutLanguages.includes(language) ? "left-out" : status,
    pages: pages.filter(({ edition }) => edition === (status === "main" ? null : language)).length,
  }));
}

/** Returns the path with its query, decoded so that owners can read it. */
function pathOf(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  try {
    return decodeURI(url.pathname + url.search);
  } catch {
    return url.pathname + url.search;
  }
}
