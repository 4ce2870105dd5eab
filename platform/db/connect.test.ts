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
  const counted = Promise.withResolvers<void>();
  const used = [1, 2, 3].map((number) =>
    sql.begin(async (tx) => {
      await tx`select ${number}::int`;
      await counted.promise;
    }),
  );
  await expect.poll(open).toBe(3);
  counted.resolve();
  await Promise.all(used);
  await expect.poll(open).toBe(0);
  const [row] = await sql`select 7 as number`;
  expect(row).toEqual({ number: 7 });
  await sql.end();
});
