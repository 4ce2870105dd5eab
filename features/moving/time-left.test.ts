import { expect, test } from "vitest";
import { addToPace, minutesLeft, type Pace } from "./time-left.ts";

/** One batch of fifty texts every six seconds. */
function watched(changes: number, everyMs = 6_000): Pace {
  let pace: Pace = [];
  let before: number | null = null;
  for (let change = 0; change <= changes; change += 1) {
    const done = 100 + change * 50;
    pace = addToPace(pace, { before, done, atMs: change * everyMs });
    // A look at the page without a change.
    pace = addToPace(pace, { before: done, done, atMs: change * everyMs + 1_500 });
    before = done;
  }
  return pace;
}

test("says nothing before three batches were seen to end, and a while has passed", () => {
  expect(minutesLeft([], { total: 1_000, atMs: 0 })).toBeNull();
  expect(minutesLeft(watched(2), { total: 1_000, atMs: 12_000 })).toBeNull();
  expect(minutesLeft(watched(3, 2_000), { total: 1_000, atMs: 6_000 })).toBeNull();
  expect(minutesLeft(watched(3), { total: 1_000, atMs: 18_000 })).toBe(2);
});

test("counts down between two batches, and follows the latest rate", () => {
  const pace = watched(20);
  const total = 1_100 + 500;
  expect(minutesLeft(pace, { total, atMs: 120_000 })).toBe(1);
  expect(minutesLeft(pace, { total: total + 500, atMs: 120_000 })).toBe(2);
  const slower = addToPace(pace, { before: 1_100, done: 1_150, atMs: 240_000 });
  expect(minutesLeft(slower, { total, atMs: 240_000 })).toBe(4);
});

test("says nothing while a batch waits, and after the import was started again", () => {
  expect(minutesLeft(watched(5), { total: 1_000, atMs: 30_000 + 25_000 })).toBeNull();
  expect(addToPace(watched(5), { before: 350, done: 0, atMs: 40_000 })).toEqual([]);
});
