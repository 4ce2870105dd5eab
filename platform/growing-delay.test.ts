import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { type GrowingDelay, takeOrWait } from "./growing-delay.ts";
import { clearUses, giveBackUse } from "./rate-limits.ts";

const start = new Date("2026-03-01T10:00:00Z");
const minuteMs = 60_000;
const delay: GrowingDelay = {
  name: "test",
  who: "ada",
  free: 3,
  firstDelayMs: minuteMs,
  maxDelayMs: 4 * minuteMs,
  resetAfterMs: 60 * minuteMs,
};
let database: Database;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

function takeAt(minutes: number, other: Partial<GrowingDelay> = {}): Promise<number> {
  const now = new Date(start.getTime() + minutes * minuteMs);
  return takeOrWait(database.db, { delay: { ...delay, ...other }, now });
}

test("first uses are free, then the delay doubles up to its maximum", async () => {
  for (let n = 0; n < 3; n++) expect(await takeAt(0)).toBe(0);
  expect(await takeAt(0)).toBe(minuteMs);
  expect(await takeAt(0.5)).toBe(minuteMs / 2);
  expect(await takeAt(1)).toBe(0);
  expect(await takeAt(1)).toBe(2 * minuteMs);
  expect(await takeAt(3)).toBe(0);
  expect(await takeAt(3)).toBe(4 * minuteMs);
  expect(await takeAt(7)).toBe(0);
  expect(await takeAt(7)).toBe(4 * minuteMs);
});

test("refused uses don't extend the delay", async () => {
  for (let n = 0; n < 3; n++) await takeAt(0);
  for (let n = 0; n < 20; n++) expect(await takeAt(0.9)).toBeGreaterThan(0);
  expect(await takeAt(1)).toBe(0);
});

test("a hundred concurrent uses get only the free ones", async () => {
  const waits = await Promise.all(Array.from({ length: 100 }, () => takeAt(0)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
});

test("resets after a long silence, per key", async () => {
  for (let n = 0; n < 3; n++) await takeAt(0);
  expect(await takeAt(0, { who: "bob" })).toBe(0);
  for (let n = 0; n < 3; n++) expect(await takeAt(60)).toBe(0);
  expect(await takeAt(60)).toBeGreaterThan(0);
});

test("refunds one use, and resets all on success", async () => {
  for (let n = 0; n < 3; n++) await takeAt(0);
  await giveBackUse(database.db, delay);
  expect(await takeAt(0)).toBe(0);
  expect(await takeAt(0)).toBeGreaterThan(0);
  await clearUses(database.db, delay);
  for (let n = 0; n < 3; n++) expect(await takeAt(0)).toBe(0);
});

test("stays at the maximum delay indefinitely", async () => {
  let minutes = 0;
  for (let n = 0; n < 60; n++) {
    expect(await takeAt(minutes)).toBe(0);
    minutes += 4;
  }
});
