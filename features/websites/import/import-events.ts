/** What a running import tells the command line. */
import type { CrawlEvent } from "#engines/crawler/types.ts";
import { storableValue } from "#features/websites/read/storable-reading.ts";
import type { Services } from "#platform/services.ts";

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
  | { type: "asked"; lines: string[] };

/** Of a title or an address: notifications are short. */
const maxToldLength = 500;

export function importChannel(crawlId: string): string {
  return `crawl:${crawlId}`;
}

/** Never fails: a lost event is a line less. */
export function tellImport(
  { realtime, log }: Pick<Services, "realtime" | "log">,
  crawlId: string,
  event: ImportEvent,
): void {
  realtime
    .publish(importChannel(crawlId), storableValue(event, maxToldLength))
    .catch((error: unknown) => log.warn({ err: error }, "import event publish failed"));
}
