import { expect, test } from "vitest";
import { isNegated } from "./is-negated.ts";

test.each([
  ["en", "why doesn t the door open", true],
  ["en", "can i cancel without a fee", true],
  ["en", "does the t shirt fit", false],
  ["nl", "kan ik in t weekend komen", false],
  ["nl", "kan ik niet komen", true],
])("%s: %s", (language, text, expected) => {
  expect(isNegated(text.split(" "), language)).toBe(expected);
});
