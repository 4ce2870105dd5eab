import { expect, test } from "vitest";
import { coversAgain } from "./covers-again.ts";

const name = { x: 600, y: 20, width: 120, height: 24 };
const covered = { boxes: [name], control: { x: 100, y: 300 } };
const at = (x: number, y: number) => ({ x, y, width: 80, height: 30 });

test("an area is covered where it was", () => {
  expect(coversAgain(covered, at(100, 301))).toEqual([name]);
  expect(coversAgain(covered, null)).toEqual([name]);
  expect(coversAgain({ ...covered, control: null }, at(0, 0))).toEqual([name]);
  expect(coversAgain(undefined, at(0, 0))).toEqual([]);
});

test("it is also covered where it would be if it moved with the control", () => {
  expect(coversAgain(covered, at(110, 250))).toEqual([name, { ...name, x: 610, y: -30 }]);
});
