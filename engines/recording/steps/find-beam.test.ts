import { expect, test } from "vitest";
import { findBeam } from "./find-beam.ts";
import type { Box, Pixels } from "./types.ts";

const box: Box = { x: 100, y: 40, width: 40, height: 48 };

function pixelsOf(width: number, height: number, parts: { box: Box; gray: number }[], ground = 250): Pixels {
  const data = new Uint8Array(width * height * 3).fill(ground);
  for (const { box, gray } of parts)
    for (let y = box.y; y < box.y + box.height; y++)
      data.fill(gray, (y * width + box.x) * 3, (y * width + box.x + box.width) * 3);
  return { width, height, data };
}

const beam = (x: number, y: number, gray = 0) => [
  { box: { x: x - 3, y, width: 7, height: 1 }, gray },
  { box: { x, y, width: 1, height: 17 }, gray },
  { box: { x: x - 3, y: y + 16, width: 7, height: 1 }, gray },
];
const free = (ground = 250) => ({ box, pixels: pixelsOf(box.width, box.height, [], ground) });

test.each([
  ["dark on light", 0, 250],
  ["light on dark", 240, 20],
])("finds a text cursor, %s", (_name, gray, ground) => {
  const picture = pixelsOf(320, 180, beam(118, 52, gray), ground);
  expect(findBeam(picture, [free(ground)])).toMatchObject({ shape: "beam", x: 118, y: 60 });
});

test("ignores a text cursor that was there before", () => {
  const before = pixelsOf(box.width, box.height, beam(18, 12));
  expect(findBeam(pixelsOf(320, 180, []), [{ box, pixels: before }])).toBeNull();
});

test.each([
  ["a caret", [{ box: { x: 118, y: 52, width: 1, height: 17 }, gray: 0 }]],
  ["a button that lit up", [{ box: { x: 104, y: 46, width: 30, height: 20 }, gray: 90 }]],
  ["nothing", []],
])("ignores %s", (_name, parts) => {
  expect(findBeam(pixelsOf(320, 180, parts), [free()])).toBeNull();
});
