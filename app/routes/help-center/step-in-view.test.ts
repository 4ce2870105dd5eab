import { expect, test } from "vitest";
import { stepInView } from "./step-in-view.ts";

test.each<[string, number[], number | null]>([
  ["a guide without steps", [], null],
  ["the page's beginning", [300, 900], null],
  ["the first step, where a link to it leads", [76, 600], 0],
  ["a step whose title is right below the bar", [-480, 120, 720], 1],
  ["two short steps, of which the later one is read", [-90, 10, 110, 400], 2],
  ["the end of the last step", [-2_000, -1_400, -800], 2],
])("finds the step in view: %s", (_name, tops, expected) => {
  expect(stepInView(tops, { edge: 120 })).toBe(expected);
});
