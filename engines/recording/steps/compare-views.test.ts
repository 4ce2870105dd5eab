import { expect, test } from "vitest";
import { compareViews } from "./compare-views.ts";
import type { Pixels } from "./types.ts";

/** The bytes begin at `offset`, as those of a decoded picture may. */
function screen(width: number, height: number, offset = 0): Pixels {
  const data = new Uint8Array(new ArrayBuffer(width * height * 3 + offset), offset).fill(240);
  return { width, height, data };
}

function paint({ width, data }: Pixels, x: number, y: number, across: number, down: number): void {
  for (let row = y; row < y + down; row++)
    data.fill(20, (row * width + x) * 3, (row * width + x + across) * 3);
}

test.each([
  ["cells of whole words", 160, 0],
  ["bytes that aren't aligned", 160, 1],
  ["a width that cells don't divide", 158, 0],
])("finds what differs, with %s", (_name, width, offset) => {
  const [before, after] = [screen(width, 90, offset), screen(width, 90, offset)];
  paint(before, 13, 21, 9, 6);
  paint(after, 13, 21, 9, 6);
  paint(after, 101, 50, 30, 10);
  paint(after, 150, 80, 7, 10);
  expect(compareViews(before, after)).toEqual([
    { x: 100, y: 48, width: 32, height: 12, pixels: 300 },
    { x: 148, y: 80, width: 12, height: 12, pixels: 70 },
  ]);
  expect(compareViews(before, after, [{ x: 100, y: 48, width: 40, height: 14 }])).toHaveLength(1);
  expect(compareViews(before, before)).toEqual([]);
});
