import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { connect } from "./connect.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test("closes connections that aren't used, and opens them again", async () => {
  const { sql } = connect(database.url, { max: 3, applicationName: "idle-test", idleSeconds: 0.2 });
  const open = async () => {
    const rows = await database.sql`select 1 from pg_stat_activity where application_name = 'idle-test'`;
    return rows.length;
  };
  await Promise.all([1, 2, 3].map((number) => sql`select ${number}::int, pg_sleep(0.05)`));
  expect(await open()).toBe(3);
  await expect.poll(open, { timeout: 10_000 }).toBe(0);
  const [row] = await sql`select 7 as number`;
  expect(row).toEqual({ number: 7 });
  expect(await open()).toBe(1);
  await sql.end();
});
