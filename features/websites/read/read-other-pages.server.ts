/** Reads cited pages that the crawl missed, because they aren't linked or weren't among the best pages. */
import { crawlSite } from "#engines/crawler/crawl-site.ts";
import { CrawlError, type CrawledPage } from "#engines/crawler/types.ts";
import { urlKey } from "#shared/url.ts";
import type { ReadingEvent } from "./read-site.server.ts";
import type { SiteReader, WebsiteReading } from "./read-website.server.ts";

/** Same as the crawler's page limit. */
const maxOthers = 15;
const pageTimeoutMs = 10_000;

export interface OtherPages {
  pages: CrawledPage[];
  gonePages: string[];
}

interface OtherPagesOptions {
  site: Pick<WebsiteReading, "pages" | "skipped">;
  /** May contain duplicates and pages of `site`. */
  urls: string[];
  signal: AbortSignal;
  onEvent?: (event: ReadingEvent) => void;
}

/**
 * Reads the pages one at a time and respects robots.txt. A page that can't be read at the moment is in neither list.
 */
export async function readOtherPages(
  { fetch, render, crawl = crawlSite }: SiteReader,
  { site, urls, signal, onEvent }: OtherPagesOptions,
): Promise<OtherPages> {
  const known = new Set(site.pages.flatMap((page) => [urlKey(page.url), urlKey(page.metadata.sourceURL)]));
  const gonePages = site.skipped.filter(({ reason }) => reason === "not-found").map(({ url }) => url);
  const gone = new Set(gonePages.map(urlKey));
  const wanted = new Map(
    urls
      .filter((url) => !known.has(urlKey(url)) && !gone.has(urlKey(url)))
      .map((url) => [urlKey(url), url] as const),
  );
  const pages: CrawledPage[] = [];
  for (const url of [...wanted.values()].slice(0, maxOthers)) {
    signal.throwIfAborted();
    try {
      const limits = { maxPages: 1, totalTimeoutMs: pageTimeoutMs };
      const found = await crawl({ url, fetch, limits, signal, ...(render ? { render } : {}) });
      const [page] = found.pages;
      // Without content at this URL, the crawl may have started at another page.
      if (!page || !isSame(page, url)) continue;
      pages.push(page);
      onEvent?.({
        type: "page",
        url: page.url,
        title: page.metadata.title,
        words: page.words,
        pages: site.pages.length + pages.length,
      });
    } catch (error) {
      if (!(error instanceof CrawlError)) throw error;
      if (error.code === "not-found") gonePages.push(url);
    }
  }
  return { pages, gonePages };
}

function isSame(page: CrawledPage, url: string): boolean {
  return [page.url, page.metadata.sourceURL].some((address) => urlKey(address) === urlKey(url));
}
