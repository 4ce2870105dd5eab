import fc from "fast-check";
import { expect, test } from "vitest";
import { type CropFrame, cropAround, narrowFrame, wideFrame } from "./crop-around.ts";

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

test("a control that is too high for the wide frame still fits into the narrow one", () => {
  const list = { x: 400, y: 200, width: 300, height: 360 };
  expect(cropAround(list, screen, wideFrame)).toBeNull();
  expect(cropAround(list, screen, narrowFrame)).toEqual({ x: 4, y: 4 });
});

test("tall pictures, with few places, are shown as a whole rather than cut the control", () => {
  const tall = { width: 800, height: 8_000 };
  expect(cropAround({ x: 300, y: 0, width: 100, height: 40 }, tall)).toEqual({ x: 4, y: 0 });
  expect(cropAround({ x: 300, y: 530, width: 100, height: 40 }, tall)).toBeNull();
});

const frames: [string, CropFrame][] = [
  ["narrow", narrowFrame],
  ["wide", wideFrame],
];

test.each(frames)(
  "a %s frame cuts no control, wherever it is and whatever the picture's size",
  (_, frame) => {
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
          const crop = cropAround({ x, y, width, height }, picture, frame);
          if (!crop) return;
          const shown = { x: picture.width / frame.scale, y: picture.width / frame.scale / frame.ratio };
          const startX = (crop.x / 10) * (picture.width - shown.x);
          const startY = (crop.y / 10) * (picture.height - shown.y);
          expect(x).toBeGreaterThanOrEqual(startX - 0.01);
          expect(x + width).toBeLessThanOrEqual(startX + shown.x + 0.01);
          expect(y).toBeGreaterThanOrEqual(startY - 0.01);
          expect(y + height).toBeLessThanOrEqual(startY + shown.y + 0.01);
        },
      ),
    );
  },
);
