/**
 * Reads the pages of a job in a worker thread and stores each one as it arrives. Skips pages that the job already has.
 */
import type { Services } from "#platform/services.ts";
import { type KeyScope, pagesLeft } from "./api-keys.server.ts";
import { addModelFacts } from "./model-facts.server.ts";
import type { BatchJob, CrawlRequest } from "./requests.ts";
import type { ServiceJob } from "./service-job.ts";
import { listDone, storeServicePage, storeTotal } from "./service-pages.server.ts";
import type { ReadingEvent } from "./thread/service-thread-tasks.ts";
import type { ServiceThreads } from "./thread/service-threads.server.ts";

export interface ServiceJobRun {
  services: Services;
  threads: ServiceThreads;
  job: ServiceJob;
  scope: KeyScope;
  signal: AbortSignal;
}

/** Reads the pages of a website that the job doesn't have yet. */
export async function crawlPages(
  run: ServiceJobRun,
  request: CrawlRequest,
): Promise<{ failure: string | null }> {
  const { services, threads, job, scope, signal } = run;
  const done = await listDone(services, job.id);
  const left = await pagesLeft(services, scope);
  const kept = done.filter(({ isKept }) => isKept).length;
  const limit = Math.min(request.limit, left === null ? request.limit : left + kept);
  return threads.tasks.crawl(
    { request, limit, done },
    { signal, onEvent: (event) => storeEvent(run, request.scrapeOptions, event) },
  );
}

/** Reads the given URLs instead of following links. */
export async function readAddresses(run: ServiceJobRun, { urls, options }: BatchJob): Promise<void> {
  const { services, threads, job, signal } = run;
  const done = await listDone(services, job.id);
  await threads.tasks.batch(
    { urls, options, done },
    { signal, onEvent: (event) => storeEvent(run, options, event) },
  );
}

async function storeEvent(
  run: ServiceJobRun,
  options: CrawlRequest["scrapeOptions"],
  event: ReadingEvent,
): Promise<void> {
  const { services, job, scope, signal } = run;
  if (event.type === "total") return storeTotal(services, { job, total: event.total });
  const page = await addModelFacts(services, { page: event.page, options, signal });
  await storeServicePage(services, { job, scope, page });
}
