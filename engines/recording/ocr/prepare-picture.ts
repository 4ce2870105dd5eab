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
const blockSize = 8;
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
    const row = Math.floor(y / blockSize) * columns;
    for (let x = 0; x < width; x++, at++) {
      const distance = Math.abs(pixels[at]! - ground[row + Math.floor(x / blockSize)]!);
      out[at] = distance <= faintest ? 255 : Math.max(0, 255 - contrast * (distance - faintest));
    }
  }
  return { width, height, pixels: out };
}

/**
 * The brightness that most of a block and its eight neighbours have: a stem of a bold letter may fill a block, but not
 * the nine around it, and a button is higher than half of them.
 */
function groundOfBlocks({ width, height, pixels }: Grey, columns: number): Uint8Array {
  const rows = Math.ceil(height / blockSize);
  const counts = new Uint16Array(columns * rows * bins);
  const sums = new Uint32Array(counts.length);
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / blockSize) * columns;
    for (let x = 0; x < width; x++, at++) {
      const value = pixels[at]!;
      const bin = (row + Math.floor(x / blockSize)) * bins + (value >> binShift);
      counts[bin]!++;
      sums[bin]! += value;
    }
  }
  const grounds = new Uint8Array(columns * rows);
  const nearCounts = new Uint32Array(bins);
  const nearSums = new Uint32Array(bins);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      nearCounts.fill(0);
      nearSums.fill(0);
      for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) {
        for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) {
          const from = (r * columns + c) * bins;
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

/** Twice as large, with cubic (Catmull-Rom) interpolation: edges of letters stay sharp. */
export function enlarge({ width, height, pixels }: Grey): Grey {
  const wide = new Float32Array(width * 2 * height);
  for (let y = 0; y < height; y++) {
    const from = y * width;
    const to = y * width * 2;
    for (let x = 0; x < width; x++) {
      const a = pixels[from + Math.max(0, x - 2)]!;
      const b = pixels[from + Math.max(0, x - 1)]!;
      const c = pixels[from + x]!;
      const d = pixels[from + Math.min(width - 1, x + 1)]!;
      const e = pixels[from + Math.min(width - 1, x + 2)]!;
      wide[to + 2 * x] = far * a + near * b + main * c + rest * d;
      wide[to + 2 * x + 1] = rest * b + main * c + near * d + far * e;
    }
  }
  const columns = width * 2;
  const out = new Uint8Array(columns * height * 2);
  for (let y = 0; y < height; y++) {
    const [a, b, c, d, e] = [y - 2, y - 1, y, y + 1, y + 2].map(
      (row) => Math.min(height - 1, Math.max(0, row)) * columns,
    ) as [number, number, number, number, number];
    const upper = 2 * y * columns;
    const lower = upper + columns;
    for (let x = 0; x < columns; x++) {
      out[upper + x] = byte(
        far * wide[a + x]! + near * wide[b + x]! + main * wide[c + x]! + rest * wide[d + x]!,
      );
      out[lower + x] = byte(
        rest * wide[b + x]! + main * wide[c + x]! + near * wide[d + x]! + far * wide[e + x]!,
      );
    }
  }
  return { width: columns, height: height * 2, pixels: out };
}

/** Catmull-Rom weights a quarter of a pixel beside the middle of one: 1.25, 0.25, 0.75 and 1.75 pixels away. */
const far = -0.0234375;
const near = 0.2265625;
const main = 0.8671875;
const rest = -0.0703125;

function byte(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : Math.round(value);
}

/** The picture as a binary PGM file, which OCR engines read without decoding. */
export function writePgm({ width, height, pixels }: Grey): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + pixels.length);
  file.set(head);
  file.set(pixels, head.length);
  return file;
}
