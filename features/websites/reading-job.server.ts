/** The frame of every job that reads or writes for a website: claim, lease, abort, retry, failure. May run twice. */

import { and, eq, inArray } from "drizzle-orm";
import type { crawls, faqGenerations, websiteChecks } from "#db/schema.ts";
import { CrawlError } from "#engines/crawler/types.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import type { Log } from "#platform/log.ts";
import type { Services } from "#platform/services.ts";
import { activeStatuses } from "#shared/enumerations.ts";

/** The lease is renewed this often. */
const leaseRenewMs = 10_000;
/** Work without a renewal for this long counts as abandoned. */
const leaseMs = 120_000;

/** The tables whose rows such a job works on. */
export type WorkTable = typeof crawls | typeof faqGenerations | typeof websiteChecks;

/** The row was stopped, deleted, or finished by another run: nothing further is stored, and nothing has failed. */
export class WorkEndedError extends Error {
  constructor() {
    super("The work has ended.");
    this.name = "WorkEndedError";
  }
}

export interface Work {
  /** Aborted when the job is, when the row is no longer running, and by `abort`. */
  signal: AbortSignal;
  /** Ends the work with this error, for what fails beside it. */
  abort(error: unknown): void;
  log: Log;
}

export interface Failure {
  code: string;
  message: string;
  /** For the log only. */
  detail?: string | null;
}

export interface ReadingJob<Row> {
  table: WorkTable;
  id: string;
  /** Sets these values on the row while `isClaimable`. Null: ended or deleted. */
  claim(values: { status: "running"; startedAt: Date; leaseExpiresAt: Date }): Promise<Row | null>;
  /** A message here means that the row may have been stopped. */
  channelOf?(row: Row): string;
  run(row: Row, work: Work): Promise<void>;
  /** What a retry would not change; null for our own errors. */
  known(error: unknown): Failure | null;
  /** What people are told when our own error outlasted all tries. */
  unexpected: Failure;
  /** Stores the end and notifies. */
  fail(row: Row, failure: Failure): Promise<void>;
}

export async function runReadingJob<Row>(
  { db, clock, realtime }: Pick<Services, "db" | "clock" | "realtime">,
  job: ReadingJob<Row>,
  { signal, isLastAttempt, log }: JobContext,
): Promise<void> {
  const now = clock.now();
  const row = await job.claim({ status: "running", startedAt: now, leaseExpiresAt: leaseFrom(now) });
  if (!row) return;
  const stop = new AbortController();
  const renew = async () => {
    try {
      const renewed = await db
        .update(job.table)
        .set({ leaseExpiresAt: leaseFrom(clock.now()) })
        .where(isRunning(job.table, job.id))
        .returning({ id: job.table.id });
      if (renewed.length === 0) stop.abort(new WorkEndedError());
    } catch (error) {
      // Renewed again soon; the last write finds out what this one could not.
      log.warn({ err: error }, "website job lease renewal failed");
    }
  };
  const timer = setInterval(() => void renew(), leaseRenewMs);
  timer.unref();
  const channel = job.channelOf?.(row);
  const unsubscribe = channel === undefined ? null : realtime.subscribe(channel, () => void renew());
  try {
    await job.run(row, {
      signal: AbortSignal.any([signal, stop.signal]),
      abort: (error) => stop.abort(error),
      log,
    });
  } catch (thrown) {
    // What stopped the work says more than that it was stopped.
    const error: unknown = stop.signal.aborted ? stop.signal.reason : thrown;
    if (error instanceof WorkEndedError) return;
    // The server stops, or the time is up: the job comes again.
    if (signal.aborted) throw error;
    const known = job.known(error);
    if (!known && !isLastAttempt) throw error;
    const failure = known ?? job.unexpected;
    log.info({ id: job.id, code: failure.code, detail: failure.detail }, "website job failed");
    await job.fail(row, failure);
    if (!known) throw error;
  } finally {
    clearInterval(timer);
    unsubscribe?.();
  }
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}

/** The site's fault, reported at once: a retry would fail the same way. */
export function siteFailure(error: unknown): Failure | null {
  if (!(error instanceof CrawlError)) return null;
  return { code: error.code, message: error.message, detail: error.detail };
}

export function isClaimable(table: WorkTable, id: string) {
  return and(eq(table.id, id), inArray(table.status, activeStatuses));
}

export function isRunning(table: WorkTable, id: string) {
  return and(eq(table.id, id), eq(table.status, "running"));
}
