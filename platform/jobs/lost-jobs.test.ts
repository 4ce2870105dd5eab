import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import type { Database } from "#platform/db/open-database.ts";
import { createJobs, type Jobs } from "#platform/jobs/create-jobs.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createLostJobs } from "./lost-jobs.ts";

const job = defineJob({ name: "job", payload: z.object({}), retryLimit: 1 });
const heartbeatMs = 1_500;

let database: Database;
let jobs: Jobs;
let id: string | null;
let clockMs: number;
/** Called before each statement. */
let before: (statement: string) => Promise<void>;

beforeEach(async () => {
  database = await createTestDatabase();
  jobs = createJobs({ url: database.directUrl, log: collectLog().log });
  id = await jobs.enqueue(database.db, job, {});
  await setHeartbeat("10 minutes");
  clockMs = 0;
  before = async () => {};
});
afterEach(async () => {
  await jobs.stop();
  await database.close();
});

function setHeartbeat(age: string) {
  return database.sql`
    update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - ${age}::interval where id = ${id}`;
}

function lostJobs() {
  const db = {
    async executeSql(text: string, values: unknown[] = []) {
      await before(text);
      return { rows: [...(await database.sql.unsafe(text, values as never[]))] };
    },
  };
  return createLostJobs({ db, names: [job.name], heartbeatMs, nowMs: () => clockMs });
}

async function stateOfJob() {
  const [row] = await database.sql`select state, retry_count from pgboss.job where id = ${id}`;
  return row;
}

test("fails a job only if a whole heartbeat interval is between two sightings", async () => {
  const lost = lostJobs();
  await lost.fail();
  clockMs += heartbeatMs - 1;
  expect(await lost.fail()).toEqual(new Set());
  expect(await stateOfJob()).toMatchObject({ state: "active" });
  clockMs += 1;
  expect(await lost.fail()).toEqual(new Set(["job"]));
  expect(await stateOfJob()).toMatchObject({ state: "retry", retry_count: 0 });
});

test("a slow answer doesn't count as an interval", async () => {
  const lost = lostJobs();
  before = async () => {
    clockMs += 60_000;
  };
  await lost.fail();
  expect(await lost.fail()).toEqual(new Set());
});

test("a look that failed clears every suspicion", async () => {
  const lost = lostJobs();
  await lost.fail();
  before = () => Promise.reject(new Error("no database"));
  await expect(lost.fail()).rejects.toThrow("no database");
  before = async () => {};
  clockMs += 60_000;
  expect(await lost.fail()).toEqual(new Set());
  expect(await stateOfJob()).toMatchObject({ state: "active" });
});

test("a heartbeat between two sightings clears the suspicion, even if it is old again", async () => {
  const lost = lostJobs();
  await lost.fail();
  await setHeartbeat("1 minute");
  clockMs += 60_000;
  expect(await lost.fail()).toEqual(new Set());
});

test("a heartbeat after the second sighting keeps the job", async () => {
  const lost = lostJobs();
  await lost.fail();
  clockMs += heartbeatMs;
  before = async (statement) => {
    if (statement.startsWith("update")) await setHeartbeat("0 seconds");
  };
  expect(await lost.fail()).toEqual(new Set());
  expect(await stateOfJob()).toMatchObject({ state: "active" });
});

test("the last attempt's job has failed", async () => {
  await database.sql`update pgboss.job set retry_count = retry_limit where id = ${id}`;
  expect(await lostJobs().failAll()).toEqual(new Set(["job"]));
  const [row] = await database.sql`
    select state, completed_on is not null as is_over, output from pgboss.job where id = ${id}`;
  expect(row).toEqual({ state: "failed", is_over: true, output: { message: "the server was killed" } });
});
