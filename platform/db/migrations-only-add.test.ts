/** During a rolling restart, two versions use one database (expand and contract). */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrationsDirectory } from "#platform/db/migrate.ts";

/** These changes would break older processes that still serve requests. */
const breaking =
  /\b(?:DROP\s+(?:TABLE|COLUMN|SCHEMA|TYPE|VIEW)|RENAME\s+(?:TO|COLUMN|CONSTRAINT)|RENAME\s+"|SET\s+NOT\s+NULL|SET\s+DATA\s+TYPE|TRUNCATE)\b/i;
const addsRequired = /ADD\s+COLUMN(?=[^;]*\bNOT\s+NULL\b)(?![^;]*\b(?:DEFAULT|GENERATED)\b)[^;]*/i;
/** Older migrations predate this rule. */
const oldMigrations = 20;

/**
 * Removals belong in a later release than the last one that used the column. Add the file here with the version that
 * stopped using it.
 */
const contracting: Record<string, string> = {};

test("new migrations only add, so that the previous version keeps working", () => {
  const files = readdirSync(migrationsDirectory).filter((name) => name.endsWith(".sql"));
  for (const name of files.filter((file) => Number(file.slice(0, 4)) > oldMigrations)) {
    if (name in contracting) continue;
    const statements = readFileSync(join(migrationsDirectory, name), "utf8")
      .replace(/--.*$/gm, "")
      .split(";");
    for (const statement of statements) {
      expect(breaking.exec(statement)?.[0], `${name}: ${statement.trim()}`).toBeUndefined();
      expect(addsRequired.exec(statement)?.[0], `${name}: ${statement.trim()}`).toBeUndefined();
    }
  }
});

test.each([
  ['ALTER TABLE "a" DROP COLUMN "b"', true],
  ['ALTER TABLE "a" RENAME COLUMN "b" TO "c"', true],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL', true],
  ['ALTER TABLE "a" ADD COLUMN "b" text NOT NULL', true],
  ['ALTER TABLE "a" ADD COLUMN "b" text DEFAULT \'\' NOT NULL', false],
  ['ALTER TABLE "a" ADD COLUMN "b" text', false],
  ['CREATE TABLE "a" ("b" text NOT NULL)', false],
])("detects that %s breaks an older version: %s", (statement, expected) => {
  expect(breaking.test(statement) || addsRequired.test(statement)).toBe(expected);
});
