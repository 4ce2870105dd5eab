/**
 * The clock of the database or of a worker jumps by an hour, forward or back, while jobs are stored and a worker is
 * frozen. Every job must have its effect once, and none may wait for the clock to come back.
 */
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Connection, connect } from "#platform/db/connect.ts";
import { createJobs, type Jobs } from "#platform/jobs/create-jobs.ts";
import { createLog } from "#platform/log.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { startWorkerProcess, type WorkerProcess } from "#tests/support/queue-worker-process.ts";
import { createWorkTables, findUndone, storeWork } from "#tests/support/queued-work.ts";
import {
  canShiftClocks,
  createShiftedClock,
  type ShiftedClock,
  startShiftedPostgres,
} from "#tests/support/shifted-clock.ts";

const hourSeconds = 3_600;
/** Every job is taken over within 90 seconds. */
const backMs = 90_000;
const closing: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

interface Bench extends Connection {
  url: string;
  jobs: Jobs;
  /** They have the numbers from 1 to this. */
  stored: number;
}

async function openBench(url: string): Promise<Bench> {
  const connection = connect(url, { max: 2, applicationName: "step-test" });
  const jobs = createJobs({ url, log: createLog({ logLevel: "silent" }) });
  closing.push(async () => {
    await jobs.stop();
    await connection.sql.end({ timeout: 1 });
  });
  await createWorkTables(connection);
  // Creates the queue's tables.
  await jobs.start([]);
  await jobs.endWork();
  return { ...connection, url, jobs, stored: 0 };
}

async function startWorker(options: Parameters<typeof startWorkerProcess>[0]): Promise<WorkerProcess> {
  const worker = await startWorkerProcess(options);
  closing.push(async () => void (await worker.end()));
  return worker;
}

function clockOf(): ShiftedClock {
  const clock = createShiftedClock();
  closing.push(() => clock.remove());
  return clock;
}

async function store(bench: Bench, count: number): Promise<void> {
  for (const until = bench.stored + count; bench.stored < until; bench.stored++) {
    await vi.waitFor(async () => expect(await storeWork(bench, bench.stored + 1)).toBe(true), {
      timeout: 30_000,
    });
    await delay(50);
  }
}

async function expectAllDone(bench: Bench, what: string): Promise<void> {
  const begun = performance.now();
  await vi.waitFor(async () => expect(await findUndone(bench)).toEqual([]), {
    timeout: backMs,
    interval: 250,
  });
  process.stdout.write(`${what}: all done after ${Math.round(performance.now() - begun)} ms\n`);
  expect(await bench.sql`select from effects`).toHaveLength(bench.stored);
}

/** A worker that is frozen with a job. Others may take some of the jobs that are stored for it. */
async function freezeWorker(bench: Bench): Promise<WorkerProcess> {
  const worker = await startWorker({ url: bench.url, waitsAt: "claimed" });
  const hasClaimed = () => worker.lines.some((line) => line.endsWith(" claimed 1"));
  while (!hasClaimed()) await store(bench, 1);
  worker.freeze();
  return worker;
}

describe.skipIf(!canShiftClocks)("the clock jumps by an hour", () => {
  test.each([
    { what: "forward", shift: hourSeconds },
    { what: "back", shift: -hourSeconds },
  ])("$what, in the database", async ({ what, shift }) => {
    const clock = clockOf();
    const server = await startShiftedPostgres(clock);
    closing.push(() => server.close());
    const bench = await openBench(server.url);
    const nowOf = async () => Number((await bench.sql`select extract(epoch from now())::float8 as s`)[0]?.s);
    const frozen = await freezeWorker(bench);

    const before = await nowOf();
    clock.set(shift);
    expect(Math.abs((await nowOf()) - before - shift)).toBeLessThan(60);
    const worker = await startWorker({ url: bench.url });
    await store(bench, 10);
    await expectAllDone(bench, `${what}, before workers start`);

    const again = await freezeWorker(bench);
    clock.set(2 * shift);
    await store(bench, 10);
    await expectAllDone(bench, `${what}, under work`);
    for (const thawed of [frozen, again]) {
      thawed.thaw();
      thawed.resume();
    }
    await vi.waitFor(() => expect(again.lines.some((line) => line.includes(" committed "))).toBe(true), {
      timeout: 60_000,
    });
    await expectAllDone(bench, `${what}, after the frozen workers continued`);
    expect(await worker.end()).toBe(0);
  });

  test.each([
    { what: "forward", shift: hourSeconds },
    { what: "back", shift: -hourSeconds },
  ])("$what, in one of two workers", async ({ what, shift }) => {
    const database = await createTestDatabase();
    closing.push(() => database.close());
    const bench = await openBench(database.url);
    const clock = clockOf();
    const workers = [
      await startWorker({ url: bench.url, env: clock.env }),
      await startWorker({ url: bench.url }),
    ];
    await store(bench, 10);
    clock.set(shift);
    await store(bench, 10);
    await expectAllDone(bench, `${what} in a worker`);
    // The worker with the other time takes the frozen one's jobs over.
    expect(await workers[1]?.end()).toBe(0);
    await freezeWorker(bench);
    await expectAllDone(bench, `${what} in the worker that takes over`);
    for (const worker of workers) expect(await worker.end()).toBe(0);
  });
});
