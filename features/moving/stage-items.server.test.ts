import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { centerImports, importItems } from "#db/schema/center-imports.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildCompany } from "#tests/support/factories.ts";
import { type StagedArticle, stageArticles } from "./stage-items.server.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it("replaces all of an article that is staged again, and unites its addresses", async () => {
  const { db } = database;
  const { companyId } = await buildCompany(db);
  const [row] = await db
    .insert(centerImports)
    .values({ companyId, source: "website", label: "acme.example", phase: "plan" })
    .returning();
  const importId = row!.id;
  const first: StagedArticle = {
    ...{ id: "/x", locale: null, title: "Old", slug: null, collection: "Old", markdown: "Old" },
    ...{ oldPaths: ["/x", "/old"], isDraft: true, position: 1, pictures: ["old.png"] },
    notes: [{ kind: "video", text: "old" }],
  };
  const second: StagedArticle = {
    ...{ id: "/x", locale: null, title: "New", slug: "new", collection: "New", markdown: "New" },
    ...{ oldPaths: ["/x", "/new"], isDraft: false, position: 2, pictures: ["new.png"] },
    notes: [{ kind: "form", text: "new" }],
  };
  await db.transaction((tx) => stageArticles(tx, { importId, locale: "" }, [first]));
  await db.transaction((tx) => stageArticles(tx, { importId, locale: "" }, [second]));
  const [item, ...others] = await db.select().from(importItems).where(eq(importItems.importId, importId));
  expect(others).toEqual([]);
  const { id: _, locale: __, markdown, oldPaths: ___, ...rest } = second;
  expect(item).toMatchObject({ ...rest, content: markdown });
  expect(item?.oldPaths.toSorted()).toEqual(["/new", "/old", "/x"]);
});

it("stages an article once that the source lists twice", async () => {
  const { db } = database;
  const { companyId } = await buildCompany(db);
  const [row] = await db
    .insert(centerImports)
    .values({ companyId, source: "wordpress", label: "acme.xml", phase: "plan" })
    .returning();
  const importId = row!.id;
  const listed = (title: string, path: string): StagedArticle => ({
    ...{ id: "1", locale: null, title, slug: null, collection: null, markdown: title },
    ...{ oldPaths: [path], isDraft: false, position: 1, pictures: [], notes: [] },
  });
  const twice = [listed("Old", "/old"), listed("New", "/new")];
  await db.transaction((tx) => stageArticles(tx, { importId, locale: "" }, twice));
  const items = await db.select().from(importItems).where(eq(importItems.importId, importId));
  expect(items).toMatchObject([{ title: "New", content: "New", oldPaths: ["/old", "/new"] }]);
});
