/**
 * Workers are frozen (SIGSTOP) in each state of a job until another worker has taken their jobs over, and then continue.
 * Every job must have its effect once.
 */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Database } from "#platform/db/open-database.ts";
import { createJobs, type Jobs } from "#platform/jobs/create-jobs.ts";
import { createLog } from "#platform/log.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { startWorkerProcess, type WorkerProcess } from "#tests/support/queue-worker-process.ts";
import { createWorkTables, findUndone, storeWork, workStates } from "#tests/support/queued-work.ts";

/** A frozen transaction keeps its locks until the database ends it after a minute. */
const takenOverMs = 120_000;
const slotsEach = 2;

let database: Database;
let jobs: Jobs;
const started: WorkerProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  await createWorkTables(database);
  jobs = createJobs({ url: database.url, log: createLog({ logLevel: "silent" }) });
});
afterAll(async () => {
  await Promise.all(started.map((worker) => worker.end()));
  await jobs?.stop();
  await database?.close();
});

async function start(options: Omit<Parameters<typeof startWorkerProcess>[0], "url"> = {}) {
  const worker = await startWorkerProcess({ url: database.url, ...options });
  started.push(worker);
  return worker;
}

test("workers that are frozen past their lease and thawed repeat no effect", async () => {
  const frozen: WorkerProcess[] = [];
  for (const waitsAt of workStates) frozen.push(await start({ waitsAt }));
  const count = workStates.length * slotsEach;
  for (let n = 1; n <= count; n++) expect(await storeWork({ db: database.db, jobs }, n)).toBe(true);
  await vi.waitFor(
    () => {
      for (const [index, { lines }] of frozen.entries())
        expect(lines.filter((line) => line.endsWith(` ${workStates[index]} 1`))).toHaveLength(slotsEach);
    },
    { timeout: 60_000, interval: 50 },
  );
  for (const worker of frozen) worker.freeze();

  const begun = performance.now();
  const other = await start();
  await vi.waitFor(async () => expect(await findUndone(database)).toEqual([]), {
    timeout: takenOverMs,
    interval: 250,
  });
  process.stdout.write(
    `frozen in each state: all taken over after ${Math.round(performance.now() - begun)} ms\n`,
  );
  // Every job was claimed again, also those whose effect was stored.
  expect(other.lines.filter((line) => line.includes(" claimed ")).length).toBeGreaterThanOrEqual(count);

  for (const worker of frozen) {
    worker.thaw();
    worker.resume();
  }
  // The attempt that was frozen before its transaction runs it now.
  await vi.waitFor(
    () => expect(frozen[0]?.lines.filter((line) => line.includes(" committed "))).toHaveLength(slotsEach),
    {
      timeout: 60_000,
    },
  );
  // All workers still take jobs.
  for (let n = count + 1; n <= count * 3; n++)
    expect(await storeWork({ db: database.db, jobs }, n)).toBe(true);
  await vi.waitFor(
    async () => {
      for (const worker of frozen) worker.resume();
      expect(await findUndone(database)).toEqual([]);
    },
    { timeout: 60_000, interval: 250 },
  );
  expect(await database.sql`select from effects`).toHaveLength(count * 3);
  for (const worker of started) expect(await worker.end()).toBe(0);
  expect(await findUndone(database)).toEqual([]);
});
