import fc from "fast-check";
import { expect, test } from "vitest";
import { readByteRange } from "./byte-range.ts";

test.each([
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=2-5", { start: 2, end: 5 }],
  ["bytes=2-", { start: 2, end: 9 }],
  ["bytes=2-99", { start: 2, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=-99", { start: 0, end: 9 }],
  ["BYTES=1-2", { start: 1, end: 2 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=99999999999999999999-", "unsatisfiable"],
  ["bytes=5-2", null],
  ["bytes=-", null],
  ["bytes=0-1,3-4", null],
  ["bytes=a-b", null],
  ["lines=0-1", null],
  [undefined, null],
])("reads %s of ten bytes as %j", (header, range) => {
  expect(readByteRange(header, 10)).toEqual(range);
});

test("returns a range within the file for any header", () => {
  const number = fc.oneof(
    fc.constant(""),
    fc.bigInt({ min: 0n, max: 10n ** 25n }).map(String),
    fc.nat().map(String),
  );
  fc.assert(
    fc.property(number, number, fc.nat(), (from, to, sizeBytes) => {
      const range = readByteRange(`bytes=${from}-${to}`, sizeBytes);
      if (range === null || range === "unsatisfiable") return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.start).toBeLessThanOrEqual(range.end);
      expect(range.end).toBeLessThan(sizeBytes);
    }),
  );
});
