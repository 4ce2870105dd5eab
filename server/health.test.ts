import { afterEach, beforeEach, expect, test } from "vitest";
import { connect } from "#platform/db/connect.ts";
import { createDatabaseProbe } from "#platform/db/database-probe.ts";
import type { Database } from "#platform/db/open-database.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { startTcpProxy, type TcpProxy } from "#tests/support/tcp-proxy.ts";
import { healthRoutes } from "./health.ts";

let database: Database;
let proxy: TcpProxy;
let url: URL;
const { log } = collectLog();

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
  const app = healthRoutes({ log, isDatabaseReachable: () => probe.answers() }, { accepting: true });
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
