import fc from "fast-check";
import { expect, test } from "vitest";
import { cropAround } from "./crop-around.ts";

const screen = { width: 1280, height: 800 };

test("a control in a corner is shown with the corner, and one in the middle with its surroundings", () => {
  const small = { width: 100, height: 40 };
  expect(cropAround({ x: 0, y: 0, ...small }, screen)).toEqual({ x: 0, y: 0 });
  expect(cropAround({ x: 1180, y: 760, ...small }, screen)).toEqual({ x: 10, y: 10 });
  expect(cropAround({ x: 590, y: 380, ...small }, screen)).toEqual({ x: 5, y: 5 });
});

test("small or wide pictures and large controls are shown as a whole", () => {
  const ring = { x: 10, y: 10, width: 100, height: 40 };
  expect(cropAround(ring, { width: 640, height: 400 })).toBeNull();
  expect(cropAround(ring, { width: 1280, height: 300 })).toBeNull();
  expect(cropAround({ ...ring, width: 900 }, screen)).toBeNull();
  expect(cropAround({ ...ring, height: 600 }, screen)).toBeNull();
});

test("tall pictures, with few places, are shown as a whole rather than cut the control", () => {
  const tall = { width: 800, height: 8_000 };
  expect(cropAround({ x: 300, y: 0, width: 100, height: 40 }, tall)).toEqual({ x: 4, y: 0 });
  expect(cropAround({ x: 300, y: 530, width: 100, height: 40 }, tall)).toBeNull();
});

test("no control is cut, wherever it is and whatever the picture's size", () => {
  const share = fc.integer({ min: 0, max: 1_000 });
  const size = fc.record({
    width: fc.integer({ min: 700, max: 3_000 }),
    height: fc.integer({ min: 300, max: 12_000 }),
  });
  fc.assert(
    fc.property(
      size,
      share,
      share,
      fc.integer({ min: 8, max: 500 }),
      fc.integer({ min: 8, max: 300 }),
      (picture, left, top, width, height) => {
        const x = ((picture.width - width) * left) / 1_000;
        const y = ((picture.height - height) * top) / 1_000;
        const crop = cropAround({ x, y, width, height }, picture);
        if (!crop) return;
        const shown = { x: picture.width / 1.9, y: (picture.width / 1.9) * 0.75 };
        const startX = (crop.x / 10) * (picture.width - shown.x);
        const startY = (crop.y / 10) * (picture.height - shown.y);
        expect(x).toBeGreaterThanOrEqual(startX - 0.01);
        expect(x + width).toBeLessThanOrEqual(startX + shown.x + 0.01);
        expect(y).toBeGreaterThanOrEqual(startY - 0.01);
        expect(y + height).toBeLessThanOrEqual(startY + shown.y + 0.01);
      },
    ),
  );
});
