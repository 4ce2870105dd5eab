/** Crawl, brand and questions of one website in memory: what the import job stores and the command line prints. */
import { collectStylesheets } from "#engines/brand/collect-stylesheets.ts";
import { extractBrand } from "#engines/brand/extract-brand.ts";
import type { Brand } from "#engines/brand/types.ts";
import { crawlSite } from "#engines/crawler/crawl-site.ts";
import type { CrawlEvent, CrawledPage, CrawlResult, SkippedUrl } from "#engines/crawler/types.ts";
import type { FaqWriterResult } from "#engines/faq-writer/types.ts";
import { writeFaqs } from "#engines/faq-writer/write-faqs.ts";
import type { Clock } from "#platform/clock.ts";
import type { EgressFetch, RenderPage } from "#shared/egress.ts";

export interface SiteReader {
  fetch: EgressFetch;
  render?: RenderPage;
  clock: Clock;
}

export type ReadingEvent = CrawlEvent | { type: "brand"; brand: Brand } | { type: "writing"; pages: number };

export interface SiteReading {
  startUrl: string;
  pages: CrawledPage[];
  skipped: SkippedUrl[];
  strategy: CrawlResult["strategy"];
  brand: Brand;
  written: FaqWriterResult;
  timings: CrawlResult["timings"] & { brandMs: number; faqMs: number };
}

export interface ReadSiteOptions {
  url: string;
  signal?: AbortSignal;
  onEvent?: (event: ReadingEvent) => void;
}

/** Throws a CrawlError, whose message is for people, when the site gives no page. */
export async function readSite(
  reader: SiteReader,
  { url, signal, onEvent }: ReadSiteOptions,
): Promise<SiteReading> {
  const now = () => reader.clock.monotonicMs();
  const { fetch, render } = reader;
  const crawl = await crawlSite({ url, fetch, render, signal, onEvent, now });

  const brandStart = now();
  const startHtml = crawl.pages[0]?.html ?? "";
  const { stylesheets } = await collectStylesheets({
    startUrl: crawl.startUrl,
    html: startHtml,
    fetch,
    signal,
  });
  const brand = extractBrand({ startUrl: crawl.startUrl, pages: crawl.pages, stylesheets });
  onEvent?.({ type: "brand", brand });

  const faqStart = now();
  onEvent?.({ type: "writing", pages: crawl.pages.length });
  const { companyName } = brand.brandAssets;
  const written = writeFaqs({ pages: crawl.pages, companyName, contactInfo: brand.contactInfo });
  return {
    startUrl: crawl.startUrl,
    pages: crawl.pages,
    skipped: crawl.skipped,
    strategy: crawl.strategy,
    brand,
    written,
    timings: { ...crawl.timings, brandMs: faqStart - brandStart, faqMs: now() - faqStart },
  };
}
