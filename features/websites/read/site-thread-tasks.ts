/** This file only has types, because both sides of the thread import it. */
import type { PageValidator } from "#db/schema/website-checks.ts";
import type { Brand } from "#engines/brand/types.ts";
import type { CrawlEvent, CrawledPage } from "#engines/crawler/types.ts";
import type { Claim, Verdict } from "#engines/faq-writer/check-evidence.ts";
import type { ForModel } from "#engines/faq-writer/model/write-for-model.ts";
import type { SourceText } from "#engines/faq-writer/source-texts.ts";
import type { FaqWriterInput } from "#engines/faq-writer/types.ts";
import type { Config } from "#platform/config.ts";
import type { PreparedImage } from "#platform/storage/prepare-image.ts";
import type { WebsiteReading } from "./read-website.server.ts";

export interface SiteToRead {
  config: Config;
  url: string;
  allowPrivate: string[];
  ownOrigin: { origin: string; loopback: string };
  limits?: { maxPages: number };
}

export type CrawlThreadEvent =
  | CrawlEvent
  /** A complete page with its HTML. `order` is its position; the start page has 0. */
  | { type: "kept"; page: CrawledPage; order: number }
  /** Emitted for the start page first, and again for all pages. */
  | { type: "brand"; brand: Brand }
  | { type: "logo"; url: string; image: PreparedImage };

export interface SiteToCheck extends SiteToRead {
  companyName: string | null;
  claims: Claim[];
  /**
   * Pages that aren't in the main language, such as those that translations quote. No new questions are written from
   * them.
   */
  pagesInOtherLanguages: string[];
  askedPages: string[];
  /** Of the last complete reading. If nothing changed since, the website isn't read again. */
  validators: PageValidator[];
}

/**
 * `pages[].html` is empty, because each page was emitted with its HTML. `logoUrls` lists the emitted logos, best first.
 */
export interface SiteCrawl {
  website: WebsiteReading;
  logoUrls: string[];
}

/** Null if the website hasn't changed. */
export type SiteCheckResult = SiteCheck | null;

interface SiteCheck {
  pages: number;
  /** The start page after redirects. */
  startUrl: string;
  /** Empty if the reading can't be repeated conditionally. */
  validators: PageValidator[];
  prepared: ForModel;
  /** Input of the question writer. Has no pages if no model will be asked. */
  input: FaqWriterInput;
  verdicts: Verdict[];
  /** Includes pages that returned "gone". */
  readUrls: string[];
  /** Texts of pages in the website's other languages. */
  otherSources: SourceText[];
}
