import { randomUUID } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importedArticles } from "#db/schema/center-imports.ts";
import { helpCenterContent } from "#db/schema/content.ts";
import type { SourceArticle } from "#engines/moving/source-center.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildCompany } from "#tests/support/factories.ts";
import { originOfFile } from "./file-origin.server.ts";
import { textHash } from "./text-hash.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

type Texts = Record<string, [title: string, content: string]>;

const knives: Texts = {
  "index.md": ["Sharp knives", "We sharpen kitchen knives and post them back within three days."],
  "faq.md": ["FAQ", "Wrap the blades in cardboard before you post them."],
  "price.md": ["Prices", "A kitchen knife costs nine euros, a pair of scissors twelve."],
};
const bikes: Texts = {
  "index.md": ["Bicycles", "Rent a city bike for an afternoon, or a mountain bike for the weekend."],
  "faq.md": ["FAQ", "Helmets are free. Children ride in front of the adults."],
  "price.md": ["Prices", "Rental starts at eighteen pounds per day, with a lock."],
};

function articlesOf(texts: Texts): SourceArticle[] {
  return Object.entries(texts).map(([id, [title, markdown]]) => ({
    ...{ id, title, markdown, locale: null, slug: null, collection: null },
    ...{ oldPaths: [], isDraft: false, pictures: [], notes: [] },
  }));
}

function originOf(companyId: string, texts: Texts) {
  return originOfFile(database.db, { companyId }, { source: "markdown", articles: articlesOf(texts) });
}

async function store(companyId: string, texts: Texts): Promise<void> {
  const origin = await originOf(companyId, texts);
  for (const [sourceId, [title, content]] of Object.entries(texts)) {
    const [id, hash] = [randomUUID(), textHash({ title, content })];
    await database.db.insert(helpCenterContent).values({ id, companyId, title, content, slug: id });
    await database.db.insert(importedArticles).values({
      ...{ companyId, source: "markdown", origin, sourceId, articleId: id },
      ...{ sourceHash: hash, storedHash: hash },
    });
  }
}

test("a file with the same names and other texts is another help center, also when it comes again", async () => {
  const { companyId } = await buildCompany(database.db);
  expect(await originOf(companyId, knives)).toBe("");
  await store(companyId, knives);
  const second = await originOf(companyId, bikes);
  expect(second).not.toBe("");
  await store(companyId, bikes);
  expect(await originOf(companyId, bikes)).toBe(second);
  expect(await originOf(companyId, knives)).toBe("");
  expect(await originOf(companyId, { "index.md": ["案内", "営業時間は九時から五時までです。"] })).not.toBe(
    "",
  );
});

test("a file with changed and new texts is the help center that it was", async () => {
  const { companyId } = await buildCompany(database.db);
  await store(companyId, knives);
  const changed: Texts = {
    "index.md": [
      "Sharp knives",
      "We sharpen kitchen knives and scissors and post them back within four days.",
    ],
    "faq.md": ["Questions", "Wrap the blades in cardboard, and tape it, before you post them."],
    "price.md": ["Prices", "Everything is new here: ask us."],
    "team.md": ["Team", "Ann and Bob."],
  };
  expect(await originOf(companyId, changed)).toBe("");
});

test("articles that were deleted here don't make a changed file another help center", async () => {
  const { companyId } = await buildCompany(database.db);
  await store(companyId, knives);
  const isDeleted = and(eq(helpCenterContent.companyId, companyId), ne(helpCenterContent.title, "Prices"));
  await database.db.delete(helpCenterContent).where(isDeleted);
  const changed = Object.entries(knives).map(([id, [title, content]]) => [id, [title, `${content} Ask us.`]]);
  expect(await originOf(companyId, Object.fromEntries(changed))).toBe("");
});
