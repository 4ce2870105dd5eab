import { expect, test } from "vitest";
import { dollarsText } from "./dollars-text.ts";

test.each([
  [0, "$0.00"],
  [0.000_25, "under $0.01"],
  [0.01, "$0.01"],
  [0.565, "$0.57"],
  [1234.5, "$1,234.50"],
])("formats %d dollars as %s", (amount, text) => {
  expect(dollarsText(amount)).toBe(text);
});
