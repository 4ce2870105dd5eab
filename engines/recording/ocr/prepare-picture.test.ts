import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contrastToGround, enlarge, preparePicture, writePgm } from "./prepare-picture.ts";

/** A button of one brightness with letters of another on a page of a third. */
function screen({ page, button, letters }: { page: number; button: number; letters: number }) {
  const [width, height] = [160, 80];
  const pixels = new Uint8Array(width * height).fill(page);
  for (let y = 20; y < 56; y++) pixels.fill(button, y * width + 20, y * width + 140);
  for (let y = 32; y < 42; y++)
    for (let x = 40; x < 120; x += 6) pixels.fill(letters, y * width + x, y * width + x + 2);
  return { width, height, pixels };
}

describe("preparing a picture for reading", () => {
  test.each([
    { page: 255, button: 90, letters: 255 },
    { page: 20, button: 200, letters: 30 },
    { page: 245, button: 245, letters: 80 },
    { page: 18, button: 18, letters: 190 },
  ])("letters are dark on white whatever they were: %o", (colours) => {
    const { width, pixels } = contrastToGround(screen(colours));
    expect(pixels[36 * width + 40]).toBeLessThan(120);
    expect(pixels[36 * width + 43]).toBe(255);
    expect(pixels[2]).toBe(255);
  });

  test("one colour is white, whichever it is", () => {
    for (const grey of [0, 7, 8, 128, 255]) {
      const { pixels } = contrastToGround({
        width: 33,
        height: 17,
        pixels: new Uint8Array(33 * 17).fill(grey),
      });
      expect(new Set(pixels)).toEqual(new Set([255]));
    }
  });

  test("it becomes twice as large, and even grounds stay what they were", () => {
    const { width, height, pixels } = enlarge({ width: 5, height: 3, pixels: new Uint8Array(15).fill(77) });
    expect([width, height]).toEqual([10, 6]);
    expect(new Set(pixels)).toEqual(new Set([77]));
  });

  test("any size has a result of its double", () => {
    const sizes = fc.record({
      width: fc.integer({ min: 1, max: 40 }),
      height: fc.integer({ min: 1, max: 40 }),
    });
    fc.assert(
      fc.property(sizes, fc.infiniteStream(fc.nat(255)), ({ width, height }, greys) => {
        const pixels = Uint8Array.from({ length: width * height }, () => greys.next().value as number);
        const out = preparePicture({ width, height, pixels });
        expect(out.pixels.length).toBe(width * height * 4);
      }),
      { numRuns: 50 },
    );
  });

  test("the file says its size", () => {
    const file = writePgm({ width: 2, height: 1, pixels: new Uint8Array([1, 2]) });
    expect(new TextDecoder().decode(file.subarray(0, -2))).toBe("P5\n2 1\n255\n");
    expect([...file.subarray(-2)]).toEqual([1, 2]);
  });
});
