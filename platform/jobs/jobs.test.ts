import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { companies } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createJobs, type Jobs } from "#platform/jobs/create-jobs.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import { handleJob, type JobContext } from "#platform/jobs/handle-job.ts";
import { NonRetryableJobError, RetryAfterError } from "#platform/jobs/job-errors.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { createTestDatabase } from "#tests/support/database.ts";

let database: Database;
let jobs: Jobs;
let logged: ReturnType<typeof collectLog>;

beforeEach(async () => {
  logged = collectLog();
  database = await createTestDatabase();
  jobs = createJobs({ url: database.url, log: logged.log });
});
afterEach(async () => {
  await jobs.stop({ graceMs: 0 });
  await database.close();
});

const greet = defineJob({
  name: "greet",
  payload: z.object({ name: z.string() }),
  retryLimit: 1,
  retryDelayMs: 1_000,
});

async function stateOf(id: string | null) {
  const [row] = await database.sql`
    select state, retry_count, start_after > now() + interval '30 seconds' as later from pgboss.job where id = ${id}`;
  return row;
}

async function databaseSeconds(): Promise<number> {
  const [row] = await database.sql`select extract(epoch from clock_timestamp())::float8 as seconds`;
  return row?.seconds as number;
}

/** Starts a `greet` worker and collects the arguments of its handler's calls. */
async function startGreeting(handle: (name: string, context: JobContext) => Promise<void> = async () => {}) {
  const names: string[] = [];
  await jobs.start([
    handleJob(greet, async ({ name }, context) => {
      names.push(name);
      await handle(name, context);
    }),
  ]);
  return names;
}

test("drops a job whose transaction is rolled back", async () => {
  const names = await startGreeting();
  const rollBack = database.db.transaction(async (tx) => {
    await tx.insert(companies).values({ companyName: "Gone" });
    await jobs.enqueue(tx, greet, { name: "gone" });
    throw new Error("changed my mind");
  });
  await expect(rollBack).rejects.toThrow("changed my mind");
  await jobs.enqueue(database.db, greet, { name: "kept" });
  await expect.poll(() => names).toEqual(["kept"]);
  expect(await database.sql`select from pgboss.job`).toHaveLength(1);
});

test("starts a committed job immediately, without waiting for a poll", async () => {
  const names = await startGreeting();
  const start = performance.now();
  // Sequential, so that a poll every two seconds would take twenty.
  for (let count = 1; count <= 10; count++) {
    await database.db.transaction(async (tx) => {
      await jobs.enqueue(tx, greet, { name: "Ada" });
    });
    await expect.poll(() => names, { interval: 5 }).toHaveLength(count);
  }
  expect(performance.now() - start).toBeLessThan(10_000);
});

test("processes queued jobs back to back", async () => {
  await database.db.transaction(async (tx) => {
    for (let count = 0; count < 20; count++) await jobs.enqueue(tx, greet, { name: String(count) });
  });
  const names = await startGreeting();
  // With one job per poll, this would take forty seconds.
  await expect.poll(() => names).toHaveLength(20);
});

test("dedupes by key while a job is queued or running", async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  expect(await jobs.enqueue(database.db, greet, { name: "once" }, { key: "one" })).not.toBeNull();
  expect(await jobs.enqueue(database.db, greet, { name: "twice" }, { key: "one" })).toBeNull();
  const names = await startGreeting(() => finished);
  await expect.poll(() => names).toEqual(["once"]);
  expect(await jobs.enqueue(database.db, greet, { name: "while running" }, { key: "one" })).toBeNull();
  expect(await jobs.enqueue(database.db, greet, { name: "other key" }, { key: "two" })).not.toBeNull();
  finish();
  await expect.poll(() => names).toEqual(["once", "other key"]);
});

test("keeps a slot for other companies while one has many jobs", async () => {
  const [noisy, quiet] = ["3b241101-e2bb-4255-8caf-4136c566a962", "9a3f0c4e-6c58-4a52-8f0e-5d5f0b1c7d11"];
  const wave = defineJob({ name: "wave", payload: z.object({ name: z.string() }), concurrency: 2 });
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const begun: string[] = [];
  const ended: string[] = [];
  await database.db.transaction(async (tx) => {
    for (const name of ["first", "second", "third"])
      await jobs.enqueue(tx, wave, { name }, { companyId: noisy });
  });
  await jobs.start([
    handleJob(wave, async ({ name }) => {
      begun.push(name);
      if (name !== "other") await finished;
      ended.push(name);
    }),
  ]);
  await expect.poll(() => begun).toHaveLength(1);
  await jobs.enqueue(database.db, wave, { name: "other" }, { companyId: quiet });
  await expect.poll(() => ended).toEqual(["other"]);
  expect(begun).toHaveLength(2);
  finish();
  await expect.poll(() => ended.slice().sort()).toEqual(["first", "other", "second", "third"]);
});

