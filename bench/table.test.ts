import { expect, test } from "vitest";
import { median } from "./statistics.ts";
import { renderTable } from "./table.ts";

test("aligns names to the left and numbers to the right", () => {
  const text = renderTable<[string, number | null]>(
    [
      { title: "name", value: (row) => row[0] },
      { title: "ms", value: (row) => row[1], digits: 1 },
    ],
    [
      ["ours", 12.34],
      ["theirs, longer", null],
    ],
  );
  expect(text.split("\n")).toEqual([
    "name              ms",
    "--------------  ----",
    "ours            12.3",
    "theirs, longer     –",
  ]);
});

test("returns the middle value or the mean of the middle two as the median", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 6])).toBe(5.5);
  expect(median([])).toBeNull();
});
