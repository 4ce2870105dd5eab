import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Connection, connect } from "#platform/db/connect.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { startTcpProxy, type TcpProxy } from "#tests/support/tcp-proxy.ts";

let database: Database;
let proxy: TcpProxy;
let connection: Connection;

beforeEach(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  connection = connect(url.href, { max: 5, applicationName: "step-pool" });
});
afterEach(async () => {
  await connection.sql.end({ timeout: 0 });
  await proxy.close().catch(() => {});
  await database.close();
});

const connections = async () => {
  const rows = await database.sql`select from pg_stat_activity where application_name = 'step-pool'`;
  return rows.length;
};

/** Queries one after another, as loaders do, with one retry. */
async function askOverAndOver(until: AbortSignal): Promise<void> {
  while (!until.aborted) {
    try {
      await connection.sql`select 1`;
    } catch {
      await connection.sql`select 2`.catch(() => {});
      await delay(5);
    }
  }
}

test("leaves no broken connection behind when connections are cut during queries", async () => {
  await connection.sql`select 1`;
  const stopping = new AbortController();
  const asking = Array.from({ length: 20 }, () => askOverAndOver(stopping.signal));
  for (let cut = 0; cut < 5; cut++) {
    await delay(100);
    await proxy.close();
    await delay(50);
    await proxy.open();
  }
  stopping.abort();
  await Promise.all(asking);
  await delay(1_000);
  const begun = performance.now();
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, () => connection.sql`select pg_sleep(0.05)`),
  );
  expect(answers.filter(({ status }) => status === "rejected")).toEqual([]);
  expect(performance.now() - begun).toBeLessThan(15_000);
  await expect.poll(connections).toBeLessThanOrEqual(5);
});

test("keeps wrapped functions on renewed pools and ends all pools", async () => {
  const asked: string[] = [];
  const { unsafe } = connection.sql;
  Object.assign(connection.sql, {
    unsafe(text: string, values: never[]) {
      asked.push(text);
      return unsafe(text, values);
    },
  });
  await connection.sql.unsafe("select 1");
  const slow = connection.sql`select pg_sleep(1)`.catch(() => {});
  await expect.poll(connections).toBeGreaterThan(0);
  await proxy.close();
  await slow;
  await proxy.open();
  await connection.db.execute("select 2");
  expect(asked).toEqual(["select 1", "select 2"]);
  await connection.sql.end({ timeout: 1 });
  await expect(connection.sql`select 3`).rejects.toMatchObject({ code: "CONNECTION_ENDED" });
  await expect.poll(connections).toBe(0);
});

test("many queries to an unreachable server fail soon, and the first one after recovery succeeds", async () => {
  await connection.sql`select 1`;
  await proxy.close();
  for (let turn = 0; turn < 3; turn++) {
    const begun = performance.now();
    const asked = Array.from({ length: 60 }, () => connection.sql`select 1`);
    const answers = await Promise.allSettled(asked);
    expect(answers.every(({ status }) => status === "rejected")).toBe(true);
    expect(performance.now() - begun).toBeLessThan(15_000);
  }
  await proxy.open();
  const begun = performance.now();
  expect(await connection.sql`select 1 as one`).toEqual([{ one: 1 }]);
  expect(performance.now() - begun).toBeLessThan(10_000);
});
