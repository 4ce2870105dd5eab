/**
 * The connections to the database are cut in each state of a job, and answers of the database are lost, while two
 * workers share the queue. Every job must have its effect once.
 */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Database, Db } from "#platform/db/open-database.ts";
import { createJobs, type Jobs } from "#platform/jobs/create-jobs.ts";
import { createLog } from "#platform/log.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  createWorkTables,
  findUndone,
  outcomeOf,
  type QueueWorker,
  type Reached,
  startQueueWorker,
  storeWork,
  type WorkState,
  workStates,
} from "#tests/support/queued-work.ts";
import { startTcpProxy, type TcpProxy } from "#tests/support/tcp-proxy.ts";

/** A lost claim is noticed after ten seconds without a heartbeat. */
const backMs = 30_000;
/** Nothing says that a connection is silent, except that its statement takes too long. */
const silentMs = 90_000;
const log = createLog({ logLevel: "silent" });

let database: Database;
let proxy: TcpProxy;
let workers: QueueWorker[];
/** Stores work on a connection that no test cuts. */
let producer: { db: Db; jobs: Jobs };
let onReach: (reached: Reached) => Promise<void> = async () => {};
let last = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  await createWorkTables(database);
  producer = { db: database.db, jobs: createJobs({ url: database.url, log }) };
  const url = new URL(database.url);
  proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  const reach = (reached: Reached) => onReach(reached);
  workers = await Promise.all([1, 2].map(() => startQueueWorker({ url: url.href, log, reach })));
});
afterAll(async () => {
  proxy?.cut();
  await Promise.all((workers ?? []).map((worker) => worker.close()));
  await producer?.jobs.stop();
  await proxy?.close();
  await database?.close();
});

/**
 * Stores work, and calls `interrupt` when its job reaches the state for the first time. That may be in its second
 * attempt, because the first may get a connection that the test before has cut.
 */
async function interruptAt(
  state: WorkState,
  interrupt: (n: number) => Promise<void> | void,
): Promise<number> {
  last += 1;
  const n = last;
  const { promise: interrupted, resolve, reject } = Promise.withResolvers<void>();
  let isReached = false;
  onReach = async (reached) => {
    if (isReached || reached.n !== n || reached.state !== state) return;
    isReached = true;
    await Promise.try(interrupt, n).then(resolve, reject);
  };
  expect(await storeWork(producer, n)).toBe(true);
  await interrupted;
  return n;
}

/** Every connection of the workers except the producer's: pools, queue and LISTEN. */
async function terminateAll(): Promise<number> {
  const rows = await database.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name in ('step', 'step-jobs')`;
  return rows.length;
}

/** Cuts the connections whose answers are dropped, once the database has done its part. */
async function cutOnce(n: number, reached: { effects: number } | { state: string }): Promise<void> {
  try {
    await vi.waitFor(async () => expect(await outcomeOf(database, n)).toMatchObject(reached), {
      timeout: backMs,
      interval: 20,
    });
  } finally {
    // Otherwise no worker would be notified of the jobs of the next tests.
    proxy.cut();
  }
}

/** The workers' other statements wait for the lock, too. */
async function findWaitingClaims() {
  return await database.sql`
    select pid from pg_stat_activity
    where datname = current_database() and application_name = 'step-jobs' and wait_event_type = 'Lock'
      and query ilike '%numbered-work%skip locked%'`;
}

async function expectDoneOnce(n: number, what: string, withinMs = backMs): Promise<void> {
  const begun = performance.now();
  await vi.waitFor(
    async () => expect(await outcomeOf(database, n)).toMatchObject({ effects: 1, state: "completed" }),
    { timeout: withinMs, interval: 100 },
  );
  const { retries } = await outcomeOf(database, n);
  process.stdout.write(
    `${what}: done after ${Math.round(performance.now() - begun)} ms, ${retries} retries\n`,
  );
}

test.each(workStates)("every connection is terminated when a job is %s", async (state) => {
  const n = await interruptAt(state, async () => {
    expect(await terminateAll()).toBeGreaterThan(3);
  });
  await expectDoneOnce(n, `terminated when ${state}`);
});

test("the answer to a claim is lost: the job is active and no worker knows", async () => {
  last += 1;
  // Claims wait for this lock, so that one of them finds the job when its answer is dropped.
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table pgboss.job in share row exclusive mode`);
    expect(await storeWork({ db: tx, jobs: producer.jobs }, last)).toBe(true);
    await vi.waitFor(async () => expect(await findWaitingClaims()).not.toEqual([]), {
      timeout: backMs,
      interval: 20,
    });
    proxy.dropAnswers();
  });
  await cutOnce(last, { state: "active" });
  await expectDoneOnce(last, "lost answer to a claim");
});

test("the answer to a commit is lost", async () => {
  const n = await interruptAt("written", () => proxy.dropAnswers());
  await cutOnce(n, { effects: 1 });
  await expectDoneOnce(n, "lost answer to a commit");
});

test("the answer to an acknowledgement is lost", async () => {
  const n = await interruptAt("committed", () => proxy.dropAnswers());
  await cutOnce(n, { state: "completed" });
  await expectDoneOnce(n, "lost answer to an acknowledgement");
});

test("every connection goes silent without being closed, as behind a firewall that forgot it", async () => {
  // Until the workers have given up their statements, and opened other connections.
  proxy.forget();
  last += 1;
  expect(await storeWork(producer, last)).toBe(true);
  await expectDoneOnce(last, "silent connections", silentMs);
});

test("afterward, every job had its effect once", async () => {
  expect(await findUndone(database)).toEqual([]);
  expect(await database.sql`select from effects`).toHaveLength(last);
});
