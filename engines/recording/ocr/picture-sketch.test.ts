import { expect, test } from "vitest";
import { differenceBetween, sketchOf } from "./picture-sketch.ts";

const size = { width: 100, height: 50 };
const drawn = (paint: (pixels: Uint8Array) => void) => {
  const pixels = new Uint8Array(size.width * size.height).fill(240);
  paint(pixels);
  return sketchOf({ ...size, pixels });
};

test("counts the blocks that differ, also those that the edge cuts", () => {
  const page = drawn(() => {});
  const word = drawn((pixels) => pixels.fill(20, 10 * 100 + 20, 10 * 100 + 28));
  const corner = drawn((pixels) => pixels.fill(0, 49 * 100 + 96));
  expect(differenceBetween(page, page)).toBe(0);
  // Seven by four blocks.
  expect(differenceBetween(page, word)).toBeCloseTo(1 / 28);
  expect(differenceBetween(word, corner)).toBeCloseTo(2 / 28);
});

test("ignores the noise of compression, and compares no pictures of different sizes", () => {
  const page = drawn(() => {});
  const noisy = drawn((pixels) => {
    for (let at = 0; at < pixels.length; at += 3) pixels[at] = 243;
  });
  expect(differenceBetween(page, noisy)).toBe(0);
  expect(differenceBetween(page, sketchOf({ width: 50, height: 100, pixels: new Uint8Array(5_000) }))).toBe(
    1,
  );
});
