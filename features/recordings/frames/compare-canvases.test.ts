import fc from "fast-check";
import { expect, test } from "vitest";
import { compareViews } from "#engines/recording/steps/compare-views.ts";
import { compareCanvases } from "./compare-canvases.ts";

const size = { width: 150, height: 70 };

interface Change {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How much brighter one color channel becomes. */
  by: number;
}

function screen(changes: Change[]): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(size.width * size.height * 4).fill(90);
  for (const [index, { x, y, width, height, by }] of changes.entries()) {
    for (let row = y; row < Math.min(size.height, y + height); row++)
      for (let column = x; column < Math.min(size.width, x + width); column++)
        pixels[(row * size.width + column) * 4 + (index % 3)]! += by;
  }
  return pixels;
}

function withoutAlpha(rgba: Uint8ClampedArray) {
  return { ...size, data: new Uint8Array(rgba).filter((_, at) => at % 4 !== 3) };
}

test("finds the same differences at the same position as a comparison of whole screenshots", () => {
  const change = fc.record({
    x: fc.nat(size.width - 1),
    y: fc.nat(size.height - 1),
    width: fc.integer({ min: 1, max: 30 }),
    height: fc.integer({ min: 1, max: 20 }),
    by: fc.constantFrom(1, 30, 40, 44, 45, 46, 120),
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 5 }), (changes) => {
      const [a, b] = [screen([]), screen(changes)];
      const whole = compareViews(withoutAlpha(a), withoutAlpha(b));
      expect(compareCanvases(a, b, size)).toEqual(whole.map(({ pixels: _, ...box }) => box));
    }),
    { numRuns: 60 },
  );
});
