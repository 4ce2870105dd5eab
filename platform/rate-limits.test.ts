import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { rateLimits } from "#db/schema/server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import type { Database } from "./db/open-database.ts";
import { isWithinLimits, type Limit, networkOf } from "./rate-limits.ts";

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

describe("a visitor's network", () => {
  test.each([
    ["203.0.113.7", "203.0.113.8", false],
    ["2a01:db8:1:2::1", "2a01:db8:1:2:ffff::9", true],
    ["2a01:db8:1:2::1", "2A01:0db8:0001:0002:0:0:0:1", true],
    ["2a01:db8:1:2::1", "2a01:db8:1:3::1", false],
    ["::ffff:203.0.113.7", "203.0.113.7", true],
    ["::ffff:cb00:7107", "203.0.113.7", true],
    ["::ffff:203.0.113.7", "::ffff:203.0.113.8", false],
  ])("%s and %s are the same: %s", (one, other, isOne) => {
    expect(networkOf(one) === networkOf(other)).toBe(isOne);
  });
});
