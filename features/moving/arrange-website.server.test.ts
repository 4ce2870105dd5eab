import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { centerImports, importItems } from "#db/schema/center-imports.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildCompany } from "#tests/support/factories.ts";
import { arrangeWebsite, type CrawlCursor } from "./arrange-website.server.ts";
import { listLeftOut } from "./list-left-out.server.ts";
import type { StagedArticle } from "./stage-items.server.ts";
import { stageArticles } from "./stage-items.server.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const cursor: CrawlCursor = {
  ...{ main: "en", requests: [], collections: [] },
  crawl: {
    scope: {
      origin: "https://acme.example",
      folders: [""],
      homes: ["/"],
      languages: ["en", "pt"],
      main: "en",
    },
    ...{ seen: [], lists: [], crumbs: {}, unread: [] },
  },
};

type Text = [locale: string, id: string, address: string, title: string, markdown?: string];

/** What is staged after these texts of a website are arranged, as "locale id title". */
async function arranged(texts: readonly Text[]): Promise<string[]> {
  const { db } = database;
  const { companyId } = await buildCompany(db);
  const [row] = await db
    .insert(centerImports)
    .values({ companyId, source: "website", label: "acme.example", phase: "plan", status: "running" })
    .returning();
  const importId = row!.id;
  await db.transaction(async (tx) => {
    for (const [locale, id, address, title, markdown = title] of texts) {
      const article: StagedArticle = {
        ...{ id, locale: locale || null, title, slug: null, collection: null, markdown },
        ...{ oldPaths: [address], isDraft: false, position: 0, pictures: [], notes: [] },
      };
      await stageArticles(tx, { importId, locale }, [article]);
    }
    // With these, the database changes rows in the order in which they are stored.
    await tx.execute(sql`set local enable_nestloop = off`);
    await tx.execute(sql`analyze import_items`);
    await arrangeWebsite(tx, row!, cursor);
  });
  const items = await db.select().from(importItems).where(eq(importItems.importId, importId));
  return items.map(({ locale, sourceId, title }) => `${locale} ${sourceId} ${title}`).sort();
}

it("pages that couldn't be read are left out of the source, not of an article", async () => {
  const { db } = database;
  const { companyId } = await buildCompany(db);
  const [row] = await db
    .insert(centerImports)
    .values({ companyId, source: "website", label: "acme.example", phase: "plan", status: "running" })
    .returning();
  const text = "https://acme.example/broken";
  const crawl = { ...cursor.crawl, unread: [text] };
  await db.transaction((tx) => arrangeWebsite(tx, row!, { ...cursor, crawl }));
  expect(await listLeftOut(db, row!, 10)).toEqual([
    { title: "", locale: "", articleId: null, reason: "unreadable", text },
  ]);
});

it("a text takes the place that another one leaves", async () => {
  const paths = Array.from({ length: 150 }, (_, at) => `/page-${at}`);
  const texts = paths.flatMap((path): Text[] => [
    ["", path, path, "English"],
    ["pt", path, `/pt-br${path}`, "Brazil"],
    ["pt", `/pt${path}`, `/pt${path}`, "Portugal"],
  ]);
  const expected = paths.flatMap((path) => [
    ` ${path} English`,
    `pt ${path} Portugal`,
    `pt-BR ${path} Brazil`,
  ]);
  expect(await arranged(texts)).toEqual(expected.sort());
  expect(await arranged(texts.toReversed())).toEqual(expected.sort());
});

it("only pages with the same text are untranslated ones, wherever their links lead", async () => {
  const kept = await arranged([
    ["", "/pay", "/pay", "Pay", "By [card](moved:%2Fcards)."],
    ["", "/de/pay", "/de/pay", "Pay", "By [card](moved:%2Fde%2Fcards)."],
    ["", "/it/pay", "/it/pay", "Pay", "How the IT department pays."],
  ]);
  expect(kept).toEqual([" /it/pay Pay", " /pay Pay"]);
});