test("gives another company's job a slot immediately, even if both slots claim jobs of the first one", async () => {
  const [noisy, quiet] = ["3b241101-e2bb-4255-8caf-4136c566a962", "9a3f0c4e-6c58-4a52-8f0e-5d5f0b1c7d11"];
  const wave = defineJob({ name: "wave", payload: z.object({ name: z.string() }), concurrency: 2 });
  const begun = new Map<string, number>();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await database.db.transaction(async (tx) => {
    for (const name of ["first", "second", "third"])
      await jobs.enqueue(tx, wave, { name }, { companyId: noisy });
    await jobs.enqueue(tx, wave, { name: "other" }, { companyId: quiet });
  });
  await jobs.start([
    handleJob(wave, async ({ name }) => {
      begun.set(name, performance.now());
      if (name !== "other") await held;
    }),
  ]);
  await expect.poll(() => begun.size).toBe(2);
  const [first = 0, other = 0] = [...begun.values()];
  expect([...begun.keys()]).toContain("other");
  expect(other - first, "milliseconds, before the slot's next look").toBeLessThan(4_500);
  release();
  await expect.poll(() => begun.size).toBe(4);
});

test("retries a plain error up to the definition's limit", async () => {
  const attempts: [number, boolean][] = [];
  const names = await startGreeting(async (_name, { attempt, isLastAttempt }) => {
    attempts.push([attempt, isLastAttempt]);
    throw new Error("no luck");
  });
  const id = await jobs.enqueue(database.db, greet, { name: "Ada" });
  await expect.poll(() => stateOf(id)).toMatchObject({ state: "failed" });
  expect(names).toHaveLength(2);
  expect(attempts).toEqual([
    [1, false],
    [2, true],
  ]);
});

test("fails permanently and logs on a non-retryable error", async () => {
  const names = await startGreeting(async () => {
    throw new NonRetryableJobError("the site forbids it");
  });
  const id = await jobs.enqueue(database.db, greet, { name: "Ada" });
  await expect.poll(() => stateOf(id)).toMatchObject({ state: "failed", retry_count: 0 });
  expect(names).toHaveLength(1);
  expect(logged.lines()).toContainEqual(expect.objectContaining({ level: 50, jobId: id, job: "greet" }));
});

test("waits as long as a RetryAfterError says", async () => {
  await startGreeting(async () => {
    throw new RetryAfterError(60_000);
  });
  const id = await jobs.enqueue(database.db, greet, { name: "Ada" });
  await expect.poll(() => stateOf(id)).toMatchObject({ state: "retry", later: true });
});

test("rejects an invalid payload on enqueue, and fails permanently on one already stored", async () => {
  const names = await startGreeting();
  await expect(jobs.enqueue(database.db, greet, { name: 7 } as never)).rejects.toThrow();
  const id = await jobs.enqueue(
    database.db,
    greet,
    { name: "Ada" },
    { startAfter: new Date(Date.now() + 60_000) },
  );
  await database.sql`update pgboss.job set data = '{"name": 7}', start_after = now() where id = ${id}`;
  await jobs.enqueue(database.db, greet, { name: "wakes the worker" });
  await expect.poll(() => stateOf(id)).toMatchObject({ state: "failed", retry_count: 0 });
  await expect.poll(() => names).toEqual(["wakes the worker"]);
  expect(JSON.stringify(logged.lines())).toContain("malformed payload");
});

test("a stop aborts running jobs and releases them without using up an attempt", async () => {
  const reasons: unknown[] = [];
  const names = await startGreeting(
    (_name, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => {
          reasons.push(signal.reason);
          reject(signal.reason);
        });
      }),
  );
  const id = await jobs.enqueue(database.db, greet, { name: "Ada" });
  await expect.poll(() => names).toHaveLength(1);
  await jobs.stop({ graceMs: 0 });
  expect(reasons).toHaveLength(1);
  expect(await stateOf(id)).toMatchObject({ state: "created", retry_count: 0 });

  const secondNames = await startGreeting();
  await expect.poll(() => secondNames).toEqual(["Ada"]);
  await expect.poll(() => stateOf(id)).toMatchObject({ state: "completed", retry_count: 0 });
});

test("a stop lets short work finish", async () => {
  const names = await startGreeting(() => new Promise((resolve) => setTimeout(resolve, 100)));
  const id = await jobs.enqueue(database.db, greet, { name: "Ada" });
  await expect.poll(() => names).toHaveLength(1);
  await jobs.stop();
  expect(await stateOf(id)).toMatchObject({ state: "completed" });
});

