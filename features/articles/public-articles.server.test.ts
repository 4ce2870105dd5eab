import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { companies, helpCenterContent } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { findPublicArticle, listPublicArticles, listWholeArticles } from "./public-articles.server.ts";

let database: Database;
let own = { companyId: "" };
let other = { companyId: "" };

beforeAll(async () => {
  database = await createTestDatabase();
  const [a, b] = await database.db
    .insert(companies)
    .values([{ companyName: "Acme" }, { companyName: "Bolt" }])
    .returning({ id: companies.id });
  [own, other] = [{ companyId: a?.id ?? "" }, { companyId: b?.id ?? "" }];
  await database.db.insert(helpCenterContent).values([
    { ...own, slug: "second", title: "Second", status: "published", position: 2, content: "# A\n\nWords." },
    { ...own, slug: "first", title: " First ", status: "published", position: 1, category: " " },
    { ...own, slug: "draft", title: "Draft", position: 0 },
    { ...other, slug: "theirs", title: "Theirs", status: "published" },
  ]);
});

afterAll(() => database.close());

describe("the articles of a company in public", () => {
  it("are its published ones, in the order of its hand", async () => {
    expect(await listPublicArticles(database.db, own)).toEqual([
      { slug: "first", title: "First", category: null },
      { slug: "second", title: "Second", category: null },
    ]);
    expect((await listWholeArticles(database.db, own)).map(({ text }) => text)).toEqual(["", "A Words."]);
  });

  it("are found by their address within the company, drafts never", async () => {
    expect(await findPublicArticle(database.db, own, "second")).toMatchObject({
      html: '<h2 id="a">A</h2>\n<p>Words.</p>',
      headings: [{ id: "a", text: "A", level: 2 }],
    });
    for (const slug of ["draft", "theirs", ""])
      expect(await findPublicArticle(database.db, own, slug), slug).toBeNull();
  });
});
