/**
 * Makes a picture of a screen readable for OCR, which wants large dark letters on white. Screens have white letters on
 * coloured buttons, grey letters on dark pages and 12 px text; so each pixel becomes its distance from the ground
 * around it, and the picture twice as large.
 */
export interface Grey {
  width: number;
  height: number;
  /** One byte a pixel, row by row. */
  pixels: Uint8Array;
}

/** How many times larger the prepared picture is. */
export const enlargement = 2;

/** Grounds are found for blocks of so many pixels squared. */
const blockShift = 3;
const blockSize = 1 << blockShift;
const binShift = 3;
const bins = 256 >> binShift;
/** Brightness of the output: 255 − 1.6 · (distance − 6), measured on rendered screens. */
const contrast = 1.6;
const faintest = 6;

export function preparePicture(picture: Grey): Grey {
  return enlarge(contrastToGround(picture));
}

/** Letters become dark and their ground white, whatever they were. */
export function contrastToGround(picture: Grey): Grey {
  const { width, height, pixels } = picture;
  const columns = Math.ceil(width / blockSize);
  const ground = groundOfBlocks(picture, columns);
  const out = new Uint8Array(pixels.length);
  for (let y = 0, at = 0; y < height; y++) {
    const row = (y >> blockShift) * columns;
    for (let x = 0; x < width; x++, at++) {
      out[at] = contrasts[Math.abs(pixels[at]! - ground[row + (x >> blockShift)]!)]!;
    }
  }
  return { width, height, pixels: out };
}

/** By distance from the ground. */
const contrasts = Uint8Array.from({ length: 256 }, (_, distance) =>
  distance <= faintest ? 255 : Math.max(0, 255 - contrast * (distance - faintest)),
);

/**
 * The brightness that most of a block and its eight neighbours have: a stem of a bold letter may fill a block, but not
 * the nine around it, and a button is higher than half of them.
 */
function groundOfBlocks(picture: Grey, columns: number): Uint8Array {
  const rows = Math.ceil(picture.height / blockSize);
  const { counts, sums, evens } = countBlocks(picture, columns);
  const grounds = new Uint8Array(columns * rows);
  const nearCounts = new Uint32Array(bins);
  const nearSums = new Uint32Array(bins);
  for (let row = 0; row < rows; row++) {
    const [top, bottom] = [Math.max(0, row - 1), Math.min(rows - 1, row + 1)];
    for (let column = 0; column < columns; column++) {
      const [left, right] = [Math.max(0, column - 1), Math.min(columns - 1, column + 1)];
      const even = evens[row * columns + column]!;
      let isEven = even >= 0;
      for (let r = top; r <= bottom && isEven; r++) {
        for (let c = left; c <= right; c++) if (evens[r * columns + c] !== even) isEven = false;
      }
      // Most of a screen: nothing is written there.
      if (isEven) {
        grounds[row * columns + column] = even;
        continue;
      }
      nearCounts.fill(0);
      nearSums.fill(0);
      for (let r = top; r <= bottom; r++) {
        for (let from = (r * columns + left) * bins; from <= (r * columns + right) * bins; from += bins) {
          for (let bin = 0; bin < bins; bin++) {
            nearCounts[bin]! += counts[from + bin]!;
            nearSums[bin]! += sums[from + bin]!;
          }
        }
      }
      grounds[row * columns + column] = mostCommon(nearCounts, nearSums);
    }
  }
  return grounds;
}

/** How many pixels of each brightness a block has, and their sum; `evens`: the one brightness of all of them, or -1. */
function countBlocks({ width, height, pixels }: Grey, columns: number) {
  const blocks = columns * Math.ceil(height / blockSize);
  const counts = new Uint16Array(blocks * bins);
  const sums = new Uint32Array(counts.length);
  const evens = new Int16Array(blocks);
  for (let y = 0, at = 0; y < height; y++) {
    const row = (y >> blockShift) * columns;
    const isFirst = y % blockSize === 0;
    for (let x = 0; x < width; x++, at++) {
      const value = pixels[at]!;
      const block = row + (x >> blockShift);
      if (isFirst && x % blockSize === 0) evens[block] = value;
      else if (evens[block] !== value) evens[block] = -1;
      const bin = block * bins + (value >> binShift);
      counts[bin]!++;
      sums[bin]! += value;
    }
  }
  return { counts, sums, evens };
}

