import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildArticle, buildCompany, type Tenant } from "#tests/support/factories.ts";
import { findPublicArticle, listPublicArticles, listWholeArticles } from "./public-articles.server.ts";

let database: Database;
let own: Tenant;
let other: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  [own, other] = [await buildCompany(db), await buildCompany(db)];
  await buildArticle(db, own, { slug: "second", title: "Second", position: 2, content: "# A\n\nWords." });
  await buildArticle(db, own, { slug: "first", title: " First ", position: 1, category: " " });
  await buildArticle(db, own, { slug: "draft", status: "draft" });
  await buildArticle(db, other, { slug: "theirs" });
});

afterAll(() => database.close());

describe("public articles", () => {
  it("lists published articles in their manual order", async () => {
    expect(await listPublicArticles(database.db, own)).toEqual([
      { slug: "first", title: "First", category: null },
      { slug: "second", title: "Second", category: null },
    ]);
    expect((await listWholeArticles(database.db, own)).map(({ text }) => text)).toEqual(["", "A Words."]);
  });

  it("finds articles by slug within the company, but no drafts", async () => {
    expect(await findPublicArticle(database.db, own, "second")).toMatchObject({
      html: '<h2 id="a">A</h2>\n<p>Words.</p>',
      headings: [{ id: "a", text: "A", level: 2 }],
    });
    for (const slug of ["draft", "theirs", ""])
      expect(await findPublicArticle(database.db, own, slug), slug).toBeNull();
  });
});
