import { afterAll, beforeAll, expect, it } from "vitest";
import { companies } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildArticle, buildCompany, buildVideoGuide } from "#tests/support/factories.ts";
import { presentPreview } from "./preview.ts";
import { readPreviewContents } from "./preview-contents.server.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

it("a help center of articles and step guides doesn't look empty", async () => {
  const { db } = database;
  const center = await buildCompany(db, { isPublic: true });
  await buildArticle(db, center, { title: "Pay by card", category: "Payment" });
  await buildArticle(db, center, { title: "Send it back", category: "Returns" });
  await buildArticle(db, center, { title: "About us" });
  await buildArticle(db, center, { title: "Unfinished", status: "draft" });
  await buildVideoGuide(db, center, { title: "Print a label", category: "Returns" });
  const [company] = await db.select().from(companies);
  const { home, hasGuides, hasVideos } = presentPreview({
    ...{
      companyName: "Acme",
      language: "en",
      websiteUrl: null,
      themeSettings: {},
      logo: null,
      contact: null,
    },
    ...(await readPreviewContents(db, center, company!)),
    ...{ address: "https://step.example", basePath: "/help/acme", year: 2026, appName: "Step" },
  });
  expect([hasGuides, hasVideos, home.hasMore]).toEqual([true, false, true]);
  expect(home.articles.count).toBe(3);
  expect(home.articles.outside.map(({ title }) => title)).toEqual(["About us"]);
  expect(home.collections.map(({ name, first }) => [name, ...first.map(({ text }) => text)])).toEqual([
    ["Payment", "Pay by card"],
    ["Returns", "Send it back", "Print a label"],
  ]);
});