test("a stop doesn't wait for a handler that ignores the abort", { tags: "long" }, async () => {
  const names = await startGreeting(() => new Promise(() => {}));
  const id = await jobs.enqueue(database.db, greet, { name: "Ada" });
  await expect.poll(() => names).toHaveLength(1);
  const start = performance.now();
  await jobs.stop({ graceMs: 0 });
  expect(performance.now() - start).toBeLessThan(20_000);
  expect(await stateOf(id)).toMatchObject({ state: "created" });
});

test("limits concurrency per kind to the definition's", async () => {
  const pair = defineJob({ name: "pair", payload: z.object({}), concurrency: 2 });
  let running = 0;
  let most = 0;
  let done = 0;
  await jobs.start([
    handleJob(pair, async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 50));
      running--;
      done++;
    }),
  ]);
  for (let count = 0; count < 6; count++) await jobs.enqueue(database.db, pair, {});
  await expect.poll(() => done).toBe(6);
  expect(most).toBe(2);
});

test("the sole process recovers its killed predecessor's jobs immediately", async () => {
  const id = await jobs.enqueue(database.db, greet, { name: "Ada" });
  await database.sql`
    update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() where id = ${id}`;
  await jobs.stop();
  jobs = createJobs({ url: database.url, log: logged.log, isSoleProcess: true });
  const attempts: number[] = [];
  await startGreeting(async (_name, { attempt }) => void attempts.push(attempt));
  await expect.poll(() => attempts).toEqual([2]);
});

test("takes over a dead worker's job as soon as its heartbeat is too old, once", async () => {
  const id = await jobs.enqueue(database.db, greet, { name: "lost" });
  const fresh = await jobs.enqueue(database.db, greet, { name: "alive elsewhere" });
  await database.sql`
    update pgboss.job set state = 'active', started_on = now(),
      heartbeat_on = case when id = ${id} then now() - interval '10 s' else now() + interval '1 hour' end`;
  const names = await startGreeting();
  const other = createJobs({ url: database.url, log: logged.log });
  await other.start([handleJob(greet, async ({ name }) => void names.push(name))]);
  const start = performance.now();
  await expect.poll(() => stateOf(id)).toMatchObject({ state: "completed" });
  await other.stop({ graceMs: 0 });
  expect(names).toEqual(["lost"]);
  expect(performance.now() - start, "no wait for a poll or a retry").toBeLessThan(20_000);
  expect(await stateOf(id)).toMatchObject({ retry_count: 1 });
  expect(await stateOf(fresh)).toMatchObject({ state: "active", retry_count: 0 });
});

const hour = 3_600_000;

test.each([hour, -hour])("takes jobs over immediately if its own clock is %i ms off", async (shift) => {
  const id = await jobs.enqueue(database.db, greet, { name: "lost" });
  await database.sql`
    update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '10 s' where id = ${id}`;
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + shift });
  try {
    const names = await startGreeting();
    await expect.poll(() => names).toEqual(["lost"]);
  } finally {
    vi.useRealTimers();
  }
});

