/** Input and output of the crawl threads. Types only, because both sides import them. */
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
  /** CIDRs that this crawl may reach besides public addresses and those in the configuration. */
  allowPrivate: string[];
  ownOrigin: { origin: string; loopback: string };
}

export type CrawlThreadEvent =
  | CrawlEvent
  /** Complete, with its document; `order` is its position, 0 for the start page. */
  | { type: "kept"; page: CrawledPage; order: number }
  /** First from the start page, then from all pages. */
  | { type: "brand"; brand: Brand }
  | { type: "logo"; url: string; image: PreparedImage };

export interface SiteToCheck extends SiteToRead {
  companyName: string | null;
  claims: Claim[];
  askedPages: string[];
}

/** `pages[].html` is empty, because each page was emitted with its own. `logoUrls`: the emitted ones, best first. */
export interface SiteCrawl {
  website: WebsiteReading;
  logoUrls: string[];
}

export interface SiteCheck {
  pages: number;
  prepared: ForModel;
  /** Input of the writer; without pages if no model is to be asked. */
  input: FaqWriterInput;
  /** One per claim. */
  verdicts: Verdict[];
  /** Every page that was read or that returned "gone". */
  readUrls: string[];
}
