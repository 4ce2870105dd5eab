/** Compares two pictures block by block, so that a search skips what the last picture showed, too. */

interface Brightness {
  values: Uint8Array;
  width: number;
  height: number;
}

/** In brightness levels. Compression differs by less, and a pointer by far more. */
const maxNoise = 6;

/** How far around a position its result depends on the picture, in pixels. */
export interface Reach {
  left: number;
  right: number;
  up: number;
  down: number;
}

/**
 * Marks the blocks in which a position may have another result than in the picture before. Where nothing changed, `after` gets the
 * values from before, so that small differences don't add up unnoticed.
 */
export function freshBlocks(
  before: Brightness,
  after: Brightness,
  { blockSize, reach }: { blockSize: number; reach: Reach },
): Uint8Array {
  const { width, height } = after;
  const columns = Math.ceil(width / blockSize);
  const rows = Math.ceil(height / blockSize);
  const fresh = new Uint8Array(columns * rows);
  // A position sees what is `right` of it, so a change marks the blocks on its left.
  const [left, right] = [Math.ceil(reach.right / blockSize), Math.ceil(reach.left / blockSize)];
  const [up, down] = [Math.ceil(reach.down / blockSize), Math.ceil(reach.up / blockSize)];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (isSameBlock(before, after, { row, column, blockSize })) {
        keepBlock(before, after, { row, column, blockSize });
        continue;
      }
      const from = Math.max(0, column - left);
      const to = Math.min(columns, column + right + 1);
      for (let y = Math.max(0, row - up); y <= Math.min(rows - 1, row + down); y++)
        fresh.fill(1, y * columns + from, y * columns + to);
    }
  }
  return fresh;
}

interface Block {
  row: number;
  column: number;
  blockSize: number;
}

function isSameBlock(
  { values: before }: Brightness,
  { values: after, width, height }: Brightness,
  { row, column, blockSize }: Block,
): boolean {
  const right = Math.min(width, (column + 1) * blockSize);
  for (let y = row * blockSize; y < Math.min(height, (row + 1) * blockSize); y++)
    for (let at = y * width + column * blockSize; at < y * width + right; at++)
      if (Math.abs(before[at]! - after[at]!) > maxNoise) return false;
  return true;
}

function keepBlock(
  { values: before }: Brightness,
  { values: after, width, height }: Brightness,
  { row, column, blockSize }: Block,
): void {
  const [from, right] = [column * blockSize, Math.min(width, (column + 1) * blockSize)];
  for (let y = row * blockSize; y < Math.min(height, (row + 1) * blockSize); y++)
    after.set(before.subarray(y * width + from, y * width + right), y * width + from);
}
