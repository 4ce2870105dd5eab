import { expect, test } from "vitest";
import { rulerPlaces } from "./ruler-places.ts";

test("places times in proportion", () => {
  expect(rulerPlaces([0, 50, 100])).toEqual([0, 50, 100]);
  expect(rulerPlaces([7])).toEqual([0]);
  expect(rulerPlaces([])).toEqual([]);
});

test.each([
  ["at the beginning", [0, 1, 2, 1_000]],
  ["at the end", [0, 998, 999, 1_000]],
  ["at the same time", [5, 5, 5]],
  ["more than fit", Array.from({ length: 500 }, (_, index) => index)],
])("keeps a distance between pins, in order and on the ruler: %s", (_, times) => {
  const places = rulerPlaces(times);
  const gap = Math.min(1.6, 100 / (times.length - 1));
  for (const [index, place] of places.entries()) {
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThanOrEqual(100.001);
    if (index > 0) expect(place - places[index - 1]!).toBeGreaterThan(gap - 0.001);
  }
});
