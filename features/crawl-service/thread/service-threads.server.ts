/** Reads pages for the crawl service in worker threads with time and memory limits. */
import { CrawlError } from "#engines/crawler/types.ts";
import { lendBrowser } from "#platform/browser/lend-browser.ts";
import type { Config } from "#platform/config.ts";
import { createThreadPool, type ThreadPool } from "#platform/threads/thread-pool.ts";
import type { ServiceTasks } from "./service-thread-main.server.ts";

export type ServiceThreads = ThreadPool<ServiceTasks>;

/**
 * With `isShared`, all tasks run in one thread, which suits short, frequent tasks. Otherwise each task gets its own
 * thread, isolated from what others read. A task rejects with a CrawlError if the website fails.
 */
export function createServiceThreads({
  config,
  isShared,
}: {
  config: Config;
  isShared: boolean;
}): ServiceThreads {
  return createThreadPool<ServiceTasks>({
    script: "#features/crawl-service/thread/service-thread-main.server.ts",
    maxMemoryMb: 512,
    graceMs: 3_000,
    idleMs: 60_000,
    use: isShared ? "together" : "again",
    errors: [CrawlError],
    startWith() {
      const browser = lendBrowser({ config, allowPrivate: config.crawl.allowPrivate });
      return { data: { config, browser }, transfer: browser ? [browser] : [] };
    },
  });
}
