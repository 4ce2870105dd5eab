/** What the thread beside the server can be asked for, and what it says. Types only: both sides import it. */
import type { Brand } from "#engines/brand/types.ts";
import type { CrawlErrorCode, CrawlEvent, CrawledPage } from "#engines/crawler/types.ts";
import type { Claim, Verdict } from "#engines/faq-writer/check-evidence.ts";
import type { ForModel, JudgedWriting, ToJudge, Written } from "#engines/faq-writer/model/write-for-model.ts";
import type { FaqWriterInput } from "#engines/faq-writer/types.ts";
import type { Config } from "#platform/config.ts";
import type { PreparedImage } from "#platform/storage/prepare-image.ts";
import type { ReadingEvent } from "./read-site.server.ts";
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

export interface ThreadTasks {
  /** Pages, brand and all logos, told as they come. */
  crawl: {
    input: SiteToRead;
    event: CrawlThreadEvent;
    /** `pages[].html` is empty: each page was told with its own. `logoUrls`: those that were told, best first. */
    result: { website: WebsiteReading; logoUrls: string[] };
  };
  /** Pages and questions as they are now, and whether earlier quotes still stand. */
  check: {
    input: SiteToRead & { companyName: string | null; claims: Claim[]; askedPages: string[] };
    event: ReadingEvent;
    /**
     * `verdicts`: one for each claim. `readUrls`: every page that was read, or said that it is gone. `input`: what it
     * was written from; without pages where no model is to be asked about them.
     */
    result: {
      pages: number;
      prepared: ForModel;
      input: FaqWriterInput;
      verdicts: Verdict[];
      readUrls: string[];
    };
  };
  write: { input: FaqWriterInput; event: never; result: Written };
  /** The same, and what a model is to be asked about beside it. */
  "write-for-model": { input: FaqWriterInput; event: never; result: ForModel };
  /** What of a model's answers may stand beside what was written. */
  "judge-model": { input: ToJudge; event: never; result: JudgedWriting };
}

export type ThreadTask = {
  [Kind in keyof ThreadTasks]: { kind: Kind; input: ThreadTasks[Kind]["input"] };
}[keyof ThreadTasks];

export type ThreadMessage =
  | { type: "event"; event: unknown }
  | { type: "done"; result: unknown }
  | { type: "crawl-error"; code: CrawlErrorCode; message: string; detail: string | null }
  | { type: "error"; message: string; stack: string | undefined };
