import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { crawlPages, crawls } from "#db/schema.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { dumpTables } from "./dump-tables.ts";

test("dumps every table when compression lags behind the query", { tags: "long" }, async () => {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), "step-dump-"));
  try {
    const [crawl] = await database.db.insert(crawls).values({ url: "https://a.example/" }).returning();
    for (let rows = 1; rows <= 12; rows++) {
      const url = `https://a.example/${rows}`;
      const html = randomBytes(rows * 9_000).toString("hex");
      await database.db.insert(crawlPages).values({ crawlId: crawl!.id, url, status: "kept", html });
      const { tables } = await dumpTables(database.sql, folder, new AbortController().signal);
      expect(tables.find(({ table }) => table.name === "crawl_pages")?.table.rows).toBe(rows);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
    await database.close();
  }
});
