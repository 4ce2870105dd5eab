/** Claims, runs and settles jobs, and releases them at shutdown. */
import type { JobResult, JobWithMetadata, PgBoss } from "pg-boss";
import { repairFutureTimes, wasClockSetBack } from "#platform/jobs/clock-jumps.ts";
import type { JobHandler } from "#platform/jobs/handle-job.ts";
import { NonRetryableJobError, RetryAfterError } from "#platform/jobs/job-errors.ts";
import { createLostJobs } from "#platform/jobs/lost-jobs.ts";
import type { Log } from "#platform/log.ts";
import { requestScope } from "#platform/request-scope.ts";
import { unlessAborted } from "./unless-aborted.ts";

export interface Workers {
  stop(graceMs: number): Promise<void>;
}

interface WorkersOptions {
  boss: PgBoss;
  handlers: JobHandler[];
  log: Log;
  isSoleProcess: boolean;
}

/** Payload key of the id of the request that enqueued the job. */
export const causedBy = "_requestId";
/** Time in which an aborted handler must finish. Afterward its job is released regardless. */
const abortLimitMs = 3_000;

export async function startWorkers({ boss, handlers, log, isSoleProcess }: WorkersOptions): Promise<Workers> {
  const stopping = new AbortController();
  const abandoning = new AbortController();
  const running = new Set<Promise<unknown>>();

  const names = handlers.map(({ definition }) => definition.name);
  const heartbeatMs = workOptions.heartbeatRefreshSeconds * 1_000;
  const lostJobs = createLostJobs({ db: boss.getDb(), names, heartbeatMs });
  const workerIds = new Map<string, string[]>();

  async function work(handler: JobHandler) {
    const { name, options } = handler.definition;
    // Each slot has its own registration, because only a registration can be woken for the next job.
    for (let slot = 0; slot < options.concurrency; slot++) {
      const workerId = await boss.work<unknown, unknown, typeof workOptions>(
        name,
        workOptions,
        async ([job]) => {
          if (!job) return [];
          if (job.groupId) wakeOthers(name, workerId);
          const result = settle(handler, job);
          running.add(result);
          try {
            return [await result];
          } finally {
            running.delete(result);
            boss.notifyWorker(workerId);
          }
        },
      );
      workerIds.set(name, [...(workerIds.get(name) ?? []), workerId]);
    }
  }

  /**
   * A slot that claimed another job of the same company at the same moment has returned it, and would wait for its next
   * look, although other companies may have jobs.
   */
  function wakeOthers(name: string, workerId: string) {
    for (const id of workerIds.get(name) ?? []) if (id !== workerId) boss.notifyWorker(id);
  }

  /** Gives log lines and follow-up jobs the id of the request that caused the job. */
  function settle(handler: JobHandler, job: JobWithMetadata<unknown>): Promise<JobResult> {
    const { [causedBy]: requestId } = (job.data ?? {}) as { [causedBy]?: unknown };
    const scope = { requestId: typeof requestId === "string" ? requestId : null, program: "job" as const };
    return requestScope.run(scope, () => runJob(handler, job));
  }

  async function runJob(handler: JobHandler, job: JobWithMetadata<unknown>): Promise<JobResult> {
    const { name } = handler.definition;
    const jobLog = log.child({ job: name, jobId: job.id });
    const completed: JobResult = { id: job.id, status: "completed" };
    const run = handler.run(job.data, {
      jobId: job.id,
      attempt: job.retryCount + 1,
      isLastAttempt: job.retryCount >= job.retryLimit,
      signal: AbortSignal.any([job.signal, stopping.signal]),
      heartbeat: () => beat(job),
      log: jobLog,
    });
    try {
      await unlessAborted(run, abandoning.signal);
      return completed;
    } catch (error) {
      if (stopping.signal.aborted) {
        await handBack(job);
        jobLog.info("job returned to the queue; server stopping");
        // The aborted job was released, and pg-boss settles only claimed jobs, so this result has no effect.
        return completed;
      }
      if (error instanceof NonRetryableJobError) {
        jobLog.error({ err: error }, "job failed permanently");
        return { id: job.id, status: "deadletter", output: messageOf(error) };
      }
      if (error instanceof RetryAfterError) {
        jobLog.warn({ delayMs: error.delayMs, reason: error.message }, "job rescheduled");
        await retryAfter(job, error);
        return completed;
      }
      const last = job.retryCount >= job.retryLimit;
      const attempt = job.retryCount + 1;
      if (last) jobLog.error({ err: error, attempt }, "job failed on last attempt");
      else jobLog.warn({ err: error, attempt }, "job failed; retrying");
      return { id: job.id, status: "failed", output: messageOf(error) };
    }
  }

  async function beat(job: JobWithMetadata<unknown>) {
    // `touch` doesn't report whether the job is still claimed, so check the row.
    await boss.touch(job.name, job);
    const { rows } = await boss
      .getDb()
      .executeSql(
        "select from pgboss.job where name = $1 and id = $2::uuid and state = 'active' and retry_count = $3",
        [job.name, job.id, job.retryCount],
      );
    if (rows.length === 0) throw new Error("The job was given to another worker.");
  }

  async function retryAfter(job: JobWithMetadata<unknown>, error: RetryAfterError) {
    // Missing from the queue's types.
    const { affected } = (await boss.fail(job.name, job, { message: messageOf(error) })) as {
      affected?: number;
    };
    // Another worker has taken the job over, whose attempt has its own delay.
    if (affected === 0) return;
    // The retry is delayed by at least a second, so no worker claims the job between these two statements.
    await boss.update(job.name, undefined, { id: job.id, startAfter: error.delayMs / 1_000 });
  }

  /**
   * Releases the job as if it had never been claimed, so that the interrupted attempt doesn't count. It has been due since
   * its claim, unless the clock was set back. Later would be lost time if the clock is set back afterwards.
   */
  async function handBack(job: JobWithMetadata<unknown>) {
    await boss.getDb().executeSql(
      `update pgboss.job set state = 'created', started_on = null, heartbeat_on = null,
         start_after = least(start_after, now())
       where name = $1 and id = $2::uuid and state = 'active' and retry_count = $3`,
      [job.name, job.id, job.retryCount],
    );
  }

  /** Lets other processes' lost jobs run here. */
  async function takeOver() {
    const lost = await lostJobs.fail();
    for (const name of lost) for (const id of workerIds.get(name) ?? []) boss.notifyWorker(id);
  }

  async function repairTimes() {
    const jobs = await repairFutureTimes(boss);
    if (jobs > 0) log.warn({ jobs }, "database clock was set back; job times corrected");
  }

  // The clock may have been set back while no worker ran.
  await repairTimes();
  if (isSoleProcess) await lostJobs.failAll();
  for (const handler of handlers) {
    await work(handler);
    const { name, options } = handler.definition;
    if (options.cron) await boss.schedule(name, options.cron, {}, { tz: "UTC", singletonKey: "cron" });
    else await boss.unschedule(name);
  }

  const stopWatch = repeat(lostCheckMs, takeOver);
  const stopClockWatch = repeat(clockCheckMs, async () => {
    if (await wasClockSetBack(boss)) await repairTimes();
  });

  return {
    async stop(graceMs) {
      stopWatch();
      stopClockWatch();
      const drained = Promise.all(names.map((name) => boss.offWork(name)));
      await within(drained, graceMs);
      stopping.abort(new Error("The server is shutting down."));
      await within(drained, abortLimitMs);
      abandoning.abort(new Error("The handler did not finish in time."));
      await within(drained, abortLimitMs);
    },
  };
}

