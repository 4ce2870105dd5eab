/**
 * The inside of the thread that reads one site: it opens its own guarded requests and browser, so that neither
 * parsing nor a hostile page can hold up the server. Started by `readSiteInThread` only.
 */
import { parentPort, workerData } from "node:worker_threads";
import { CrawlError } from "#engines/crawler/types.ts";
import { systemClock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import { createLog } from "#platform/log.ts";
import type { PreparedImage } from "#platform/storage/prepare-image.ts";
import { findLogo } from "./find-logo.server.ts";
import { type ReadingEvent, readSite, type SiteReading } from "./read-site.server.ts";
import { withSiteReader } from "./site-reader.server.ts";

export interface ThreadInput {
  config: Config;
  url: string;
  allowPrivate: string[];
  ownOrigin: { origin: string; loopback: string };
}

export interface ThreadResult {
  /** `pages[].html` is empty: whole documents were needed to read them, not to keep them. */
  site: SiteReading;
  logo: PreparedImage | null;
}

export type ThreadMessage =
  | { type: "event"; event: ReadingEvent }
  | ({ type: "read" } & ThreadResult)
  | { type: "crawl-error"; code: CrawlError["code"]; message: string; detail: string | null }
  | { type: "error"; message: string; stack: string | undefined };

async function main(input: ThreadInput): Promise<void> {
  const abort = new AbortController();
  parentPort?.on("message", () => abort.abort());
  const { config, url, allowPrivate, ownOrigin } = input;
  const log = createLog(config);
  const { signal } = abort;
  try {
    await withSiteReader({ config, log, clock: systemClock, allowPrivate, ownOrigin }, async (reader) => {
      const onEvent = (event: ReadingEvent) => tell({ type: "event", event });
      const site = await readSite(reader, { url, signal, onEvent });
      const { logoUrls } = site.brand.brandAssets;
      const logo = await findLogo({ urls: logoUrls, fetch: reader.fetch, log, signal });
      const pages = site.pages.map((page) => ({ ...page, html: "" }));
      tell({ type: "read", site: { ...site, pages }, logo });
    });
  } catch (error) {
    tell(messageOf(error));
  } finally {
    parentPort?.close();
  }
}

function tell(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}

function messageOf(error: unknown): ThreadMessage {
  if (error instanceof CrawlError) {
    return { type: "crawl-error", code: error.code, message: error.message, detail: error.detail };
  }
  if (error instanceof Error) return { type: "error", message: error.message, stack: error.stack };
  return { type: "error", message: String(error), stack: undefined };
}

await main(workerData as ThreadInput);
