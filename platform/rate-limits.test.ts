import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { rateLimits } from "#db/schema/server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import type { Database } from "./db/open-database.ts";
import { clearUses, giveBackUse, isWithinLimits, type Limit } from "./rate-limits.ts";

const start = new Date("2026-03-01T10:00:00Z");
let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => void (await database.db.delete(rateLimits)));

function limit(who: string, max = 2): Limit {
  return { name: "try", who, max, windowMs: 60_000 };
}

function use(limits: Limit[], seconds = 0): Promise<boolean> {
  return isWithinLimits(database.db, { limits, now: new Date(start.getTime() + seconds * 1_000) });
}

test("allows up to the limit, also concurrently, and again in the next window", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => use([limit("a")])));
  expect(answers.filter(Boolean)).toHaveLength(2);
  expect(await use([limit("a")], 59)).toBe(false);
  expect(await use([limit("a")], 60)).toBe(true);
});

test("doesn't use up the second limit when the first one is exceeded", async () => {
  for (let n = 0; n < 10; n++) await use([limit("visitor"), limit("victim", 3)]);
  expect(await use([limit("victim", 3)])).toBe(true);
  expect(await use([limit("victim", 3)])).toBe(false);
});

test("purges expired windows", async () => {
  for (let n = 0; n < 30; n++) await use([limit(`early ${n}`)]);
  await Promise.all(Array.from({ length: 5 }, (_, n) => use([limit(`late ${n}`)], 120)));
  for (let n = 0; n < 5; n++) await use([limit(`later ${n}`)], 121);
  expect(await database.db.$count(rateLimits)).toBe(10);
});

test("stores a hash of the subject only", async () => {
  await use([limit("ada@company.example")]);
  const rows = await database.db.select().from(rateLimits);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain("ada");
});

describe("a visitor's networks", () => {
  const visitor = (visitorAddress: string, who?: string): Limit => ({
    ...{ name: "visit", max: 2, windowMs: 60_000 },
    ...{ who, visitorAddress },
  });
  async function allowed(addresses: string[]): Promise<number> {
    let count = 0;
    for (const address of addresses) if (await use([visitor(address)])) count++;
    return count;
  }
  const manyOf = (prefix: (n: number) => string) => Array.from({ length: 40 }, (_, n) => prefix(n));

  test.each([
    ["a /64 has the limit once", manyOf((n) => `2a01:db8:1:200::${n}`), 2],
    ["a /56 has it four times", manyOf((n) => `2a01:db8:1:2${n.toString(16).padStart(2, "0")}::1`), 8],
    ["a /48 has it sixteen times", manyOf((n) => `2a01:db8:1:${n}00::1`), 32],
    ["further networks don't share it", manyOf((n) => `2a01:db8:${n}::1`), 40],
    ["nor do IPv4 addresses", manyOf((n) => `203.0.113.${n}`), 40],
  ])("%s", async (_, addresses, most) => {
    expect(await allowed(addresses)).toBe(most);
  });

  test.each([
    ["/64", "/56", manyOf((n) => `2a01:db8:1:200::${n}`), "2a01:db8:1:201::1"],
    ["/56", "/48", manyOf((n) => `2a01:db8:1:2${n.toString(16).padStart(2, "0")}::1`), "2a01:db8:1:300::1"],
  ])("a %s above its limit doesn't use up that of its %s", async (_own, _wider, addresses, neighbor) => {
    await allowed(addresses);
    expect(await allowed([neighbor, neighbor])).toBe(2);
  });

  test("a reset in one network leaves neighbors' uses in the wider ones", async () => {
    await allowed(manyOf((n) => `2a01:db8:1:2${n.toString(16).padStart(2, "0")}::1`));
    await clearUses(database.db, visitor("2a01:db8:1:200::1"));
    expect(await use([visitor("2a01:db8:1:2fe::1")])).toBe(false);
  });

  test("a use that is given back counts in none of them", async () => {
    for (let n = 0; n < 40; n++) {
      expect(await use([visitor("2a01:db8:1:200::1", "ada")])).toBe(true);
      await giveBackUse(database.db, visitor("2a01:db8:1:200::1", "ada"));
    }
  });
});
