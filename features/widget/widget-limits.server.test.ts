import { like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { rateLimits } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { hasTurn } from "./widget-limits.server.ts";

let database: Database;
const acme = { companyId: "acme", origin: "https://acme.example", visitorAddress: "198.51.100.1" };
const neighbor = "198.51.100.2";

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());
beforeEach(() => database.db.delete(rateLimits));

function take(asked: typeof acme): Promise<boolean> {
  const clock = { now: () => new Date("2026-11-27T12:00:00Z"), monotonicMs: () => 0 };
  return hasTurn({ db: database.db, clock }, asked);
}

/** As if the other requests of this minute had been sent. */
async function use(limit: "widget-network" | "widget-origin", count: number): Promise<void> {
  await take(acme);
  await database.db
    .update(rateLimits)
    .set({ count })
    .where(like(rateLimits.key, `${limit}%`));
}

test("a visitor's network has 120 requests a minute on a website, and other networks have their own", async () => {
  await use("widget-network", 119);
  expect([await take(acme), await take(acme)]).toEqual([true, false]);
  expect(await take({ ...acme, visitorAddress: neighbor })).toBe(true);
});

test("a website has 6,000 requests a minute of all visitors, and other websites have their own", async () => {
  await use("widget-origin", 5_999);
  expect(await take({ ...acme, visitorAddress: neighbor })).toBe(true);
  expect(await take({ ...acme, visitorAddress: "198.51.100.3" })).toBe(false);
  expect(await take({ ...acme, origin: "https://shop.acme.example" })).toBe(true);
  expect(await take({ ...acme, companyId: "bolt" })).toBe(true);
});
