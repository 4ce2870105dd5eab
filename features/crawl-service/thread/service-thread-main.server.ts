/**
 * The inside of the thread that reads pages for the crawl service: it opens its own guarded requests, so that neither parsing nor a hostile page can hold up the server. Started by `createServiceThreads` only.
 */
import { type MessagePort, parentPort } from "node:worker_threads";
import { newRenderBudget } from "#engines/crawler/read-page.ts";
import { CrawlError } from "#engines/crawler/types.ts";
import { borrowBrowser } from "#platform/browser/borrow-browser.ts";
import type { Config } from "#platform/config.ts";
import { createEgress } from "#platform/egress/create-egress.ts";
import { createLog } from "#platform/log.ts";
import { lowerThreadPriority } from "#platform/lower-priority.ts";
import { urlKey } from "#shared/url.ts";
import { findFacts } from "../extract/find-facts.ts";
import { crawlLinks } from "./crawl-links.ts";
import { mapSite } from "./map-site.ts";
import { type PageTools, readOne, rememberRobots } from "./read-one.ts";
import type {
  FromThread,
  ReadingEvent,
  ServiceTask,
  ServiceTasks,
  ToThread,
} from "./service-thread-tasks.ts";

lowerThreadPriority();

const running = new Map<number, AbortController>();
const waiting = new Map<number, (() => void)[]>();
let tools: PageTools | null = null;
/** The line to the browser of this process; comes with the first task. */
let browser: MessagePort | null = null;

parentPort?.on("message", (message: ToThread) => {
  if (message.type === "task") {
    browser ??= message.browser;
    void work(message.id, message.task);
  } else if (message.type === "abort") running.get(message.id)?.abort();
  else waiting.get(message.id)?.shift()?.();
});

async function work(id: number, task: ServiceTask): Promise<void> {
  const abort = new AbortController();
  running.set(id, abort);
  waiting.set(id, []);
  try {
    const result = await run(id, task, abort.signal);
    say({ type: "done", id, result });
  } catch (error) {
    say(messageOf(id, error));
  } finally {
    running.delete(id);
    waiting.delete(id);
  }
}

async function run(
  id: number,
  task: ServiceTask,
  signal: AbortSignal,
): Promise<ServiceTasks[ServiceTask["kind"]]["result"]> {
  const { kind, input } = task;
  if (kind === "facts") return findFacts(input.pages, input.wanted);
  tools ??= openTools(input.config);
  const robotsOf = rememberRobots(tools.fetch, signal);
  const emit = (event: ReadingEvent) => tell(id, event);
  switch (kind) {
    case "scrape": {
      const { url, options } = input;
      const read = await readOne(tools, { url, options, signal, siteUrl: null, robotsOf });
      if ("error" in read) throw read.error;
      return read.page;
    }
    case "crawl":
      return { failure: await crawlLinks(tools, { ...input, robotsOf, signal, emit }) };
    case "batch":
      await readBatch(tools, { ...input, robotsOf, signal, emit });
      return { failure: null };
    case "map":
      return { links: await mapSite(tools, { request: input.request, robotsOf, signal }) };
  }
}

const batchConcurrency = 5;

type BatchReading = Pick<ServiceTasks["batch"]["input"], "urls" | "options" | "done"> & {
  robotsOf: ReturnType<typeof rememberRobots>;
  signal: AbortSignal;
  emit: (event: ReadingEvent) => Promise<void>;
};

async function readBatch(pageTools: PageTools, batch: BatchReading): Promise<void> {
  const { urls, options, done, robotsOf, signal, emit } = batch;
  const known = new Set(done.map((page) => page.urlKey));
  const left = urls.filter((url) => !known.has(urlKey(url)));
  const budget = newRenderBudget();
  await Promise.all(Array.from({ length: Math.min(batchConcurrency, left.length) }, readOn));

  async function readOn(): Promise<void> {
    for (let url = left.shift(); url !== undefined && !signal.aborted; url = left.shift()) {
      const { page } = await readOne(pageTools, { url, options, signal, siteUrl: null, robotsOf, budget });
      if (signal.aborted) return;
      // Under the address that was asked for, by which it is known again after a crash.
      await emit({ type: "page", page: { ...page, urlKey: urlKey(url) } });
    }
  }
}

/** Once for the thread; they end with it, the browser by itself when nobody needs it. */
function openTools(config: Config): PageTools {
  const log = createLog(config);
  const egress = createEgress({ allowPrivate: config.crawl.allowPrivate, log });
  const renderer = browser && borrowBrowser(browser);
  return { fetch: egress.fetch, render: renderer?.render, screenshot: renderer?.screenshot };
}

function tell(id: number, event: ReadingEvent): Promise<void> {
  return new Promise((resolve) => {
    waiting.get(id)?.push(resolve);
    say({ type: "event", id, event });
  });
}

function say(message: FromThread): void {
  parentPort?.postMessage(message);
}

function messageOf(id: number, error: unknown): FromThread {
  if (error instanceof CrawlError)
    return { type: "crawl-error", id, code: error.code, message: error.message };
  if (error instanceof Error) return { type: "error", id, message: error.message, stack: error.stack };
  return { type: "error", id, message: String(error), stack: undefined };
}
