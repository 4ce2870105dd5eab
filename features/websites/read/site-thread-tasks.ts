/** Input and output of the crawl threads. The file only has types, because both sides import it. */
import type { Brand } from "#engines/brand/types.ts";
import type { CrawlEvent, CrawledPage } from "#engines/crawler/types.ts";
import type { Claim, Verdict } from "#engines/faq-writer/check-evidence.ts";
import type { ForModel } from "#engines/faq-writer/model/write-for-model.ts";
import type { FaqWriterInput } from "#engines/faq-writer/types.ts";
import type { Config } from "#platform/config.ts";
import type { PreparedImage } from "#platform/storage/prepare-image.ts";
import type { WebsiteReading } from "./read-website.server.ts";

export interface SiteToRead {
  config: Config;
  url: string;
  /** CIDRs that this crawl may reach in addition to public addresses and those in the configuration. */
  allowPrivate: string[];
  ownOrigin: { origin: string; loopback: string };
}

export type CrawlThreadEvent =
  | CrawlEvent
  /** A complete page with its HTML document. `order` is the page's position; 0 is the start page. */
  | { type: "kept"; page: CrawledPage; order: number }
  /** Emitted first for the start page, then for all pages. */
  | { type: "brand"; brand: Brand }
  | { type: "logo"; url: string; image: PreparedImage };

export interface SiteToCheck extends SiteToRead {
  companyName: string | null;
  claims: Claim[];
  askedPages: string[];
}

/**
 * `pages[].html` is empty, because each page was emitted with its HTML. `logoUrls` lists the emitted logos, best first.
 */
export interface SiteCrawl {
  website: WebsiteReading;
  logoUrls: string[];
}

export interface SiteCheck {
  pages: number;
  prepared: ForModel;
  /** Input of the question writer. It has no pages if no model is to be asked. */
  input: FaqWriterInput;
  /** One verdict per claim. */
  verdicts: Verdict[];
  /** Every page that was read or has returned "gone". */
  readUrls: string[];
}
