import fc from "fast-check";
import { expect, test } from "vitest";
import { isWithinJsonBound } from "./json-scan.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const limits = { maxDepth: 3, maxTokens: 10 };

test("rejects nesting beyond the limit, even after a deep value was closed", () => {
  expect(isWithinJsonBound(bytes("[[[1]],[[2]]]"), limits)).toBe(true);
  expect(isWithinJsonBound(bytes("[[[[1]]]]"), limits)).toBe(false);
  expect(isWithinJsonBound(bytes('{"a":{"b":[{}]}}'), limits)).toBe(false);
});

test("rejects more brackets, commas and colons than the limit", () => {
  expect(isWithinJsonBound(bytes("[1,2,3,4,5,6,7,8,9,10]"), limits)).toBe(true);
  expect(isWithinJsonBound(bytes("[1,2,3,4,5,6,7,8,9,10,11]"), limits)).toBe(false);
  expect(isWithinJsonBound(bytes("[{},{},{},{},{},{}]"), limits)).toBe(false);
});

test("ignores structural characters and escapes inside strings", () => {
  for (const text of ["[[[[[[[[[[[[", ",,,,,,,,,,,,,,,,", '"[[[[[', "\\", '\\"[[[[['])
    expect(isWithinJsonBound(bytes(JSON.stringify([text])), limits), text).toBe(true);
  expect(isWithinJsonBound(bytes('["\\\\",[[[[]]]]]'), limits)).toBe(false);
  expect(isWithinJsonBound(bytes('"never closed [[[[[['), limits)).toBe(true);
});

test("reports the exact depth, and at least as many tokens as values have members", () => {
  const depthOf = (value: unknown): number =>
    typeof value === "object" && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
  const membersOf = (value: unknown): number =>
    typeof value === "object" && value !== null
      ? Object.values(value).reduce((sum: number, one) => sum + 1 + membersOf(one), 0)
      : 0;
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = bytes(JSON.stringify(value));
      const depth = depthOf(value);
      const members = membersOf(value);
      expect(isWithinJsonBound(json, { maxDepth: depth, maxTokens: 1e9 })).toBe(true);
      if (depth > 0) expect(isWithinJsonBound(json, { maxDepth: depth - 1, maxTokens: 1e9 })).toBe(false);
      if (members > 0) expect(isWithinJsonBound(json, { maxDepth: 1e9, maxTokens: members - 1 })).toBe(false);
    }),
  );
});
