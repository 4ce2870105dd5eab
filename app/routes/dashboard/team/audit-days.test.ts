import { expect, test } from "vitest";
import { groupByDay } from "./audit-days.ts";

test("groups entries by day, with the names that a reader expects", () => {
  const entries = [
    "2026-11-23T00:10:00Z",
    "2026-11-22T23:50:00Z",
    "2026-11-20T12:00:00Z",
    "2026-11-20T08:00:00Z",
    "2025-12-31T08:00:00Z",
  ].map((at) => ({ at }));
  const groups = groupByDay(entries, { now: "2026-11-23T10:00:00Z", zone: "UTC" });
  expect(groups.map(({ name, entries: { length } }) => [name, length])).toEqual([
    ["Today", 1],
    ["Yesterday", 1],
    ["Friday, November 20", 2],
    ["Wednesday, December 31, 2025", 1],
  ]);
});
