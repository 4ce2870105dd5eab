import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "#platform/config.ts";
import { connect } from "#platform/db/connect.ts";
import { createDatabaseProbe } from "#platform/db/database-probe.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createRealtime } from "#platform/realtime/create-realtime.ts";
import { createStorage, type Storage } from "#platform/storage/create-storage.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { startS3 } from "#tests/support/s3.ts";
import { startTcpProxy, type TcpProxy } from "#tests/support/tcp-proxy.ts";
import { healthRoutes } from "./health.ts";

let database: Database;
let proxy: TcpProxy;
let url: URL;
const { log } = collectLog();
const quiet = { onConnection: () => () => {} };

beforeEach(async () => {
  database = await createTestDatabase();
  url = new URL(database.url);
  proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
});
afterEach(async () => {
  await proxy.close().catch(() => {});
  await database.close();
});

test("is ready while all connections are busy, not ready without a database, and ready again afterwards", async () => {
  const { sql } = connect(url.href, { max: 2 });
  // On a new connection, the client first queries the database for its types. A first query here keeps that out of the
  // test.
  await sql`select 1`;
  const probe = createDatabaseProbe(url.href);
  const storage = { answers: async () => true };
  const app = healthRoutes(
    { log, storage, realtime: quiet, isDatabaseReachable: () => probe.answers() },
    { accepting: true },
  );
  const ready = async () => (await app.request("/readyz")).status;
  const busy = Array.from({ length: 6 }, () => sql`select pg_sleep(20)`.catch(() => {}));
  await expect
    .poll(
      async () =>
        (
          await database.sql`select from pg_stat_activity where query like '%pg_sleep(20)%' and pid <> pg_backend_pid()`
        ).length,
    )
    .toBe(2);
  expect(await Promise.all([ready(), ready(), ready()])).toEqual([200, 200, 200]);

  proxy.setDelay(Number.POSITIVE_INFINITY);
  const begun = performance.now();
  expect(await ready()).toBe(503);
  expect(performance.now() - begun).toBeLessThan(15_000);
  proxy.setDelay(0);
  expect(await ready()).toBe(200);

  await proxy.close();
  expect(await ready()).toBe(503);
  await proxy.open();
  expect(await ready()).toBe(200);
  await sql.end({ timeout: 0 });
  await Promise.all(busy);
  await probe.close();
});

test("is not ready until the bucket has answered, and only reports when it fails later", async () => {
  const bucket = await startS3();
  const { S3_BUCKET: name, S3_ENDPOINT: endpoint } = bucket.env;
  const storageWith = (Bucket: string) =>
    createStorage({ log, config: readConfig({ ...bucket.env, S3_BUCKET: Bucket }) });
  const ready = async (app: ReturnType<typeof healthRoutes>) => {
    const response = await app.request("/readyz");
    const { files } = (await response.json()) as { files: boolean };
    return { status: response.status, files };
  };
  const healthOf = (storage: Pick<Storage, "answers">) =>
    healthRoutes(
      { log, storage, realtime: quiet, isDatabaseReachable: async () => true },
      { accepting: true },
    );
  expect(endpoint).toContain("127.0.0.1");
  expect(await ready(healthOf(storageWith("misspelled")))).toEqual({ status: 503, files: false });
  const app = healthOf(storageWith(name));
  expect(await ready(app)).toEqual({ status: 200, files: true });
  await bucket.close();
  expect(await ready(app)).toEqual({ status: 200, files: false });
});

test("only reports that the database's notifications don't arrive, which have an address of their own", async () => {
  const realtime = await createRealtime({ directUrl: url.href, db: database.db, log, checkMs: 50 });
  const app = healthRoutes(
    { log, realtime, storage: { answers: async () => true }, isDatabaseReachable: async () => true },
    { accepting: true },
  );
  const ask = async () => {
    const response = await app.request("/readyz");
    const { notifications } = (await response.json()) as { notifications: boolean };
    return { status: response.status, notifications };
  };
  expect(await ask()).toEqual({ status: 200, notifications: true });
  await proxy.close();
  await expect.poll(ask).toEqual({ status: 200, notifications: false });
  await proxy.open();
  await expect.poll(ask).toEqual({ status: 200, notifications: true });
  await realtime.close();
});
