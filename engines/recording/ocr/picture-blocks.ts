/** A grid of blocks over a picture, some of which are marked for reading. */
import type { OcrBox } from "./ocr-frame.ts";

/** Edge length in pixels. */
export const blockSize = 16;

export interface Blocks {
  columns: number;
  rows: number;
  /** One byte per block, 1 for marked. */
  marks: Uint8Array;
}

export function mark(blocks: Blocks, box: OcrBox): void {
  const { left, top, right, bottom } = rangeOf(blocks, box);
  for (let row = top; row <= bottom; row++) {
    blocks.marks.fill(1, row * blocks.columns + left, row * blocks.columns + right + 1);
  }
}

export function touches(blocks: Blocks, box: OcrBox): boolean {
  const { left, top, right, bottom } = rangeOf(blocks, box);
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      if (blocks.marks[row * blocks.columns + column] === 1) return true;
    }
  }
  return false;
}

function rangeOf({ columns, rows }: Blocks, { x, y, width, height }: OcrBox) {
  return {
    left: Math.max(0, Math.floor(x / blockSize)),
    top: Math.max(0, Math.floor(y / blockSize)),
    right: Math.min(columns - 1, Math.floor((x + width - 1) / blockSize)),
    bottom: Math.min(rows - 1, Math.floor((y + height - 1) / blockSize)),
  };
}
