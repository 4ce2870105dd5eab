import { compareViews } from "#engines/recording/steps/compare-views.ts";
import type { Pixels } from "#engines/recording/steps/types.ts";
import type { Box } from "../recording.ts";

/** Smallest difference of a color channel that counts, out of 255. Lower than the threshold of `compareViews`. */
const faintest = 32;
/** In pixels. A multiple of the cell size of `compareViews`. */
const grid = 16;

/**
 * Returns the same result as `compareViews` for two screenshots of this size (RGBA bytes of a canvas), but faster: it
 * only copies and compares the region that differs.
 */
export function compareCanvases(
  a: Uint8ClampedArray,
  b: Uint8ClampedArray,
  size: { width: number; height: number },
): Box[] {
  const part = findDiffering(a, b, size);
  if (!part) return [];
  return compareViews(cutPixels(a, size.width, part), cutPixels(b, size.width, part)).map(
    ({ x, y, width, height }) => ({ x: x + part.x, y: y + part.y, width, height }),
  );
}

/** Returns the bounds of all differing pixels, aligned to the cells of the comparison. */
function findDiffering(
  a: Uint8ClampedArray,
  b: Uint8ClampedArray,
  { width, height }: { width: number; height: number },
): Box | null {
  const [ofA, ofB] = [wordsOf(a), wordsOf(b)];
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (ofA[at] === ofB[at] || !differs(a, b, at * 4)) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (top > y) top = y;
      bottom = y;
    }
  }
  if (bottom < 0) return null;
  const [x, y] = [left - (left % grid), top - (top % grid)];
  return { x, y, width: right + 1 - x, height: bottom + 1 - y };
}

function wordsOf({ buffer, byteOffset, length }: Uint8ClampedArray): Uint32Array {
  return new Uint32Array(buffer, byteOffset, length / 4);
}

function differs(a: Uint8ClampedArray, b: Uint8ClampedArray, at: number): boolean {
  return (
    Math.abs(a[at]! - b[at]!) > faintest ||
    Math.abs(a[at + 1]! - b[at + 1]!) > faintest ||
    Math.abs(a[at + 2]! - b[at + 2]!) > faintest
  );
}

function cutPixels(rgba: Uint8ClampedArray, columns: number, { x, y, width, height }: Box): Pixels {
  const data = new Uint8Array(width * height * 3);
  for (let row = 0, to = 0; row < height; row++) {
    const from = ((y + row) * columns + x) * 4;
    for (let at = from; at < from + width * 4; at += 4, to += 3) {
      data[to] = rgba[at]!;
      data[to + 1] = rgba[at + 1]!;
      data[to + 2] = rgba[at + 2]!;
    }
  }
  return { width, height, data };
}
