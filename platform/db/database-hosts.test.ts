import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { connect } from "#platform/db/connect.ts";
import { hostsText, urlsOfHosts } from "#platform/db/database-hosts.ts";
import { createDatabaseProbe } from "#platform/db/database-probe.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { createJobs } from "#platform/jobs/create-jobs.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import { handleJob } from "#platform/jobs/handle-job.ts";
import { createRealtime } from "#platform/realtime/create-realtime.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { type PostgresPair, startPostgresPair } from "#tests/support/postgres-pair.ts";

let pair: PostgresPair;
const { log } = collectLog();

beforeAll(async () => {
  pair = await startPostgresPair();
});
afterAll(() => pair?.close());

const hostOf = (url: string) => new URL(url).host;
const both = (first: string, second: string) =>
  first.replace(hostOf(first), `${hostOf(first)},${hostOf(second)}`);

test("a URL with several hosts is one URL per host, and shows no password in messages", () => {
  const url = "postgres://u%40x:pa,ss@a.example:5433,[::1],b.example/name?sslmode=require";
  expect(urlsOfHosts(url)).toEqual([
    "postgres://u%40x:pa,ss@a.example:5433/name?sslmode=require",
    "postgres://u%40x:pa,ss@[::1]/name?sslmode=require",
    "postgres://u%40x:pa,ss@b.example/name?sslmode=require",
  ]);
  expect(hostsText(url)).toBe("a.example:5433, ::1:5432, b.example:5432");
  expect(urlsOfHosts("postgres://one.example/a,b")).toEqual(["postgres://one.example/a,b"]);
});

test("only standbys can't be started with, and the message says so", async () => {
  const databaseUrl = both(pair.standby, pair.standby);
  const opening = openDatabase({ config: { dataDir: "/nowhere", databaseUrl }, log });
  const hosts = `${hostOf(pair.standby)}, ${hostOf(pair.standby)}`;
  await expect(opening).rejects.toThrow(
    `None of the databases at ${hosts} is the primary; promote one or correct DATABASE_URL.`,
  );
});

test("queries, notifications, jobs and the probe find the primary, and follow a promoted standby", async () => {
  const url = both(pair.standby, pair.primary);
  const database = await openDatabase({ config: { dataDir: "/nowhere", databaseUrl: url }, log });
  const { sql, db } = database;
  const realtime = await createRealtime({ directUrl: url, db, log });
  const probe = createDatabaseProbe(url);
  const jobs = createJobs({ url, log });
  const done: number[] = [];
  const heard: unknown[] = [];
  realtime.subscribe("news", (message) => heard.push(message));
  const definition = defineJob({
    name: "note",
    payload: z.object({ value: z.number() }),
    retryDelayMs: 100,
  });
  await jobs.start([handleJob(definition, async ({ value }) => void done.push(value))]);
  const writeAll = async (value: number) => {
    await sql`insert into notes values (${value})`;
    await jobs.enqueue(db, definition, { value });
    await realtime.publish("news", value);
  };
  await sql`create table notes (value int)`;
  await writeAll(1);
  await expect.poll(() => [done, heard]).toEqual([[1], [1]]);
  expect(await probe.answers()).toBe(true);

  const caughtUp = connect(pair.standby, { max: 1 });
  await expect.poll(() => caughtUp.sql`select value from notes`.then((rows) => rows.length)).toBe(1);
  await pair.stopPrimary();
  await expect(sql`insert into notes values (0)`).rejects.toThrow();
  await caughtUp.sql`select pg_promote()`;
  await caughtUp.sql.end();

  await expect
    .poll(
      () =>
        writeAll(2).then(
          () => true,
          () => false,
        ),
      { interval: 500 },
    )
    .toBe(true);
  await expect.poll(() => done.at(-1)).toBe(2);
  // A message that is sent before the connection is restored is lost.
  const hear = async () => {
    await realtime.publish("news", 2);
    return heard.at(-1);
  };
  await expect.poll(hear, { interval: 200 }).toBe(2);
  expect(await probe.answers()).toBe(true);
  expect((await sql`select distinct value from notes order by value`).map(({ value }) => value)).toEqual([
    1, 2,
  ]);
  await jobs.stop({ graceMs: 100 });
  await probe.close();
  await realtime.close();
  await database.close();
});
