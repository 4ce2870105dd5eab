import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildOwner } from "#tests/support/factories.ts";
import { chooseTrade, storeTrade } from "./company-trade.server.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function tradeOf({ companyId }: { companyId: string }) {
  const [row] = await database.db
    .select({ trade: companies.trade })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row?.trade;
}

test("an import stores what it recognizes until the owner chooses a trade", async () => {
  const scope = await buildOwner(database.db);
  const recognize = (trade: "shop" | "club" | null) =>
    database.db.transaction((tx) => storeTrade(tx, scope, trade));
  await recognize("shop");
  expect(await tradeOf(scope)).toBe("shop");
  expect(await chooseTrade(database.db, scope, "school")).toBe(true);
  expect(await tradeOf(scope)).toBe("school");
  await recognize("club");
  await recognize(null);
  expect(await tradeOf(scope)).toBe("school");
});

test("an unknown trade changes nothing", async () => {
  const scope = await buildOwner(database.db);
  await chooseTrade(database.db, scope, "hotel");
  expect(await chooseTrade(database.db, scope, "castle")).toBe(false);
  expect(await tradeOf(scope)).toBe("hotel");
});
