import { expect, test } from "vitest";
import { slopePerHour } from "./memory-slope.ts";

test("computes a slope in megabytes per hour from at least three readings", () => {
  const rising = [0, 1, 2, 3].map((minute) => ({ atMs: minute * 60_000, mb: 200 + minute }));
  expect(slopePerHour(rising)).toBeCloseTo(60);
  expect(slopePerHour(rising.map(({ atMs }) => ({ atMs, mb: 200 })))).toBeCloseTo(0);
  expect(slopePerHour(rising.slice(0, 2))).toBe(null);
});
