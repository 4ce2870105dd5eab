import { expect, test } from "vitest";
import { differingWords } from "./differing-words.ts";

test.each([
  ["It takes three days.", "It takes five days.", ["It takes ", "three", " days."]],
  ["Open until 1 p.m.", "Open until 4 p.m. or 5 p.m.", ["Open until ", "1", " p.m."]],
  ["Open daily", "Open daily from nine", ["Open daily", "", ""]],
  ["Open at nine", "Open now at nine", ["Open ", "", "at nine"]],
  ["a a a", "a a", ["a a ", "a", ""]],
  ["Yes.", "No.", ["", "Yes.", ""]],
  ["Same", "Same", ["Same", "", ""]],
])("%s, not %s", (sentence, other, [start, differing, end]) => {
  expect(differingWords(sentence, other)).toEqual({ start, differing, end });
});
