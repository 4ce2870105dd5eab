import { afterAll, beforeAll, expect, it } from "vitest";
import { centerImports, importItems } from "#db/schema/center-imports.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildCompany } from "#tests/support/factories.ts";
import { describeProgress } from "./describe-progress.server.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it("names the category of the next text, because translations of all categories come last", async () => {
  const { db } = database;
  const { companyId } = await buildCompany(db);
  const [row] = await db
    .insert(centerImports)
    .values({ companyId, source: "csv", label: "a.csv", phase: "import", status: "running" })
    .returning();
  const item = { content: "", oldPaths: [], isDraft: false, pictures: [], notes: [] };
  const texts = [
    { collection: "First", position: 0, locale: "", outcome: "added" as const },
    { collection: "First", position: 0, locale: "de" },
    { collection: "Second", position: 1, locale: "" },
  ];
  await db.insert(importItems).values(
    texts.map((text) => ({
      ...{ ...item, ...text, importId: row!.id },
      sourceId: text.collection,
      title: `${text.collection} ${text.locale}`,
    })),
  );
  const { categories, next } = await describeProgress(db, row!);
  expect(categories).toEqual([
    { name: "First", done: 1, total: 2 },
    { name: "Second", done: 0, total: 1 },
  ]);
  expect(next).toEqual({ title: "Second ", category: "Second" });
});
