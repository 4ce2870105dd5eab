/** Reads pages for the crawl service in threads beside the server, with limits on time and memory. */
import { CrawlError } from "#engines/crawler/types.ts";
import { lendBrowser } from "#platform/browser/lend-browser.ts";
import type { Config } from "#platform/config.ts";
import { createThreadPool, type ThreadPool } from "#platform/threads/thread-pool.ts";
import type { ServiceTasks } from "./service-thread-main.server.ts";

export type ServiceThreads = ThreadPool<ServiceTasks>;

/**
 * `isShared`: one thread for all tasks, for short ones that come often. Otherwise each task has one of its own, so
 * that none suffers from what another one reads. A task rejects with a CrawlError for a website's fault.
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
