import { afterAll, beforeAll, expect, test } from "vitest";
import { crawlPages } from "#db/schema/crawls.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildCompany, buildCrawl, type Tenant } from "#tests/support/factories.ts";
import { listSourcePages } from "./list-source-pages.server.ts";

const url = "https://shared.test/page";
let database: Database;
let acme: Tenant;
let bolt: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  [acme, bolt] = [await buildCompany(database.db), await buildCompany(database.db)];
  await crawl(acme, "of Acme, newer", new Date("2026-02-02"));
  await crawl(acme, "of Acme, older", new Date("2026-01-01"));
  await crawl(bolt, "of Bolt", new Date("2026-03-03"));
});

afterAll(() => database.close());

async function crawl(scope: Tenant, markdown: string, finishedAt: Date): Promise<void> {
  const { id: crawlId } = await buildCrawl(database.db, { ...scope, url, finishedAt });
  await database.db.insert(crawlPages).values({ crawlId, url, markdown, status: "kept" });
}

test("returns a company's own pages from its newest crawl", async () => {
  expect(await listSourcePages(database.db, acme, [url])).toEqual(new Map([[url, "of Acme, newer"]]));
  expect(await listSourcePages(database.db, bolt, [url])).toEqual(new Map([[url, "of Bolt"]]));
});

test("returns only requested pages", async () => {
  expect(await listSourcePages(database.db, acme, [])).toEqual(new Map());
  expect(await listSourcePages(database.db, acme, ["https://shared.test/other"])).toEqual(new Map());
});