test("after the database's clock was set back, jobs keep their delay and dead workers' jobs are taken over", {
  tags: "long",
}, async () => {
  const enqueue = (name: string, startAfter?: Date) =>
    jobs.enqueue(database.db, greet, { name }, startAfter ? { startAfter } : {});
  const began = await databaseSeconds();
  const queued = await enqueue("queued");
  const delayed = await enqueue("delayed", new Date(Date.now() + 20 * 60_000));
  const active = await enqueue("active");
  const currentStart = new Date(Date.now() + 2 * hour);
  const current = await enqueue("current", currentStart);
  await database.sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() where id = ${active}`;
  // As if these were stored before the clock was set back.
  await database.sql`
    update pgboss.job set created_on = created_on + interval '1 hour', start_after = start_after + interval '1 hour',
      started_on = started_on + interval '1 hour', heartbeat_on = heartbeat_on + interval '1 hour'
    where id in (${queued}, ${delayed}, ${active})`;
  await database.sql`update pgboss.version set cron_on = now() + interval '1 hour'`;
  const names = await startGreeting();
  await expect.poll(() => names.toSorted()).toEqual(["active", "queued"]);
  const startOf = async (id: string | null) => {
    const [row] =
      await database.sql`select extract(epoch from start_after)::float8 as at from pgboss.job where id = ${id}`;
    return row?.at as number;
  };
  // The repair counts from its own time, which is within this test.
  const repairedAfter = (await startOf(delayed)) - 20 * 60;
  expect(repairedAfter).toBeGreaterThan(began - 1);
  expect(repairedAfter).toBeLessThan(await databaseSeconds());
  expect(await startOf(current)).toBeCloseTo(currentStart.getTime() / 1_000, 1);
  const [{ count } = { count: null }] = await database.sql`
    select count(*)::int from pgboss.version where cron_on > now() + interval '1 minute'`;
  expect(count).toBe(0);
  expect(logged.lines()).toContainEqual(
    expect.objectContaining({ msg: "database clock was set back; job times corrected", jobs: 3 }),
  );
});

test.each([
  ["an attempt that took longer than the clock was set back", "now() - interval '2 hours'"],
  ["an attempt that took half an hour", "now() + interval '30 minutes'"],
])("after the database's clock was set back, the retry of %s keeps its delay", async (_, claimed) => {
  const id = await jobs.enqueue(database.db, greet, { name: "Ada" });
  // Failed an hour from now, with a delay of five minutes.
  await database.sql.unsafe(
    `update pgboss.job set state = 'retry', created_on = ${claimed}, started_on = ${claimed},
       start_after = now() + interval '65 minutes' where id = $1`,
    [id],
  );
  const began = await databaseSeconds();
  await database.sql`update pgboss.version set cron_on = now() + interval '1 hour'`;
  const other = createJobs({ url: database.url, log: logged.log });
  const unrelated = defineJob({ name: "unrelated", payload: z.object({}) });
  await Promise.all([other.start([handleJob(unrelated, async () => {})]), startGreeting()]);
  await other.stop();
  const [row] = await database.sql`
    select extract(epoch from start_after)::float8 as at from pgboss.job where id = ${id}`;
  // Both processes have repaired the times.
  expect(Math.abs((row?.at as number) - began - 5 * 60)).toBeLessThan(60);
});

test("a released job is still due after the clock was set back", async () => {
  const names = await startGreeting((_name, { signal }) => {
    return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  });
  const id = await jobs.enqueue(database.db, greet, { name: "Ada" });
  await expect.poll(() => names).toHaveLength(1);
  await database.sql`
    update pgboss.job set start_after = start_after - interval '2 hours' where id = ${id}`;
  await jobs.stop({ graceMs: 0 });
  const [row] = await database.sql`
    select state, start_after < now() - interval '1 hour' as was_due from pgboss.job where id = ${id}`;
  expect(row).toEqual({ state: "created", was_due: true });
});

test("a RetryAfterError of an attempt that was taken over leaves the other attempt's delay alone", async () => {
  await startGreeting(async (_name, { jobId }) => {
    // Another process has taken the job over, and its attempt has failed.
    await database.sql`
      update pgboss.job set state = 'retry', retry_count = retry_count + 1, start_after = now() + interval '1 minute'
      where id = ${jobId}`;
    throw new RetryAfterError(24 * hour);
  });
  const id = await jobs.enqueue(database.db, greet, { name: "Ada" });
  await expect.poll(() => logged.lines()).toContainEqual(expect.objectContaining({ msg: "job rescheduled" }));
  await jobs.stop();
  const [row] = await database.sql`
    select start_after < now() + interval '1 hour' as is_soon from pgboss.job where id = ${id}`;
  expect(row).toEqual({ is_soon: true });
});

test("a heartbeat rejects once another worker has claimed the job", async () => {
  const beats: string[] = [];
  await startGreeting(async (_name, { heartbeat, jobId }) => {
    await heartbeat();
    beats.push("mine");
    await database.sql`update pgboss.job set retry_count = retry_count + 1 where id = ${jobId}`;
    await heartbeat().catch(() => beats.push("lost"));
  });
  await jobs.enqueue(database.db, greet, { name: "Ada" });
  await expect.poll(() => beats).toEqual(["mine", "lost"]);
});

test("reopens a failed job's work by its definition, which must be registered", async () => {
  const opened: string[] = [];
  const repair = defineJob({
    name: "repair",
    payload: z.object({ name: z.string() }),
    async reopen(_, { name }) {
      opened.push(name);
      return name !== "superseded";
    },
  });
  await expect(jobs.start([handleJob(repair, async () => {})])).rejects.toThrow("repair is missing");
  await jobs.stop();
  jobs = createJobs({ url: database.url, log: logged.log, reopenable: [repair] });
  await jobs.start([handleJob(repair, async () => {})]);
  const reopen = (name: string, payload: unknown) =>
    database.db.transaction((tx) => jobs.reopen(tx, { name, payload }));
  expect(await reopen("repair", { name: "Ada" })).toBe(true);
  expect(await reopen("repair", { name: "superseded" })).toBe(false);
  expect(await reopen("repair", { other: 1 })).toBe(true);
  expect(await reopen("greet", { name: "nothing to reopen" })).toBe(true);
  expect(opened).toEqual(["Ada", "superseded"]);
});
