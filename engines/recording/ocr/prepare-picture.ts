/**
 * Preprocesses screenshots for OCR, which expects large dark letters on white. Screens have white letters on colored
 * buttons, gray letters on dark pages and 12 px text. So each pixel becomes its distance from the local background, and
 * the picture is enlarged twofold.
 */
export interface Gray {
  width: number;
  height: number;
  pixels: Uint8Array;
}

export const enlargement = 2;

/** The background is estimated per block of this edge length. */
const blockShift = 3;
const blockSize = 1 << blockShift;
const binShift = 3;
const bins = 256 >> binShift;
/** Output brightness is 255 − 1.6 · (distance − 6), measured on rendered screens. */
const contrast = 1.6;
const faintest = 6;

export function preparePicture(picture: Gray): Gray {
  return enlarge(contrastToGround(picture));
}

/** Makes letters dark on a white background, whatever their colors. */
export function contrastToGround(picture: Gray): Gray {
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

/** The same as `contrastToGround` from one row to before another, and white elsewhere. */
export function contrastInRows({ width, height, pixels }: Gray, from: number, to: number): Gray {
  // The background depends on the blocks above and below.
  const top = Math.max(0, (Math.floor(from / blockSize) - 1) * blockSize);
  const bottom = Math.min(height, (Math.ceil(to / blockSize) + 1) * blockSize);
  const part = contrastToGround({
    width,
    height: bottom - top,
    pixels: pixels.subarray(top * width, bottom * width),
  });
  const [first, last] = [Math.max(0, from), Math.min(height, to)];
  const out = new Uint8Array(pixels.length).fill(white);
  out.set(part.pixels.subarray((first - top) * width, (last - top) * width), first * width);
  return { width, height, pixels: out };
}

/** Lookup table by distance from the background. */
const contrasts = Uint8Array.from({ length: 256 }, (_, distance) =>
  distance <= faintest ? 255 : Math.max(0, 255 - contrast * (distance - faintest)),
);

/**
 * Returns the most common brightness of a block and its eight neighbors. A bold stem can fill one block but not nine,
 * and a button is taller than half of them.
 */
function groundOfBlocks(picture: Gray, columns: number): Uint8Array {
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
      // A uniform block, as most of a screen is, contains no text.
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

/** Per block, a histogram of brightness with the sum per bin. `evens` is the brightness of a uniform block, or -1. */
function countBlocks({ width, height, pixels }: Gray, columns: number) {
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

/** Returns the mean of the fullest pair of adjacent bins, because one color may be split between two. */
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
 * Enlarges twofold with cubic (Catmull-Rom) interpolation, which keeps the edges of letters sharp. Skips row segments
 * with only white around them, which make up most of a prepared picture.
 */
export function enlarge({ width, height, pixels }: Gray): Gray {
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
/** Catmull-Rom weights a quarter pixel off center, in 128ths, for pixels 1.25, 0.25, 0.75 and 1.75 away. */
const far = -3;
const near = 29;
const main = 111;
const rest = -9;
const unit = far + near + main + rest;

/** Divides by the weights of both passes. */
function byte(sum: number): number {
  const value = (sum + (unit * unit) / 2) >> 14;
  return Math.max(0, Math.min(255, value));
}

/** Encodes as binary PGM, which OCR engines read without decompression. */
export function writePgm({ width, height, pixels }: Gray): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + pixels.length);
  file.set(head);
  file.set(pixels, head.length);
  return file;
}
