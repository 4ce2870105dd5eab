import { afterAll, beforeAll, expect, test } from "vitest";
import { companies } from "#db/schema/companies.ts";
import { crawlPages, crawls } from "#db/schema/crawls.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { listSourcePages } from "./list-source-pages.server.ts";

const url = "https://shared.test/page";
let database: Database;
let acme: { companyId: string };
let bolt: { companyId: string };

beforeAll(async () => {
  database = await createTestDatabase();
  const rows = await database.db
    .insert(companies)
    .values([{ companyName: "Acme" }, { companyName: "Bolt" }])
    .returning({ companyId: companies.id });
  [acme, bolt] = [rows[0]!, rows[1]!];
  await crawl(acme, "of Acme, newer", new Date("2026-02-02"));
  await crawl(acme, "of Acme, older", new Date("2026-01-01"));
  await crawl(bolt, "of Bolt", new Date("2026-03-03"));
});

afterAll(() => database.close());

async function crawl(scope: { companyId: string }, markdown: string, finishedAt: Date): Promise<void> {
  const [made] = await database.db
    .insert(crawls)
    .values({ ...scope, url, status: "completed", finishedAt })
    .returning({ id: crawls.id });
  await database.db.insert(crawlPages).values({ crawlId: made!.id, url, markdown, status: "kept" });
}

test("a company's pages are its own, from its newest crawl", async () => {
  expect(await listSourcePages(database.db, acme, [url])).toEqual(new Map([[url, "of Acme, newer"]]));
  expect(await listSourcePages(database.db, bolt, [url])).toEqual(new Map([[url, "of Bolt"]]));
});

test("pages that were not asked for stay where they are", async () => {
  expect(await listSourcePages(database.db, acme, [])).toEqual(new Map());
  expect(await listSourcePages(database.db, acme, ["https://shared.test/other"])).toEqual(new Map());
});