/** Together with `heartbeatSeconds`, this limits how late a killed process's job starts again. */
const lostCheckMs = 2_000;
const clockCheckMs = 30_000;
/** A look whose connection went silent never ends. */
const longestLookMs = 5_000;

const workOptions = {
  includeMetadata: true,
  perJobResults: true,
  batchSize: 1,
  // Jobs are grouped by company. A kind with a concurrency of two or more always has a slot for other companies.
  localGroupConcurrency: 1,
  pollingIntervalSeconds: 2,
  // Retries and delayed jobs send no notification. Polling limits how late they start.
  notifyPollingIntervalSeconds: 5,
  // More often than lost jobs are looked for, so that a living worker is not taken for a dead one after an outage or a
  // jump of the clock, when all heartbeats are old.
  heartbeatRefreshSeconds: 1.5,
} as const;

/**
 * Runs the work again and again, each time so long after the former run ended. Errors are ignored, because the queue
 * itself reports an unreachable database. Returns the function that stops it.
 */
function repeat(waitMs: number, work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  const schedule = () => {
    if (isStopped) return;
    timer = setTimeout(() => void within(work(), longestLookMs).finally(schedule), waitMs).unref();
  };
  schedule();
  return () => {
    isStopped = true;
    if (timer) clearTimeout(timer);
  };
}

function messageOf(error: unknown): { message: string } {
  return { message: error instanceof Error ? error.message : String(error) };
}

/** Resolves when the work settles or at the time limit, whichever is first. Never rejects. */
async function within(work: Promise<unknown>, limitMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  await Promise.race([work.catch(() => {}), limit]);
  clearTimeout(timer);
}
