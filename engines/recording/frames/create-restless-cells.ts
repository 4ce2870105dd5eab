import { cellColumns, cellCount, cellSize } from "./find-changes.ts";

/** A cell counts as restless after 0.45 s of constant change. A page has loaded by then. */
const memorySeconds = 1;
const restlessFrom = 0.35;
/** A cell unchanged for longer than this is no longer restless. */
const restSeconds = 0.7;
/** Fewer changed pixels in a cell are a blinking caret. */
const minPixels = 4;

export interface RestlessCells {
  /** `changed` marks the pixels that differ from the previous frame. */
  watch(changed: Uint8Array, timestampSeconds: number): void;
  cells(): Uint8Array;
}

/** Detects which parts of a screen are animated, such as videos, spinners, tickers and skeletons. */
export function createRestlessCells(size: { width: number; height: number }): RestlessCells {
  const { width, height } = size;
  const columns = cellColumns(width);
  const activity = new Float32Array(cellCount(size));
  const lastChange = new Float64Array(activity.length).fill(Number.NEGATIVE_INFINITY);
  const cells = new Uint8Array(activity.length);
  const counts = new Uint16Array(activity.length);
  let last: number | null = null;
  return {
    watch(changed, timestampSeconds) {
      counts.fill(0);
      for (let y = 0, at = 0; y < height; y++) {
        const row = Math.floor(y / cellSize) * columns;
        for (let x = 0; x < width; x++, at++) {
          if (changed[at] === 1) counts[row + Math.floor(x / cellSize)]!++;
        }
      }
      const keep = last === null ? 1 : Math.exp(-(timestampSeconds - last) / memorySeconds);
      last = timestampSeconds;
      for (let cell = 0; cell < cells.length; cell++) {
        const hasChanged = counts[cell]! >= minPixels;
        if (hasChanged) lastChange[cell] = timestampSeconds;
        activity[cell] = activity[cell]! * keep + (hasChanged ? 1 - keep : 0);
        const isResting = timestampSeconds - lastChange[cell]! > restSeconds;
        cells[cell] = activity[cell]! > restlessFrom && !isResting ? 1 : 0;
      }
    },
    cells: () => cells,
  };
}
