import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contrastInRows, contrastToGround, enlarge, preparePicture, writePgm } from "./prepare-picture.ts";

function screen({ page, button, letters }: { page: number; button: number; letters: number }) {
  const [width, height] = [160, 80];
  const pixels = new Uint8Array(width * height).fill(page);
  for (let y = 20; y < 56; y++) pixels.fill(button, y * width + 20, y * width + 140);
  for (let y = 32; y < 42; y++)
    for (let x = 40; x < 120; x += 6) pixels.fill(letters, y * width + x, y * width + x + 2);
  return { width, height, pixels };
}

describe("preparePicture", () => {
  test.each([
    { page: 255, button: 90, letters: 255 },
    { page: 20, button: 200, letters: 30 },
    { page: 245, button: 245, letters: 80 },
    { page: 18, button: 18, letters: 190 },
  ])("turns letters dark on white for any brightness: %o", (colours) => {
    const { width, pixels } = contrastToGround(screen(colours));
    expect(pixels[36 * width + 40]).toBeLessThan(120);
    expect(pixels[36 * width + 43]).toBe(255);
    expect(pixels[2]).toBe(255);
  });

  test("gives some rows as in the whole picture, and the others white", () => {
    const picture = screen({ page: 245, button: 90, letters: 255 });
    const whole = contrastToGround(picture).pixels;
    for (const [from, to] of [
      [0, 80],
      [-4, 9],
      [31, 45],
      [70, 84],
    ] as const) {
      const expected = whole.map((value, at) => {
        const row = Math.floor(at / picture.width);
        return row >= from && row < to ? value : 255;
      });
      expect(contrastInRows(picture, from, to)).toEqual({ ...picture, pixels: expected });
    }
  });

  test("turns a single color into white", () => {
    for (const gray of [0, 7, 8, 128, 255]) {
      const { pixels } = contrastToGround({
        width: 33,
        height: 17,
        pixels: new Uint8Array(33 * 17).fill(gray),
      });
      expect(new Set(pixels)).toEqual(new Set([255]));
    }
  });

  test("doubles the size and keeps even areas even", () => {
    const { width, height, pixels } = enlarge({ width: 5, height: 3, pixels: new Uint8Array(15).fill(77) });
    expect([width, height]).toEqual([10, 6]);
    expect(new Set(pixels)).toEqual(new Set([77]));
  });

  test("skips only pieces that interpolation would leave white", () => {
    const weights = [-3, 29, 111, -9].map((weight) => weight / 128);
    /** The four pixels around a position in the enlarged picture. */
    const around = (at: number, most: number) =>
      [-2, -1, 0, 1].map((step) => {
        const from = at % 2 === 0 ? (at >> 1) + step : (at >> 1) - step;
        return Math.max(0, Math.min(most - 1, from));
      });
    const marks = fc.array(fc.tuple(fc.nat(99), fc.nat(19), fc.nat(255)), { maxLength: 12 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 20 }), marks, (w, h, dots) => {
        const pixels = new Uint8Array(w * h).fill(255);
        for (const [x, y, gray] of dots) if (x < w && y < h) pixels[y * w + x] = gray;
        const expected = Uint8Array.from({ length: w * h * 4 }, (_, at) => {
          const [across, down] = [around(at % (w * 2), w), around(Math.floor(at / (w * 2)), h)];
          const rows = down.map((y) =>
            across.reduce((sum, x, i) => sum + weights[i]! * pixels[y * w + x]!, 0),
          );
          const value = rows.reduce((sum, row, i) => sum + weights[i]! * row, 0);
          return Math.round(Math.max(0, Math.min(255, value)));
        });
        expect(enlarge({ width: w, height: h, pixels }).pixels).toEqual(expected);
      }),
      { numRuns: 50 },
    );
  });

  test("doubles any size", () => {
    const sizes = fc.record({
      width: fc.integer({ min: 1, max: 40 }),
      height: fc.integer({ min: 1, max: 40 }),
    });
    fc.assert(
      fc.property(sizes, fc.infiniteStream(fc.nat(255)), ({ width, height }, grays) => {
        const pixels = Uint8Array.from({ length: width * height }, () => grays.next().value as number);
        const out = preparePicture({ width, height, pixels });
        expect(out.pixels.length).toBe(width * height * 4);
      }),
      { numRuns: 50 },
    );
  });

  test("writes the size into the PGM header", () => {
    const file = writePgm({ width: 2, height: 1, pixels: new Uint8Array([1, 2]) });
    expect(new TextDecoder().decode(file.subarray(0, -2))).toBe("P5\n2 1\n255\n");
    expect([...file.subarray(-2)]).toEqual([1, 2]);
  });
});
