/** Reads a website's pages, brand and questions into memory, for the import job and the command line. */
import type { Brand } from "#engines/brand/types.ts";
import type { CrawlEvent } from "#engines/crawler/types.ts";
import {
  type EditionWriting,
  mainPages,
  writeEditions,
} from "#engines/faq-writer/editions/write-editions.ts";
import { type ForModel, writeAlone, writeForModel } from "#engines/faq-writer/model/write-for-model.ts";
import type { FaqWriterInput } from "#engines/faq-writer/types.ts";
import { intentModelOf } from "../write/intent-models.server.ts";
import { readWebsite, type SiteReader, type WebsiteReading } from "./read-website.server.ts";

export type ReadingEvent = CrawlEvent | { type: "brand"; brand: Brand } | { type: "writing"; pages: number };

/** `batches` has the requests for a language model. */
export interface SiteReading extends WebsiteReading, ForModel {
  /** In the site's other languages. */
  inOtherLanguages: EditionWriting[];
  timings: WebsiteReading["timings"] & { faqMs: number };
}

export interface ReadSiteOptions {
  url: string;
  signal?: AbortSignal;
  onEvent?: (event: ReadingEvent) => void;
  /** Whether a model will be asked about the pages. */
  isForModel?: boolean;
}

/** Throws a CrawlError with a message for the user if the site has no readable page. */
export async function readSite(reader: SiteReader, options: ReadSiteOptions): Promise<SiteReading> {
  const { onEvent } = options;
  const website = await readWebsite(reader, options);
  const { pages, brand } = website;
  onEvent?.({ type: "brand", brand });
  onEvent?.({ type: "writing", pages: pages.length });
  const startedAt = reader.clock.monotonicMs();
  const input = { ...writerInput(website), intentModelOf };
  const prepared = options.isForModel
    ? writeForModel(input)
    : { ...writeAlone(input), batches: [], language: null };
  const { written } = prepared;
  const inOtherLanguages = writeEditions({ ...input, pages: website.pages, main: written });
  const faqMs = reader.clock.monotonicMs() - startedAt;
  return { ...website, ...prepared, inOtherLanguages, timings: { ...website.timings, faqMs } };
}

export function writerInput({ pages, brand }: Pick<WebsiteReading, "pages" | "brand">): FaqWriterInput {
  return {
    pages: mainPages(pages),
    companyName: brand.brandAssets.companyName,
    contactInfo: brand.contactInfo,
  };
}
