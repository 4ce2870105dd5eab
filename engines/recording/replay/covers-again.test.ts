import { expect, test } from "vitest";
import { coversAgain, isShownAgain } from "./covers-again.ts";

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

test("a text that the owner left uncovered stays so at the same place, and only that text", () => {
  const phone = { kind: "phone", mark: "0000000a", x: 600, y: 40, width: 140, height: 20 } as const;
  const left = { ...covered, boxes: [], shown: [phone] };
  const isShown = (part: object, now = { control: at(100, 300), view }) =>
    isShownAgain({ ...phone, ...part }, left, now);
  expect(isShown({})).toBe(true);
  expect(isShown({ x: 604, width: 130 })).toBe(true);
  expect(isShown({ mark: "0000000b" })).toBe(false);
  expect(isShown({ kind: "card" })).toBe(false);
  expect(isShown({ y: 80 })).toBe(false);
  expect(isShown({ y: 80 }, { control: at(100, 340), view })).toBe(true);
  expect(isShown({ x: 220 }, { control: at(100, 300), view: { width: 900, height: 720 } })).toBe(true);
  expect(isShownAgain({ ...phone, mark: undefined }, left, { control: null, view })).toBe(false);
  expect(isShownAgain(phone, covered, { control: null, view })).toBe(false);
  expect(isShownAgain(phone, undefined, { control: null, view })).toBe(false);
});
