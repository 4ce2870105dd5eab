/** Reads a website's pages and brand into memory, and emits both as they arrive. Every import begins with this. */
import { collectStylesheets } from "#engines/brand/collect-stylesheets.ts";
import { extractBrand } from "#engines/brand/extract-brand.ts";
import type { Brand } from "#engines/brand/types.ts";
import { crawlSite } from "#engines/crawler/crawl-site.ts";
import type { CrawlEvent, CrawledPage, CrawlInput, CrawlResult, SkippedUrl } from "#engines/crawler/types.ts";
import type { Clock } from "#platform/clock.ts";
import type { EgressFetch, RenderPage } from "#shared/egress.ts";
import { findColorHints, needsColorHints, type ReadPixels } from "./find-color-hints.server.ts";

const noPixels: ReadPixels = async () => null;

export interface SiteReader {
  fetch: EgressFetch;
  render?: RenderPage;
  /** Used instead of the built-in crawler, if given. */
  crawl?: (input: CrawlInput) => Promise<CrawlResult>;
  clock: Clock;
  /** Used if the site's styles have no brand color. Without this, logos are ignored. */
  readPixels?: ReadPixels;
}

export interface WebsiteReading {
  startUrl: string;
  pages: CrawledPage[];
  skipped: SkippedUrl[];
  editions: CrawlResult["editions"];
  strategy: CrawlResult["strategy"];
  brand: Brand;
  timings: CrawlResult["timings"] & { brandMs: number };
}

export interface ReadWebsiteOptions extends Pick<CrawlInput, "triesHttp" | "limits"> {
  url: string;
  signal?: AbortSignal;
  onEvent?: (event: CrawlEvent) => void;
  /** Called for each page that is kept. The start page has order 0. */
  onPage?: (page: CrawledPage, order: number) => void;
  /** Called with the brand found on the start page, while other pages are still being read. */
  onFirstBrand?: (brand: Brand) => void;
}

/** Throws a CrawlError with a message for the user if the site has no readable page. */
export async function readWebsite(
  { fetch, render, crawl: crawlPages = crawlSite, clock, readPixels = noPixels }: SiteReader,
  { url, triesHttp, limits, signal, onEvent, onPage, onFirstBrand }: ReadWebsiteOptions,
): Promise<WebsiteReading> {
  const now = () => clock.monotonicMs();
  const sheetsOf = ({ url: startUrl, html }: CrawledPage) =>
    collectStylesheets({ startUrl, html, fetch, signal });
  let start: { page: CrawledPage; sheets: ReturnType<typeof sheetsOf> } | null = null;
  let firstBrand = Promise.resolve();
  const crawl = await crawlPages({
    url,
    fetch,
    render,
    triesHttp,
    limits,
    signal,
    onEvent,
    now,
    onPage(page, order) {
      onPage?.(page, order);
      if (order !== 0) return;
      const sheets = sheetsOf(page);
      start = { page, sheets };
      if (!onFirstBrand) return;
      firstBrand = sheets.then(({ stylesheets, coverage }) =>
        onFirstBrand(extractBrand({ startUrl: page.url, pages: [page], stylesheets, coverage })),
      );
      // The promise is awaited below. This handler prevents an unhandled rejection until then.
      firstBrand.catch(() => {});
    },
  });
  await firstBrand;

  const brandStart = now();
  const { startUrl, pages } = crawl;
  const begun = start as { page: CrawledPage; sheets: ReturnType<typeof sheetsOf> } | null;
  const sheets =
    begun?.page.url === startUrl
      ? begun.sheets
      : collectStylesheets({ startUrl, html: pages[0]?.html ?? "", fetch, signal });
  const { stylesheets, coverage } = await sheets;
  // Other languages repeat the same contact details, and may name the company differently.
  const ownPages = pages.filter(({ edition }) => edition === undefined);
  const input = { startUrl, pages: ownPages, stylesheets, coverage };
  const styled = extractBrand(input);
  const hints = needsColorHints(styled)
    ? await findColorHints(styled, { html: pages[0]?.html ?? "", startUrl, fetch, readPixels, signal })
    : [];
  const brand = hints.length > 0 ? extractBrand({ ...input, hints }) : styled;
  return {
    startUrl,
    pages,
    skipped: crawl.skipped,
    editions: crawl.editions,
    strategy: crawl.strategy,
    brand,
    timings: { ...crawl.timings, brandMs: now() - brandStart },
  };
}
