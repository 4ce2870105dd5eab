import { expect, test } from "vitest";
import { isSaidInAnswer } from "./telling-quotes.ts";

test.each([
  ["Monday 9 am – noon, 2 – 5 pm", "Monday 9 am – noon 2 – 5 pm", true],
  ["Monday 9 am –\nnoon", "Monday 9 am – noon", true],
  ["Monday 9 am – noon", "Monday 9 am – noon 2 – 5 pm", false],
  ["It costs 1,5 €.", "It costs 15 €.", false],
])("whether “%s” says “%s” is %s", (answer, quote, isSaid) => {
  expect(isSaidInAnswer([quote], answer)).toBe(isSaid);
});
