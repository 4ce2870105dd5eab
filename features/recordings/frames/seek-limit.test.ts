import { expect, test } from "vitest";
import { createSeekLimit } from "./seek-limit.ts";

test("repeated failed seeks end a video there, and what is before can still be tried", () => {
  const limit = createSeekLimit();
  limit.note(8, false);
  expect(limit.mayTry(8)).toBe(true);
  limit.note(9, false);
  expect([7.9, 8, 9, 20].map(limit.mayTry)).toEqual([true, false, false, false]);
  limit.note(5, true);
  limit.note(6, false);
  limit.note(5.5, false);
  expect([5.4, 5.5].map(limit.mayTry)).toEqual([true, false]);
});

test("one failed seek ends nothing", () => {
  const limit = createSeekLimit();
  for (const [seconds, isThere] of [
    [3, false],
    [4, true],
    [9, false],
    [2, true],
  ] as const)
    limit.note(seconds, isThere);
  expect([3, 9].map(limit.mayTry)).toEqual([true, true]);
});
