/** Reads sites, and writes questions from what was read, each in a thread of its own with limits on time and memory. */
import type { MessagePort } from "node:worker_threads";
import { CrawlError } from "#engines/crawler/types.ts";
import { lendBrowser } from "#platform/browser/lend-browser.ts";
import type { CallOptions } from "#platform/threads/thread-messages.ts";
import { createThreadPool } from "#platform/threads/thread-pool.ts";
import type { SiteTasks } from "./site-thread-main.server.ts";
import type { SiteToRead } from "./site-thread-tasks.ts";

export type SiteThreads = ReturnType<typeof createSiteThreads>;

/** Each throws a CrawlError as `readSite` does, the signal's reason, or the thread's own error. */
export function createSiteThreads() {
  const { tasks, prepare } = createThreadPool<SiteTasks>({
    script: "#features/websites/read/site-thread-main.server.ts",
    maxMemoryMb: 512,
    // A crawl ends by itself after 120 s; brand and questions take seconds. What takes longer hangs.
    maxMs: 180_000,
    graceMs: 2_000,
    // As long as people take to press a button; a thread that waits costs memory.
    idleMs: 60_000,
    use: "once",
    errors: [CrawlError],
  });
  return {
    crawl: withBrowser(tasks.crawl),
    check: withBrowser(tasks.check),
    write: tasks.write,
    writeForModel: tasks.writeForModel,
    judgeModel: tasks.judgeModel,
    /** Starts the next thread ahead: loading the engines takes longer than reading the first page. May be repeated. */
    prepare: () => prepare(({ load }) => load()),
    prepareToWrite: () => prepare(({ loadToWrite }) => loadToWrite()),
  };
}

type Lent<Input> = Input & { browser: MessagePort | null };

/** What its pages may reach is said here, not in the thread that reads them. */
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
