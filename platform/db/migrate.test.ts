import { readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as schema from "#db/schema.ts";
import { connect } from "#platform/db/connect.ts";
import { migrate, migrationsDirectory } from "#platform/db/migrate.ts";
import type { Database } from "#platform/db/open-database.ts";
import { StartupError } from "#platform/errors.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { createTestDatabase } from "#tests/support/database.ts";

// drizzle-kit adds a method to every array, which loops over keys in other tests of this process would find.
Reflect.deleteProperty(Array.prototype, "random");

const { log } = collectLog();
let database: Database;

beforeEach(async () => {
  database = await createTestDatabase();
  await database.sql.unsafe("drop schema public cascade; drop schema drizzle cascade; create schema public");
});
afterEach(() => database.close());

test("migrates once when several processes start on an empty database", async () => {
  await Promise.all([1, 2, 3].map(() => migrate({ url: database.url, log })));
  const [row] = await database.sql`
    select count(*)::int as applied, to_regclass('companies') is not null as made from drizzle.__drizzle_migrations`;
  expect(row).toEqual({
    applied: readdirSync(migrationsDirectory).filter((name) => name.endsWith(".sql")).length,
    made: true,
  });
});

test("rolls back a failing migration and names the cause", async () => {
  await database.sql`create table companies (id int)`;
  const failed = migrate({ url: database.url, log });
  await expect(failed).rejects.toThrow(StartupError);
  await expect(failed).rejects.toThrow('relation "companies" already exists');
  expect((await database.sql`select to_regclass('users') as made`)[0]).toEqual({ made: null });
});

test("lets readers pass between retries while a migration waits for a table lock", {
  tags: "long",
}, async () => {
  await migrate({ url: database.url, log });
  const folder = await mkdtemp(join(tmpdir(), "step-migrations-"));
  await mkdir(join(folder, "meta"));
  const entries = [{ idx: 0, when: Date.now() + 1e9, tag: "0000_new", breakpoints: true }];
  await writeFile(join(folder, "meta", "_journal.json"), JSON.stringify({ version: "7", entries }));
  await writeFile(join(folder, "0000_new.sql"), 'ALTER TABLE "companies" ADD COLUMN "new" text;');
  const { sql: other } = connect(database.url, { max: 1 });
  let release = () => {};
  const reading = other.begin(async (tx) => {
    await tx`select count(*) from companies`;
    await new Promise<void>((resolve) => {
      release = resolve;
    });
  });
  const waits: number[] = [];
  const tableLock = { limitMs: 300, tries: 100, pauseMs: 200 };
  const migrated = migrate({ url: database.url, log, folder, tableLock });
  for (let ask = 0; ask < 15; ask++) {
    const start = performance.now();
    await database.sql`select count(*) from companies`;
    waits.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  release();
  await reading;
  await migrated;
  await other.end();
  expect(Math.max(...waits)).toBeLessThan(30_000);
  expect(await database.sql`select new from companies`).toEqual([]);
  await rm(folder, { recursive: true });
});

test("the migrations match the schema: nothing is left to generate", async () => {
  const meta = join(migrationsDirectory, "meta");
  const newest = readdirSync(meta)
    .filter((name) => name.endsWith("_snapshot.json"))
    .sort()
    .at(-1)!;
  const stored = JSON.parse(readFileSync(join(meta, newest), "utf8"));
  const current = generateDrizzleJson(schema, stored.id);
  expect(await generateMigration(stored, current)).toEqual([]);
});
