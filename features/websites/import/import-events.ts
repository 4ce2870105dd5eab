/** Progress events of an import, which the command line shows. */
import type { CrawlEvent } from "#engines/crawler/types.ts";
import { storableValue } from "#features/websites/read/storable-reading.ts";
import type { Services } from "#platform/services.ts";

export type ImportEvent =
  | CrawlEvent
  /** `primaryColor` is null if none was found. `colorNote` explains the color's source if it is unusual. */
  | {
      type: "brand";
      companyName: string | null;
      primaryColor: string | null;
      colorNote: string | null;
      logos: number;
    }
  | { type: "writing"; pages: number }
  /** Sent before a language model is asked, and again afterwards with the log lines. */
  | { type: "asking"; model: string; parts: number }
  | { type: "asked"; lines: string[] };

/** Limit for titles and URLs, because Postgres limits the size of notifications. */
const maxToldLength = 500;

export function importChannel(crawlId: string): string {
  return `crawl:${crawlId}`;
}

/** Never rejects, because losing an event only costs a line of output. */
export function notifyImport(
  { realtime, log }: Pick<Services, "realtime" | "log">,
  crawlId: string,
  event: ImportEvent,
): void {
  realtime
    .publish(importChannel(crawlId), storableValue(event, maxToldLength))
    .catch((error: unknown) => log.warn({ err: error }, "import event publish failed"));
}
