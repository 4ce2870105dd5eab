/** Reads sites and writes questions in worker threads with time and memory limits. */
import type { MessagePort } from "node:worker_threads";
import { CrawlError } from "#engines/crawler/types.ts";
import { lendBrowser } from "#platform/browser/lend-browser.ts";
import type { CallOptions } from "#platform/threads/thread-messages.ts";
import { createThreadPool } from "#platform/threads/thread-pool.ts";
import type { SiteTasks } from "./site-thread-main.server.ts";
import type { SiteToRead } from "./site-thread-tasks.ts";

export type SiteThreads = ReturnType<typeof createSiteThreads>;

/**
 * Each task rejects with a CrawlError like `readSite`, with the signal's reason, or with the thread's error. Every site
 * gets a thread of its own, so that a hostile one can't reach the next. Tests read their own sites, and use threads
 * "again", which saves loading the engines.
 */
export function createSiteThreads({ use = "once" }: { use?: "once" | "again" } = {}) {
  const { tasks, prepare, close } = createThreadPool<SiteTasks>({
    script: "#features/websites/read/site-thread-main.server.ts",
    maxMemoryMb: 512,
    // A crawl times out after 120 s, and brand and questions take seconds. A thread that takes longer is stuck.
    maxMs: 180_000,
    graceMs: 2_000,
    // Users usually click within this time. An idle thread costs memory.
    idleMs: 60_000,
    use,
    errors: [CrawlError],
  });
  return {
    crawl: withBrowser(tasks.crawl),
    check: withBrowser(tasks.check),
    write: tasks.write,
    writeEditions: tasks.writeEditions,
    writeForModel: tasks.writeForModel,
    judgeModel: tasks.judgeModel,
    /**
     * Starts the next thread in advance, because loading the engines takes longer than reading the first page.
     * Idempotent.
     */
    prepare: () => prepare(({ load }) => load()),
    prepareToWrite: () => prepare(({ loadToWrite }) => loadToWrite()),
    close,
  };
}

type Lent<Input> = Input & { browser: MessagePort | null };

/**
 * The browser's egress rules are set here, outside of the thread that parses the pages, so that a hostile page can't
 * change them.
 */
function withBrowser<Input extends SiteToRead, Result, Event>(
  task: (input: Lent<Input>, options: CallOptions<Event>) => Promise<Result>,
) {
  return async (input: Input, options: CallOptions<Event>): Promise<Result> => {
    options.signal?.throwIfAborted();
    const { config } = input;
    const allowPrivate = [...config.crawl.allowPrivate, ...input.allowPrivate];
    const browser = lendBrowser({ config, allowPrivate });
    return task({ ...input, browser }, { ...options, transfer: browser ? [browser] : [] });
  };
}
