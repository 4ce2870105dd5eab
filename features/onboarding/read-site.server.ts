/** Pages, brand and questions of one website in memory: what the import job stores and the command line prints. */
import type { Brand } from "#engines/brand/types.ts";
import type { CrawlEvent } from "#engines/crawler/types.ts";
import type { FaqWriterResult } from "#engines/faq-writer/types.ts";
import { writeFaqs } from "#engines/faq-writer/write-faqs.ts";
import { readWebsite, type SiteReader, type WebsiteReading } from "./read-website.server.ts";

export type ReadingEvent = CrawlEvent | { type: "brand"; brand: Brand } | { type: "writing"; pages: number };

export interface SiteReading extends WebsiteReading {
  written: FaqWriterResult;
  timings: WebsiteReading["timings"] & { faqMs: number };
}

export interface ReadSiteOptions {
  url: string;
  signal?: AbortSignal;
  onEvent?: (event: ReadingEvent) => void;
}

/** Throws a CrawlError, whose message is for people, when the site gives no page. */
export async function readSite(reader: SiteReader, options: ReadSiteOptions): Promise<SiteReading> {
  const { onEvent } = options;
  const website = await readWebsite(reader, options);
  const { pages, brand } = website;
  onEvent?.({ type: "brand", brand });
  onEvent?.({ type: "writing", pages: pages.length });
  const startedAt = reader.clock.monotonicMs();
  const written = writeFaqs({
    pages,
    companyName: brand.brandAssets.companyName,
    contactInfo: brand.contactInfo,
  });
  const faqMs = reader.clock.monotonicMs() - startedAt;
  return { ...website, written, timings: { ...website.timings, faqMs } };
}
