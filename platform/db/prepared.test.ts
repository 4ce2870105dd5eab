import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { companies } from "#db/schema.ts";
import { type Connection, connect } from "#platform/db/connect.ts";
import type { Database } from "#platform/db/open-database.ts";
import { prepared } from "#platform/db/prepared.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { startTcpProxy, type TcpProxy } from "#tests/support/tcp-proxy.ts";

let database: Database;
let proxy: TcpProxy;
let connection: Connection;

const byName = prepared((db) =>
  db
    .select({ name: companies.companyName, language: companies.language })
    .from(companies)
    .where(eq(companies.companyName, sql.placeholder("name")))
    .prepare("by_name"),
);
const ask = (name: string) => byName(connection.db).execute({ name });

beforeEach(async () => {
  database = await createTestDatabase();
  await database.db.insert(companies).values([{ companyName: "Acme" }, { companyName: "Bolt" }]);
  const url = new URL(database.url);
  proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  // With a single connection, the second query reuses the first one's prepared statement.
  connection = connect(url.href, { max: 1 });
});
afterEach(async () => {
  await connection.sql.end({ timeout: 0 });
  await proxy.close().catch(() => {});
  await database.close();
});

test("keeps queries per database and results per call", async () => {
  expect(byName(connection.db)).toBe(byName(connection.db));
  expect(byName(connection.db)).not.toBe(byName(database.db));
  expect(await ask("Acme")).toEqual([{ name: "Acme", language: null }]);
  expect(await ask("Bolt")).toEqual([{ name: "Bolt", language: null }]);
  expect(await ask("'; drop table companies; --")).toEqual([]);
  expect(await byName(database.db).execute({ name: "Acme" })).toHaveLength(1);
});

test("is parsed once per connection, however often it runs", async () => {
  for (const name of ["Acme", "Bolt", "Acme"]) await ask(name);
  const known = await connection.sql`
    select (generic_plans + custom_plans)::int as asked from pg_prepared_statements where starts_with(statement, 'select "company_name"')`;
  expect(known).toEqual([{ asked: 3 }]);
});

test("survives a schema change by a newer version", async () => {
  for (let count = 0; count < 7; count++) await ask("Acme");
  await database.sql`alter table companies add column newer text not null default 'x'`;
  expect(await ask("Acme")).toEqual([{ name: "Acme", language: null }]);
  // Changing the result type invalidates the cached plan, and Postgres raises an error instead of replanning.
  await database.sql`alter table companies alter column language type varchar(40)`;
  expect(await ask("Acme")).toEqual([{ name: "Acme", language: null }]);
});

test("survives a lost connection", async () => {
  await ask("Acme");
  await proxy.close();
  await expect(ask("Acme")).rejects.toThrow();
  await proxy.open();
  await expect.poll(() => ask("Acme").catch(() => null)).toHaveLength(1);
});
