import fc from "fast-check";
import { expect, test } from "vitest";
import { isSmallChange } from "./small-change.ts";

test.each([
  ["a new price", "A haircut costs €25.", "A haircut costs €28."],
  ["a price with cents", "It costs 1.299,50 EUR.", "It costs 1.349,00 EUR."],
  ["new opening hours", "Open Monday 9:00 to 17:30.", "Open Monday 8:30 to 18:00."],
  ["two numbers at a time", "Up to 4 people for 3 hours.", "Up to 5 people for 2 hours."],
])("%s is a small change", (_, before, after) => {
  expect(isSmallChange(before, after)).toBe(true);
});

test.each([
  ["another word", "Open on Monday.", "Closed on Monday."],
  ["another currency", "It costs €25.", "It costs $25."],
  ["a number that became a word", "It takes 3 days.", "It takes three days."],
  ["an added sentence", "It costs €25.", "It costs €25. Only in May."],
  ["a price ten times as high", "It costs €19.", "It costs €190."],
  ["a price that became free", "It costs €19.", "It costs €0."],
  ["no change", "It costs €25.", "It costs €25."],
])("%s isn't a small change", (_, before, after) => {
  expect(isSmallChange(before, after)).toBe(false);
});

test("a text with another word is never a small change", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (start, end, number) => {
      expect(isSmallChange(`${start} old ${number} ${end}`, `${start} new ${number} ${end}`)).toBe(false);
    }),
  );
});
