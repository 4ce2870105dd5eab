import { expect, test } from "vitest";
import { draw } from "./drawn-views.fixture.ts";
import { findFrame } from "./find-frame.ts";
import type { Box } from "./types.ts";

/** Borders as thin rectangles. */
const border = ({ x, y, width, height }: Box, color: number) =>
  [
    { x, y, width, height: 1 },
    { x, y: y + height - 1, width, height: 1 },
    { x, y, width: 1, height },
    { x: x + width - 1, y, width: 1, height },
  ].map((box) => ({ box, color }));
const field: Box = { x: 100, y: 80, width: 240, height: 36 };
const letters = Array.from({ length: 9 }, (_, index) => ({
  box: { x: 112 + index * 7, y: 92, width: 3, height: 12 },
  color: 20,
}));

test("finds a pale border around a field, whatever is written in it", () => {
  expect(findFrame(draw([...border(field, 225), ...letters]), { x: 300, y: 98 })).toEqual(field);
  expect(findFrame(draw([...border(field, 225), ...letters]), { x: 130, y: 98 })).toEqual(field);
});

test("finds a field by its own background", () => {
  expect(findFrame(draw([{ box: field, color: 235 }]), { x: 200, y: 98 })).toEqual({
    x: field.x - 1,
    y: field.y - 1,
    width: field.width + 2,
    height: field.height + 2,
  });
});

test("finds none around plain text, in a large panel, or at the edge of the picture", () => {
  expect(findFrame(draw(letters), { x: 130, y: 98 })).toBeNull();
  expect(findFrame(draw(border({ ...field, height: 200 }, 180)), { x: 200, y: 180 })).toBeNull();
  expect(findFrame(draw(border(field, 180)), { x: 2, y: 98 })).toBeNull();
});
