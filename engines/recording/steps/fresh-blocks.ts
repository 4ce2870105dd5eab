/** Compares two pictures block by block, so that a search skips what the last picture showed, too. */

/** In brightness levels. Compression differs by less, and a pointer by far more. */
const maxNoise = 6;

/** How far around a position its result depends on the picture, in pixels. */
export interface Reach {
  left: number;
  right: number;
  up: number;
  down: number;
}

interface Grid {
  width: number;
  height: number;
  blockSize: number;
}

/**
 * Marks the blocks in which a position may have another result than in the picture before. `kept` gets the brightness of what
 * changed, and otherwise stays, so that small differences don't add up unnoticed.
 */
export function takeFreshBlocks(
  kept: Uint8Array,
  seen: Uint8Array,
  { width, height, blockSize, reach }: Grid & { reach: Reach },
): Uint8Array {
  const columns = Math.ceil(width / blockSize);
  const rows = Math.ceil(height / blockSize);
  const fresh = new Uint8Array(columns * rows);
  // A position sees what is `right` of it, so a change marks the blocks on its left.
  const [left, right] = [Math.ceil(reach.right / blockSize), Math.ceil(reach.left / blockSize)];
  const [up, down] = [Math.ceil(reach.down / blockSize), Math.ceil(reach.up / blockSize)];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const block = {
        left: column * blockSize,
        right: Math.min(width, (column + 1) * blockSize),
        top: row * blockSize,
        bottom: Math.min(height, (row + 1) * blockSize),
      };
      if (isSameIn(block, kept, seen, width)) continue;
      copyBlock(block, kept, seen, width);
      const from = Math.max(0, column - left);
      const to = Math.min(columns, column + right + 1);
      for (let y = Math.max(0, row - up); y <= Math.min(rows - 1, row + down); y++)
        fresh.fill(1, y * columns + from, y * columns + to);
    }
  }
  return fresh;
}

interface Block {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function isSameIn({ left, right, top, bottom }: Block, a: Uint8Array, b: Uint8Array, width: number): boolean {
  for (let y = top; y < bottom; y++) {
    for (let at = y * width + left; at < y * width + right; at++) {
      const difference = a[at]! - b[at]!;
      if (difference > maxNoise || difference < -maxNoise) return false;
    }
  }
  return true;
}

function copyBlock(
  { left, right, top, bottom }: Block,
  to: Uint8Array,
  from: Uint8Array,
  width: number,
): void {
  for (let y = top; y < bottom; y++)
    for (let at = y * width + left; at < y * width + right; at++) to[at] = from[at]!;
}
