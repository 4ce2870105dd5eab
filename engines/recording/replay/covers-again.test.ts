import { expect, test } from "vitest";
import { coversAgain } from "./covers-again.ts";

const view = { width: 1_280, height: 720 };
const name = { x: 1_100, y: 20, width: 120, height: 24 };
const covered = { boxes: [name], control: { x: 100, y: 300 }, view };
const at = (x: number, y: number) => ({ x, y, width: 80, height: 30 });

test("an area is covered where it was", () => {
  expect(coversAgain(covered, { control: at(100, 301), view })).toEqual([name]);
  expect(coversAgain(covered, { control: null, view })).toEqual([name]);
  expect(coversAgain({ ...covered, control: null }, { control: at(0, 0), view })).toEqual([name]);
  expect(coversAgain(undefined, { control: at(0, 0), view })).toEqual([]);
});

test("it is also covered where it would be if it moved with the control", () => {
  const moved = { ...name, x: 1_110, y: -30 };
  expect(coversAgain(covered, { control: at(110, 250), view })).toEqual([name, moved]);
});

test("in a page of another size, it is covered at each edge", () => {
  const narrow = { width: 900, height: 720 };
  expect(coversAgain(covered, { control: null, view: narrow })).toEqual([name, { ...name, x: 720 }]);
});
