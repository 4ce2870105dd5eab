/** Shared by all website jobs: claims the row, renews the lease, aborts, retries, and stores failures. Idempotent. */

import { and, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { centerImports, crawls, faqGenerations, websiteChecks } from "#db/schema.ts";
import { CrawlError } from "#engines/crawler/types.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import type { Log } from "#platform/log.ts";
import type { Services } from "#platform/services.ts";
import { activeStatuses } from "#shared/enumerations.ts";

const leaseRenewMs = 10_000;
/** After this long without a renewal, another process may take over the row. */
const leaseSeconds = 120;
/** By the database's clock, because the clocks of two processes may differ. */
const leaseFromNow = sql`now() + make_interval(secs => ${leaseSeconds})`;

/** Tables whose rows website jobs process. */
export type WorkTable = typeof crawls | typeof faqGenerations | typeof websiteChecks | typeof centerImports;

/** The row was stopped, deleted or finished by another run. The job must store nothing more, and must not fail. */
export class WorkEndedError extends Error {
  constructor() {
    super("The work has ended.");
    this.name = "WorkEndedError";
  }
}

export interface Work {
  signal: AbortSignal;
  /** Ends the job with this error. For failures outside of `run`. */
  abort(error: unknown): void;
  log: Log;
}

export interface Failure {
  code: string;
  message: string;
  /** Only written to the log. */
  detail?: string | null;
}

export interface ReadingJob<Row> {
  table: WorkTable;
  id: string;
  /** Sets these values on the row if `isClaimable` holds for it. Returns null if it has ended or was deleted. */
  claim(values: { status: "running"; startedAt: Date; leaseExpiresAt: SQL }): Promise<Row | null>;
  /** A message on this channel means that the row may have been stopped. */
  channelOf?(row: Row): string;
  run(row: Row, work: Work): Promise<void>;
  /** Returns failures that a retry can't fix. Returns null for internal errors. */
  known(error: unknown): Failure | null;
  /** Shown if an internal error persists after all retries. */
  unexpected: Failure;
  fail(row: Row, failure: Failure): Promise<void>;
}

export async function runReadingJob<Row>(
  { db, clock, realtime }: Pick<Services, "db" | "clock" | "realtime">,
  job: ReadingJob<Row>,
  { signal, isLastAttempt, log }: JobContext,
): Promise<void> {
  const now = clock.now();
  const row = await job.claim({ status: "running", startedAt: now, leaseExpiresAt: leaseFromNow });
  if (!row) return;
  const stop = new AbortController();
  const renew = async () => {
    try {
      const renewed = await db
        .update(job.table)
        .set({ leaseExpiresAt: leaseFromNow })
        // An attempt that another one has replaced ends, too.
        .where(and(isRunning(job.table, job.id), eq(job.table.startedAt, now)))
        .returning({ id: job.table.id });
      if (renewed.length === 0) stop.abort(new WorkEndedError());
    } catch (error) {
      // The next renewal may succeed. If none does, the final write fails.
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
    // The abort reason is more specific than the error that it caused.
    const error: unknown = stop.signal.aborted ? stop.signal.reason : thrown;
    if (error instanceof WorkEndedError) return;
    // After a shutdown or timeout, the queue retries the job.
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

/** Failures caused by the site are reported immediately, because a retry would fail the same way. */
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

/** True if its process died and no worker took it over. */
export function isAbandoned(table: WorkTable) {
  return and(eq(table.status, "running"), lt(table.leaseExpiresAt, sql`now()`));
}
