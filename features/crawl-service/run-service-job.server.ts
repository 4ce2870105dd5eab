/** Runs the crawl service's jobs. After a crash, a new run resumes and nothing is charged twice. */
import { and, eq, isNull } from "drizzle-orm";
import { apiKeys, serviceJobs } from "#db/schema/crawl-service.ts";
import { CrawlError } from "#engines/crawler/types.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import type { Services } from "#platform/services.ts";
import type { KeyScope } from "./api-keys.server.ts";
import { runExtraction } from "./extract/run-extraction.server.ts";
import { maxJobMs, serviceTexts } from "./limits.ts";
import { makeLlmsText } from "./make-llms-text.server.ts";
import { crawlPages, readAddresses, type ServiceJobRun } from "./read-pages.server.ts";
import {
  type BatchJob,
  type CrawlRequest,
  crawlRequest,
  type ExtractJob,
  type LlmsTextJob,
} from "./requests.ts";
import type { RunServiceJobPayload } from "./run-service-job.job.ts";
import { ServiceError } from "./service-error.ts";
import { jobChannel, type ServiceJob } from "./service-job.ts";
import { endServiceJob, type JobOutcome } from "./service-jobs.server.ts";
import { JobEndedError, listDone } from "./service-pages.server.ts";
import type { ServiceThreads } from "./thread/service-threads.server.ts";

class OutOfTimeError extends Error {}

export async function handleRunServiceJob(
  { services, threads }: { services: Services; threads: ServiceThreads },
  { serviceJobId }: RunServiceJobPayload,
  { signal, isLastAttempt, log }: JobContext,
): Promise<void> {
  const begun = await beginRun(services, serviceJobId);
  if (!begun) return;
  const { job, scope } = begun;
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new OutOfTimeError()), maxJobMs);
  const unsubscribe = services.realtime.subscribe(jobChannel(job.id), (news) => {
    if (news !== "ended") return;
    void beginRun(services, job.id).then(
      (goesOn) => goesOn || stop.abort(new JobEndedError()),
      // If this read fails, storing the next page notices that the job has ended.
      () => {},
    );
  });
  const run = { services, threads, job, scope, signal: AbortSignal.any([signal, stop.signal]) };
  try {
    const outcome = await work(run);
    await endServiceJob(services, { job, scope, outcome });
  } catch (error) {
    const reason: unknown = stop.signal.aborted ? stop.signal.reason : error;
    if (reason instanceof JobEndedError) return;
    // After a shutdown, the job is retried and resumes.
    if (signal.aborted && !isLastAttempt) throw error;
    if (!isExpected(reason) && !isLastAttempt) throw error;
    await endServiceJob(services, { job, scope, outcome: await outcomeOf(services, job, reason) });
    if (!isExpected(reason)) throw error;
    log.info({ serviceJobId, kind: job.kind }, "crawl service job failed");
  } finally {
    clearTimeout(timer);
    unsubscribe();
  }
}

/** Returns null if the job has ended or was deleted, or if its key was revoked. */
async function beginRun({ db }: Services, id: string): Promise<{ job: ServiceJob; scope: KeyScope } | null> {
  const [row] = await db
    .select({ job: serviceJobs, concurrency: apiKeys.concurrency })
    .from(serviceJobs)
    .innerJoin(apiKeys, eq(apiKeys.id, serviceJobs.apiKeyId))
    .where(and(eq(serviceJobs.id, id), eq(serviceJobs.status, "scraping"), isNull(apiKeys.revokedAt)));
  if (!row) return null;
  return { job: row.job, scope: { apiKeyId: row.job.apiKeyId, concurrency: row.concurrency } };
}

function work(run: ServiceJobRun): Promise<JobOutcome> {
  const { request } = run.job;
  switch (run.job.kind) {
    case "crawl":
      return crawl(run, request as CrawlRequest);
    case "batch":
      return scrapeBatch(run, request as BatchJob);
    case "extract":
      return runExtraction(run, request as ExtractJob);
    case "llmstxt":
      return writeLlmsText(run, request as LlmsTextJob);
    case "scrape":
      throw new Error("a scrape runs inside its request, not as a job");
  }
}

async function crawl(run: ServiceJobRun, request: CrawlRequest): Promise<JobOutcome> {
  const { failure } = await crawlPages(run, request);
  return failure === null ? { status: "completed" } : { status: "failed", error: failure };
}

async function scrapeBatch(run: ServiceJobRun, batch: BatchJob): Promise<JobOutcome> {
  await readAddresses(run, batch);
  return { status: "completed" };
}

async function writeLlmsText(run: ServiceJobRun, asked: LlmsTextJob): Promise<JobOutcome> {
  const request = crawlRequest.parse({ url: asked.url, limit: asked.maxUrls });
  const { failure } = await crawlPages(run, request);
  if (failure !== null) return { status: "failed", error: failure };
  return { status: "completed", result: await makeLlmsText(run.services, run.job.id, asked) };
}

function isExpected(reason: unknown): boolean {
  return reason instanceof CrawlError || reason instanceof ServiceError || reason instanceof OutOfTimeError;
}

/** A crawl that runs out of time or pages completes with the pages it has read. */
async function outcomeOf(services: Services, job: ServiceJob, reason: unknown): Promise<JobOutcome> {
  const said = reason instanceof CrawlError || reason instanceof ServiceError ? reason.message : null;
  const error = reason instanceof OutOfTimeError ? serviceTexts.timeout : (said ?? serviceTexts.unexpected);
  const isList = job.kind === "crawl" || job.kind === "batch";
  const hasPages = isList && (await listDone(services, job.id)).some(({ isKept }) => isKept);
  if (hasPages && reason instanceof OutOfTimeError) return { status: "completed", warning: error };
  return { status: "failed", error };
}
