import { expect, test } from "vitest";
import type { Cursor } from "./find-cursor.ts";
import { onParts } from "./pointer-parts.ts";

const at = (x: number, y: number): Cursor => ({
  ...{ x, y, shape: "hand", size: 1, match: 0.95, outline: 1 },
  box: { x: x - 6, y, width: 16, height: 21 },
});
const [from, to] = [
  { x: 100, y: 100, width: 48, height: 48 },
  { x: 400, y: 200, width: 48, height: 48 },
];
const [real, radio] = [at(420, 220), at(300, 90)];

test("a pointer that moved is at one of the places that changed", () => {
  expect(onParts([{ candidates: [radio, real], parts: [from, to] }])).toEqual([[real]]);
});

test("what isn't the pointer isn't in the next view either", () => {
  const views = [
    { candidates: [radio], parts: [from, to] },
    { candidates: [radio], parts: [] },
  ];
  expect(onParts(views)).toEqual([[], []]);
});

test("a pointer may rest while something else changes", () => {
  const larger = { x: 400, y: 200, width: 300, height: 90 };
  for (const parts of [[to], [larger, larger], []])
    expect(onParts([{ candidates: [radio], parts }])).toEqual([[radio]]);
  const resting = [
    { candidates: [radio], parts: [] },
    { candidates: [radio], parts: [from, to] },
  ];
  expect(onParts(resting)).toEqual([[radio], [radio]]);
});
