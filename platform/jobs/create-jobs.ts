/** Background jobs, stored in the same database and transaction as the rows they belong to. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import { pgTarget } from "#platform/db/database-hosts.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { JobDefinition } from "#platform/jobs/define-job.ts";
import type { JobHandler } from "#platform/jobs/handle-job.ts";
import { causedBy, startWorkers, type Workers } from "#platform/jobs/start-workers.ts";
import type { Log } from "#platform/log.ts";
import { limitRepeatedErrors } from "#platform/repeated-errors.ts";
import { requestScope } from "#platform/request-scope.ts";

export interface Jobs {
  /**
   * Enqueues a job. In a transaction, the job exists only if that commits. Does nothing while a job with the same `key`
   * is queued or running. Jobs of a kind run by `priority` (default 0, highest first), then by age. Returns the job's id,
   * or null for a duplicate. Throws a ZodError if the payload is invalid. A process runs only one job of a kind for a
   * company (`companyId`) at a time, so that others don't wait for all of them.
   */
  enqueue<Payload>(
    db: Db | Transaction,
    definition: JobDefinition<Payload>,
    payload: Payload,
    options?: { key?: string; startAfter?: Date; priority?: number; companyId?: string },
  ): Promise<string | null>;
  /**
   * Lets a failed job's definition reset the row that the job works on. Also returns true for jobs without such a row.
   */
  reopen(tx: Transaction, job: { name: string; payload: unknown }): Promise<boolean>;
  /** Starts the workers. Before that, and in commands and with `ROLE=web`, jobs are only stored. */
  start(handlers: JobHandler[]): Promise<void>;
  /**
   * Stops claiming jobs, gives running ones `graceMs` (default 5_000), then aborts and releases them. The next start or
   * another process retries them, and the interrupted attempt doesn't count. Takes at most 12 s. Jobs can still be
   * enqueued.
   */
  endWork(options?: { graceMs?: number }): Promise<void>;
  stop(options?: { graceMs?: number }): Promise<void>;
}

export interface JobsOptions {
  url: string;
  log: Log;
  /**
   * True if no other process can be working on jobs, as with the embedded database, whose data directory is locked. A
   * killed server's jobs are then recovered immediately instead of after 10 to 15 seconds.
   */
  isSoleProcess?: boolean;
  /** Every definition that can reopen its row, because a process may retry jobs that it has no handler for. */
  reopenable?: JobDefinition<unknown>[];
}

/** Connects on the first `enqueue` or `start`. */
export function createJobs({ url, log, isSoleProcess = false, reopenable = [] }: JobsOptions): Jobs {
  let opened: { boss: Promise<PgBoss>; works: boolean } | null = null;
  let workers: Workers | null = null;
  let ended: Promise<unknown> = Promise.resolve();
  const knownQueues = new Map<string, Promise<void>>();

  function open(works: boolean): Promise<PgBoss> {
    const boss = openBoss({ url, log, works });
    opened = { boss, works };
    boss.catch(() => {
      if (opened?.boss === boss) opened = null;
    });
    return boss;
  }

  async function close() {
    const boss = await opened?.boss.catch(() => null);
    opened = null;
    knownQueues.clear();
    await boss?.stop({ graceful: false });
  }

  async function endWork({ graceMs = 5_000 } = {}) {
    const ending = workers;
    workers = null;
    ended = Promise.all([ended, ending?.stop(graceMs)]);
    await ended;
  }

  function ensureQueue(boss: PgBoss, definition: JobHandler["definition"]): Promise<void> {
    const known = knownQueues.get(definition.name);
    if (known) return known;
    const created = createQueue(boss, definition);
    knownQueues.set(definition.name, created);
    created.catch(() => knownQueues.delete(definition.name));
    return created;
  }

  return {
    async enqueue(db, definition, payload, options = {}) {
      const data = definition.payload.parse(payload) as object;
      const boss = await (opened?.boss ?? open(false));
      await ensureQueue(boss, definition);
      const requestId = requestScope.getStore()?.requestId;
      return await boss.send(definition.name, requestId ? { ...data, [causedBy]: requestId } : data, {
        // The queue allows one queued or running job per key. A random key makes the job unique.
        singletonKey: options.key ?? randomUUID(),
        ...(options.startAfter && { startAfter: options.startAfter }),
        ...(options.priority !== undefined && { priority: options.priority }),
        ...(options.companyId !== undefined && { group: { id: options.companyId } }),
        db: fromDrizzle(db, sql),
      });
    },

    async reopen(tx, { name, payload }) {
      const definition = reopenable.find((one) => one.name === name);
      const parsed = definition?.payload.safeParse(payload);
      return parsed?.success && definition?.reopen ? definition.reopen(tx, parsed.data) : true;
    },

    async start(handlers) {
      if (workers) throw new Error("Jobs have already been started.");
      const unlisted = handlers.find(({ definition: { name, reopen } }) => {
        return reopen && !reopenable.some((one) => one.name === name);
      });
      if (unlisted) throw new Error(`${unlisted.definition.name} is missing from the reopenable jobs.`);
      if (opened && !opened.works) await close();
      const boss = await open(true);
      for (const { definition } of handlers) await ensureQueue(boss, definition);
      workers = await startWorkers({ boss, handlers, log, isSoleProcess });
    },

    endWork,

    async stop(options) {
      await endWork(options);
      await close();
    },
  };
}

/**
 * A connection can go silent without being closed, such as behind a firewall that forgot it. Without these limits of the
 * driver (pg), a worker waits for the answer to its claim for a quarter of an hour, or forever.
 */
const silenceLimits = { query_timeout: 30_000, keepAlive: true };

async function openBoss({ url, log, works }: { url: string; log: Log; works: boolean }): Promise<PgBoss> {
  const boss = new PgBoss({
    ...pgTarget(url),
    ...silenceLimits,
    application_name: "step-jobs",
    max: works ? 3 : 1,
    // NOTIFY wakes a worker immediately. Polling is the fallback.
    useListenNotify: works,
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 30,
    monitorVacuum: false,
  });
  const report = limitRepeatedErrors(
    ({ err, repeated }) => log.error({ err, repeated }, "job queue error"),
    () => performance.now(),
  );
  boss.on("error", report);
  boss.on("warning", (warning) => log.warn({ warning: warning.message }, "job queue warning"));
  await boss.start();
  return boss;
}

async function createQueue(boss: PgBoss, { name, options }: JobHandler["definition"]): Promise<void> {
  const settings = {
    retryLimit: options.retryLimit,
    retryDelay: Math.max(1, Math.round(options.retryDelayMs / 1000)),
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: Math.ceil(options.timeoutMs / 1000),
    // A worker without a heartbeat for this long counts as dead (`createLostJobs`). The queue's least.
    heartbeatSeconds: 10,
    deleteAfterSeconds: 7 * 24 * 3600,
    notify: true,
  };
  await boss.createQueue(name, { policy: "exclusive", ...settings });
  // Gives a queue that an earlier version created the current settings.
  await boss.updateQueue(name, settings);
}
