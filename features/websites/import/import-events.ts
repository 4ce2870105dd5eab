/** What a running import tells whoever watches: the command line now, a page by SSE likewise. */
import type { CrawlEvent } from "#engines/crawler/types.ts";

export type ImportEvent =
  | CrawlEvent
  /** `primaryColor`: null when none was found. `colorNote`: where it comes from, if that needs saying. */
  | {
      type: "brand";
      companyName: string | null;
      primaryColor: string | null;
      colorNote: string | null;
      logos: number;
    }
  | { type: "writing"; pages: number }
  /** A language model is asked, and what came of it: lines for people. */
  | { type: "asking"; model: string; parts: number }
  | { type: "asked"; lines: string[] }
  | { type: "done"; companyId: string; subdomain: string; pages: number; faqs: number }
  | { type: "failed"; code: string; message: string };

export function importChannel(crawlId: string): string {
  return `crawl:${crawlId}`;
}
