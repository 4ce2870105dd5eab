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

test("no control is cut, wherever it is", () => {
  const part = (max: number) => fc.integer({ min: 0, max });
  fc.assert(
    fc.property(
      part(1_000),
      part(1_000),
      fc.integer({ min: 8, max: 500 }),
      fc.integer({ min: 8, max: 400 }),
      (left, top, width, height) => {
        const ring = { x: ((1280 - width) * left) / 1_000, y: ((800 - height) * top) / 1_000, width, height };
        const crop = cropAround(ring, screen);
        if (!crop) return;
        const shown = { x: 1280 / 1.9, y: (1280 / 1.9) * 0.75 };
        for (const side of ["x", "y"] as const) {
          const whole = side === "x" ? 1280 : 800;
          const size = side === "x" ? width : height;
          const start = (crop[side] / 10) * (whole - shown[side]);
          expect(ring[side]).toBeGreaterThanOrEqual(start - 1);
          expect(ring[side] + size).toBeLessThanOrEqual(start + shown[side] + 1);
        }
      },
    ),
  );
});
