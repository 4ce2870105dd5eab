import { distanceBetween } from "./phrases.ts";
import type { Box, Pixels } from "./types.ts";

export interface Patch extends Box {
  pixels: number;
}

const cell = 4;
/** Out of 255, per channel. JPEG shifts the edges of letters by up to about 30. */
const minDifference = 44;
/** Patches this close are merged, such as the letters of a word, or a field's frame and its content. */
const nearby = 7;
const maxPatches = 300;

/**
 * Returns the largest patches first, outside the `ignored` boxes. Empty if the sizes differ, because such pictures
 * can't be compared.
 */
export function compareViews(a: Pixels, b: Pixels, ignored: Box[] = []): Patch[] {
  if (a.width !== b.width || a.height !== b.height) return [];
  const columns = Math.ceil(a.width / cell);
  const rows = Math.ceil(a.height / cell);
  const counts = new Uint8Array(columns * rows);
  const hidden = ignored.length > 0 ? maskOf(ignored, a) : null;
  const isSame = createCellComparer(a, b);
  for (let y = 0; y < a.height; y++) {
    const row = Math.floor(y / cell) * columns;
    for (let column = 0; column < columns; column++) {
      if (isSame?.(column, y)) continue;
      for (let x = column * cell; x < Math.min(a.width, (column + 1) * cell); x++) {
        if (!differs(a.data, b.data, (y * a.width + x) * 3)) continue;
        if (hidden?.[y * a.width + x]) continue;
        counts[row + column]! += 1;
      }
    }
  }
  return joinNear(collect(counts, columns)).sort(
    (one, other) => other.width * other.height - one.width * one.height,
  );
}

/**
 * Says of a row of a cell whether both pictures have the same bytes, as they do where nothing happens. Null if the bytes can't be
 * compared by words.
 */
function createCellComparer(a: Pixels, b: Pixels): ((column: number, y: number) => boolean) | null {
  const isAligned = a.width % cell === 0 && a.data.byteOffset % 4 === 0 && b.data.byteOffset % 4 === 0;
  if (!isAligned) return null;
  const [left, right] = [a.data, b.data].map(
    ({ buffer, byteOffset, length }) => new Uint32Array(buffer, byteOffset, Math.floor(length / 4)),
  );
  if (!left || !right) return null;
  const inRow = (a.width / cell) * wordsInCell;
  return (column, y) => {
    const at = y * inRow + column * wordsInCell;
    return left[at] === right[at] && left[at + 1] === right[at + 1] && left[at + 2] === right[at + 2];
  };
}

/** Four pixels of three bytes each. */
const wordsInCell = 3;

function maskOf(boxes: Box[], { width, height }: Pixels): Uint8Array {
  const mask = new Uint8Array(width * height);
  for (const box of boxes) {
    const left = Math.max(0, Math.ceil(box.x));
    const right = Math.min(width, Math.ceil(box.x + box.width));
    for (let y = Math.max(0, Math.ceil(box.y)); y < Math.min(height, box.y + box.height); y++) {
      if (right > left) mask.fill(1, y * width + left, y * width + right);
    }
  }
  return mask;
}

export function contains(box: Box, x: number, y: number): boolean {
  return x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
}

export function boundsOf(boxes: Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

function differs(a: Uint8Array, b: Uint8Array, at: number): boolean {
  return (
    Math.abs(a[at]! - b[at]!) > minDifference ||
    Math.abs(a[at + 1]! - b[at + 1]!) > minDifference ||
    Math.abs(a[at + 2]! - b[at + 2]!) > minDifference
  );
}

function collect(counts: Uint8Array, columns: number): Patch[] {
  const rows = counts.length / columns;
  const seen = new Uint8Array(counts.length);
  const patches: Patch[] = [];
  for (let start = 0; start < counts.length; start++) {
    if (seen[start] || counts[start]! === 0) continue;
    const stack = [start];
    seen[start] = 1;
    let [left, right, top, bottom, pixels] = [columns, -1, rows, -1, 0];
    while (stack.length > 0) {
      const at = stack.pop()!;
      const [x, y] = [at % columns, Math.floor(at / columns)];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      pixels += counts[at]!;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(rows - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(columns - 1, x + 1); nx++) {
          const next = ny * columns + nx;
          if (seen[next] || counts[next]! === 0) continue;
          seen[next] = 1;
          stack.push(next);
        }
      }
    }
    const box = {
      x: left * cell,
      y: top * cell,
      width: (right - left + 1) * cell,
      height: (bottom - top + 1) * cell,
    };
    if (pixels >= 6) patches.push({ ...box, pixels });
  }
  return patches.length > maxPatches
    ? patches.sort((a, b) => b.pixels - a.pixels).slice(0, maxPatches)
    : patches;
}

function joinNear(patches: Patch[]): Patch[] {
  const joined: Patch[] = [];
  for (const patch of patches) {
    let current = patch;
    for (let index = joined.length - 1; index >= 0; index--) {
      const other = joined[index]!;
      if (distanceBetween(current, other) > nearby) continue;
      joined.splice(index, 1);
      current = { ...boundsOf([current, other])!, pixels: current.pixels + other.pixels };
      index = joined.length;
    }
    joined.push(current);
  }
  return joined;
}
