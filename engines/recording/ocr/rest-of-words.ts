/** Extends a region to word boundaries, so that reading it never cuts through a word. */
import type { OcrBox } from "./ocr-frame.ts";
import { type Blocks, blockSize } from "./picture-blocks.ts";
import type { Gray } from "./prepare-picture.ts";

/** In pixels. Gaps within a label are smaller (letters up to 26 px), gaps to frames and other labels larger. */
const maxGap = 8;
/** In pixels to either side, for a long label. */
const maxDistance = 320;
/** In brightness levels of a prepared picture, which has dark letters on white. */
const minDifference = 60;
/** In pixels. Anything taller is a frame. */
const maxHeight = 26;

/**
 * Returns the parts of words that the marked blocks cut off. Known lines are skipped, because they are marked as a
 * whole. For `prepared`, see `contrastToGround`.
 */
export function restOfWords(blocks: Blocks, prepared: Gray, known: OcrBox[]): OcrBox[] {
  const { columns, rows, marks } = blocks;
  const isMarked = (row: number, column: number) =>
    row >= 0 && row < rows && marks[row * columns + column] === 1;
  const rests: OcrBox[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!isMarked(row, column)) continue;
      const [x, y] = [column * blockSize, row * blockSize];
      const block = { x, y, width: blockSize, height: blockSize };
      const isLeft = column > 0 && !isMarked(row, column - 1);
      const isRight = column < columns - 1 && !isMarked(row, column + 1);
      if ((!isLeft && !isRight) || known.some((box) => touchesBox(box, block))) continue;
      // Includes adjacent marked rows, because the upper half of a line has fewer strokes than the whole line.
      const top = isMarked(row - 1, column) ? y - blockSize : y;
      const bottom = Math.min(prepared.height, y + (isMarked(row + 1, column) ? 2 : 1) * blockSize);
      if (isLeft) {
        const end = endOfWords(prepared, { top, bottom, from: x, step: -1 });
        if (end < x) rests.push({ x: end, y, width: x - end, height: blockSize });
      }
      if (isRight) {
        const from = x + blockSize;
        const end = endOfWords(prepared, { top, bottom, from: from - 1, step: 1 });
        if (end >= from) rests.push({ x: from, y, width: end - from + 1, height: blockSize });
      }
    }
  }
  return rests;
}

function touchesBox(a: OcrBox, b: OcrBox): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/**
 * Returns the last column with a stroke before a gap or a frame. Ignores horizontal rules, which contain no strokes.
 */
function endOfWords(
  { width, pixels }: Gray,
  { top, bottom, from, step }: { top: number; bottom: number; from: number; step: 1 | -1 },
): number {
  let end = from;
  for (let x = from; Math.abs(x - end) <= maxGap && Math.abs(x - from) <= maxDistance; x += step) {
    if (x < 1 || x >= width) break;
    const stroke = strokeAt(pixels, { x, top, bottom, width });
    if (stroke > maxHeight) break;
    if (stroke > 0) end = x;
  }
  return end;
}

function strokeAt(
  pixels: Uint8Array,
  { x, top, bottom, width }: { x: number; top: number; bottom: number; width: number },
): number {
  let [longest, current] = [0, 0];
  for (let y = top; y < bottom; y++) {
    const at = y * width + x;
    current = Math.abs(pixels[at]! - pixels[at - 1]!) > minDifference ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return longest;
}
