/**
 * Runs in a worker thread that reads pages for the crawl service, so that neither parsing nor a hostile page can block
 * the server. It makes its own requests, with the same egress rules. `createServiceThreads` starts it.
 */
import { type MessagePort, workerData } from "node:worker_threads";
import { newRenderBudget } from "#engines/crawler/read-page.ts";
import { borrowBrowser } from "#platform/browser/borrow-browser.ts";
import type { Config } from "#platform/config.ts";
import { createEgress } from "#platform/egress/create-egress.ts";
import { createLog } from "#platform/log.ts";
import { serveThread } from "#platform/threads/answer-tasks.ts";
import type { TaskContext } from "#platform/threads/thread-messages.ts";
import { urlKey } from "#shared/url.ts";
import { findFacts } from "../extract/find-facts.ts";
import type { CrawlRequest, MapRequest, ScrapeOptions, Wanted } from "../requests.ts";
import { crawlLinks } from "./crawl-links.ts";
import { mapSite } from "./map-site.ts";
import { type PageTools, readOne, rememberRobots } from "./read-one.ts";
import type { DoneUrl, FoundFacts, ReadingEvent, ReadPage } from "./service-thread-tasks.ts";

interface Batch {
  urls: string[];
  options: ScrapeOptions;
  done: DoneUrl[];
}

let tools: PageTools | null = null;

const tasks = {
  async scrape(input: { url: string; options: ScrapeOptions }, { signal }: TaskContext): Promise<ReadPage> {
    const read = await readOne(openTools(), { ...input, ...readingWith(signal), siteUrl: null });
    if ("error" in read) throw read.error;
    return read.page;
  },
  /** `failure` says why no page could be read. Null if one was. */
  async crawl(
    input: { request: CrawlRequest; limit: number; done: DoneUrl[] },
    { signal, emit }: TaskContext<ReadingEvent>,
  ): Promise<{ failure: string | null }> {
    return { failure: await crawlLinks(openTools(), { ...input, ...readingWith(signal), emit }) };
  },
  batch: readBatch,
  async map(request: MapRequest, { signal }: TaskContext): Promise<string[]> {
    return mapSite(openTools(), { request, ...readingWith(signal) });
  },
  /** Finds data in several pages. `html` is the raw document. */
  facts(input: { pages: { url: string; html: string }[]; wanted: Wanted }): FoundFacts {
    return findFacts(input.pages, input.wanted);
  },
};
export type ServiceTasks = typeof tasks;

serveThread(tasks);

const batchConcurrency = 5;

async function readBatch(
  { urls, options, done }: Batch,
  { signal, emit }: TaskContext<ReadingEvent>,
): Promise<void> {
  const known = new Set(done.map((page) => page.urlKey));
  const left = urls.filter((url) => !known.has(urlKey(url)));
  const reading = { options, ...readingWith(signal), siteUrl: null, budget: newRenderBudget() };
  await Promise.all(Array.from({ length: Math.min(batchConcurrency, left.length) }, readOn));

  async function readOn(): Promise<void> {
    for (let url = left.shift(); url !== undefined && !signal.aborted; url = left.shift()) {
      const { page } = await readOne(openTools(), { url, ...reading });
      if (signal.aborted) return;
      // The key is made from the requested URL, because a resumed run looks for that one.
      await emit({ type: "page", page: { ...page, urlKey: urlKey(url) } });
    }
  }
}

/** Creates the context of one task. It fetches robots.txt once per host. */
function readingWith(signal: AbortSignal) {
  return { signal, robotsOf: rememberRobots(openTools().fetch, signal) };
}

/**
 * Opens the tools once per thread. They are closed when the thread ends, and an unused browser is closed after a
 * timeout.
 */
function openTools(): PageTools {
  if (tools) return tools;
  const { config, browser } = workerData as { config: Config; browser: MessagePort | null };
  const egress = createEgress({ allowPrivate: config.crawl.allowPrivate, log: createLog(config) });
  const renderer = browser && borrowBrowser(browser);
  tools = { fetch: egress.fetch, render: renderer?.render, screenshot: renderer?.screenshot };
  return tools;
}
