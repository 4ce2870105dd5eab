/** Crawls a website's additional editions after its main language, each with its own budget. */
import { type CrawlOutcome, crawlPages } from "../crawl-pages.ts";
import type { CrawlRun } from "../find-site.ts";
import type { Strategy } from "../strategies.ts";
import { CrawlError, type CrawledPage, type SiteEdition, type SkippedUrl } from "../types.ts";

/** Page limit of each additional edition, as a fraction of the main language's limit. */
const share = 2 / 3;
/** Gap between the first pages of two editions in the reading order. Larger than the number of attempts in a crawl. */
const ordersPerEdition = 100;

export interface EditionsOutcome {
  pages: CrawledPage[];
  skipped: SkippedUrl[];
  skippedTotal: number;
  editions: SiteEdition[];
}

/** Never rejects. An edition that can't be read, or that there is no time left for, is listed as unread. */
export async function crawlEditions(
  main: CrawlOutcome,
  strategy: Strategy,
  run: CrawlRun,
): Promise<EditionsOutcome> {
  const map = main.editions?.map;
  const language = map?.main.language ?? main.language ?? "und";
  const outcome: EditionsOutcome = {
    pages: [...main.pages],
    skipped: [...main.skipped],
    skippedTotal: main.skippedTotal,
    editions: [{ language, startUrl: main.startUrl, status: "main", pages: main.pages.length }],
  };
  const { editions } = main;
  if (!editions) return outcome;
  const maxPages = Math.ceil(strategy.maxPages * share);
  for (const [at, edition] of editions.open.entries()) {
    const own = { ...edition, editions, sitemap: main.sitemap, mainPages: main.pages };
    const read = await crawlOne(own, at + 1);
    outcome.pages.push(...(read?.pages ?? []));
    outcome.skipped.push(...(read?.skipped ?? []));
    outcome.skippedTotal += read?.skippedTotal ?? 0;
    const pages = read?.pages.length ?? 0;
    const status = pages > 0 ? "read" : "unread";
    outcome.editions.push({ language: edition.language, startUrl: edition.startUrl, status, pages });
  }
  for (const unread of editions.map.unread) outcome.editions.push({ ...unread, status: "unread", pages: 0 });
  return outcome;

  async function crawlOne(own: Parameters<typeof crawlPages>[3] & object, number: number) {
    if (run.signal.aborted) return null;
    const before = outcome.pages.length;
    try {
      return await crawlPages(
        own.start.url,
        { ...strategy, maxPages, maxPagesIfFast: maxPages },
        {
          ...run,
          onPage: (page, order) => run.onPage?.(page, number * ordersPerEdition + order),
          emit: (event) =>
            run.emit(event.type === "page" ? { ...event, pages: before + event.pages } : event),
        },
        own,
      );
    } catch (error) {
      if (error instanceof CrawlError) return null;
      throw error;
    }
  }
}