/** The mean of the fullest pair of bins: one colour may lie on the edge between two. */
function mostCommon(counts: Uint32Array, sums: Uint32Array): number {
  let best = 0;
  let most = 0;
  for (let bin = 0; bin < bins - 1; bin++) {
    const count = counts[bin]! + counts[bin + 1]!;
    if (count > most) {
      most = count;
      best = bin;
    }
  }
  return most === 0 ? 0 : Math.round((sums[best]! + sums[best + 1]!) / most);
}

/**
 * Twice as large, with cubic (Catmull-Rom) interpolation: edges of letters stay sharp. Most of a prepared picture is
 * white, which stays white: pieces of rows with nothing else around them are left out.
 */
export function enlarge({ width, height, pixels }: Grey): Grey {
  const columns = width * 2;
  const pieces = Math.ceil(width / pieceLength);
  const wide = new Int32Array(columns * height).fill(white * unit);
  const isWritten = new Uint8Array(pieces * height);
  for (let y = 0; y < height; y++) {
    const from = y * width;
    const to = y * columns;
    for (let piece = 0; piece < pieces; piece++) {
      const start = piece * pieceLength;
      const end = Math.min(width, start + pieceLength);
      if (isWhite(pixels, from + Math.max(0, start - 2), from + Math.min(width, end + 2))) continue;
      isWritten[y * pieces + piece] = 1;
      for (let x = start; x < end; x++) {
        const a = pixels[from + Math.max(0, x - 2)]!;
        const b = pixels[from + Math.max(0, x - 1)]!;
        const c = pixels[from + x]!;
        const d = pixels[from + Math.min(width - 1, x + 1)]!;
        const e = pixels[from + Math.min(width - 1, x + 2)]!;
        wide[to + 2 * x] = far * a + near * b + main * c + rest * d;
        wide[to + 2 * x + 1] = rest * b + main * c + near * d + far * e;
      }
    }
  }
  const out = new Uint8Array(columns * height * 2).fill(white);
  for (let y = 0; y < height; y++) {
    const rows = [y - 2, y - 1, y, y + 1, y + 2].map((row) => Math.min(height - 1, Math.max(0, row)));
    const [a, b, c, d, e] = rows.map((row) => row * columns) as [number, number, number, number, number];
    const upper = 2 * y * columns;
    const lower = upper + columns;
    for (let piece = 0; piece < pieces; piece++) {
      if (!rows.some((row) => isWritten[row * pieces + piece] === 1)) continue;
      const end = Math.min(columns, (piece + 1) * pieceLength * 2);
      for (let x = piece * pieceLength * 2; x < end; x++) {
        out[upper + x] = byte(
          far * wide[a + x]! + near * wide[b + x]! + main * wide[c + x]! + rest * wide[d + x]!,
        );
        out[lower + x] = byte(
          rest * wide[b + x]! + main * wide[c + x]! + near * wide[d + x]! + far * wide[e + x]!,
        );
      }
    }
  }
  return { width: columns, height: height * 2, pixels: out };
}

function isWhite(pixels: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (pixels[at] !== white) return false;
  return true;
}

const white = 255;
const pieceLength = 32;
/** Catmull-Rom weights a quarter of a pixel beside the middle of one, of 128: 1.25, 0.25, 0.75 and 1.75 pixels away. */
const far = -3;
const near = 29;
const main = 111;
const rest = -9;
const unit = far + near + main + rest;

/** Of a sum that was weighed twice. */
function byte(sum: number): number {
  const value = (sum + (unit * unit) / 2) >> 14;
  return Math.max(0, Math.min(255, value));
}

/** The picture as a binary PGM file, which OCR engines read without decoding. */
export function writePgm({ width, height, pixels }: Grey): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + pixels.length);
  file.set(head);
  file.set(pixels, head.length);
  return file;
}
