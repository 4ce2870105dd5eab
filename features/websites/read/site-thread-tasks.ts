/** What goes into the threads that read websites, and what comes out. Types only: both sides import it. */
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
  /** CIDRs that this reading may reach besides public addresses and those of the configuration. */
  allowPrivate: string[];
  ownOrigin: { origin: string; loopback: string };
}

export type CrawlThreadEvent =
  | CrawlEvent
  /** Whole, with its document; `order` is its place, 0 for the start page. */
  | { type: "kept"; page: CrawledPage; order: number }
  /** From the start page first, then from all of them. */
  | { type: "brand"; brand: Brand }
  | { type: "logo"; url: string; image: PreparedImage };

export interface SiteToCheck extends SiteToRead {
  companyName: string | null;
  claims: Claim[];
  askedPages: string[];
}

/** `pages[].html` is empty: each page was emitted with its own. `logoUrls`: those that were emitted, best first. */
export interface SiteCrawl {
  website: WebsiteReading;
  logoUrls: string[];
}

export interface SiteCheck {
  pages: number;
  prepared: ForModel;
  /** What it was written from; without pages where no model is to be asked about them. */
  input: FaqWriterInput;
  /** One for each claim. */
  verdicts: Verdict[];
  /** Every page that was read, or said that it is gone. */
  readUrls: string[];
}
