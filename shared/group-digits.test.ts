import fc from "fast-check";
import { expect, test } from "vitest";
import { groupDigits } from "./group-digits.ts";

test("groups whole numbers as English does", () => {
  expect([0, 999, 1_000, 2_000_000].map(groupDigits)).toEqual(["0", "999", "1,000", "2,000,000"]);
  fc.assert(fc.property(fc.nat(), (count) => groupDigits(count) === count.toLocaleString("en")));
});
