/** Finds the border or background of a field, or of another box, around a place. */
import { brightnessAt } from "./picture-ground.ts";
import type { Box, Pixels } from "./types.ts";

export interface FrameLimits {
  minHeight: number;
  maxHeight: number;
  minWidth: number;
  maxWidth: number;
  /** In brightness levels. */
  minDifference?: number;
  /** In pixels to both sides, where the ground is looked for. Less for what is small. */
  groundReach?: number;
}

/** In brightness levels. A pale border differs by 20, and compression by less than 8. */
const usualDifference = 9;
/** Share of the pixels on a side of the frame that differ from the ground. Letters have gaps. */
const minShare = 0.9;
/** In pixels, for one line of text. */
const oneLine: FrameLimits = { minHeight: 22, maxHeight: 76, minWidth: 90, maxWidth: 1_300 };
/** In pixels, of the part of a side that is compared. */
const reach = 24;

/** One screen is asked for the same places again and again. */
const found = new WeakMap<Pixels, Map<string, Box | null>>();

/** Null if there is no frame, as around plain text, or if the place isn't inside of the picture. */
export function findFrame(
  pixels: Pixels,
  place: { x: number; y: number },
  limits: FrameLimits = oneLine,
): Box | null {
  const frames = found.get(pixels) ?? new Map<string, Box | null>();
  found.set(pixels, frames);
  const [x, y] = [Math.round(place.x), Math.round(place.y)];
  const key = `${limits.minDifference} ${x} ${y} ${limits.maxHeight} ${limits.maxWidth} ${limits.minHeight} ${limits.minWidth} ${limits.groundReach}`;
  const known = frames.get(key);
  if (known !== undefined) return known;
  const frame = lookForFrame(pixels, { x, y }, limits);
  frames.set(key, frame);
  return frame;
}

/** A wide field of which the label interrupts the upper side. */
export function findNotchedFrame(pixels: Pixels, place: { x: number; y: number }): Box | null {
  const at = { x: Math.round(place.x), y: Math.round(place.y) };
  const frame = lookForFrame(pixels, at, { ...notched, starts: [beyondLabel] });
  return frame && frame.x + frame.width > place.x + beyondLabel + 2 * reach ? frame : null;
}

function lookForFrame(
  pixels: Pixels,
  { x, y }: { x: number; y: number },
  {
    minHeight,
    maxHeight,
    minWidth,
    maxWidth,
    minDifference = usualDifference,
    groundReach = usualReach,
    starts = usualStarts,
  }: FrameLimits & { starts?: number[] },
): Box | null {
  if (x < 2 || y < 2 || x >= pixels.width - 2 || y >= pixels.height - 2) return null;
  const ground = groundAt(pixels, { x, y }, groundReach);
  // Text begins close to the left side, and a row that crosses it is only a part of the frame.
  const isRow = (row: number) =>
    starts.some((start) => isRowSide(pixels, { ground, from: x + start, row, minDifference }));
  const top = firstFrom(y, { step: -1, most: maxHeight, end: pixels.height }, isRow);
  const bottom = top === null ? null : firstFrom(y, { step: 1, most: maxHeight, end: pixels.height }, isRow);
  if (top === null || bottom === null) return null;
  const height = bottom - top + 1;
  if (height < minHeight || height > maxHeight) return null;
  const isColumn = (column: number) =>
    isColumnSide(pixels, { ground, column, from: top + 4, to: bottom - 4, minDifference });
  const left = firstFrom(x, { step: -1, most: maxWidth, end: pixels.width }, isColumn);
  const right = left === null ? null : firstFrom(x, { step: 1, most: maxWidth, end: pixels.width }, isColumn);
  if (left === null || right === null || left < 1 || right >= pixels.width - 1) return null;
  const width = right - left + 1;
  return width >= minWidth && width <= maxWidth ? { x: left, y: top, width, height } : null;
}

const usualReach = 60;
const usualStarts = [-reach, 0, -2 * reach];
/** In pixels. The label of a field may interrupt its upper side, close to the left end. */
const beyondLabel = 180;
const notched: FrameLimits = { minHeight: 40, maxHeight: 76, minWidth: 240, maxWidth: 1_300 };

/** The most frequent brightness around the place. Letters and pointers cover less. */
function groundAt(pixels: Pixels, { x, y }: { x: number; y: number }, groundReach: number): number {
  const counts = new Uint16Array(65);
  const sums = new Float64Array(65);
  for (let row = -6; row <= 6; row += 3) {
    for (let column = -groundReach; column <= groundReach; column += 2) {
      const brightness = brightnessAt(pixels, x + column, y + row);
      counts[Math.round(brightness / 4)]! += 1;
      sums[Math.round(brightness / 4)]! += brightness;
    }
  }
  const most = counts.indexOf(Math.max(...counts));
  return (sums[most] ?? 0) / (counts[most] ?? 1);
}

function isRowSide(
  pixels: Pixels,
  { ground, from, row, minDifference }: { ground: number; from: number; row: number; minDifference: number },
): boolean {
  const length = reach * 2 + 1;
  let left = Math.floor(length * (1 - minShare));
  for (let x = from; x < from + length; x++) {
    if (Math.abs(brightnessAt(pixels, x, row) - ground) <= minDifference && --left < 0) return false;
  }
  return true;
}

function isColumnSide(
  pixels: Pixels,
  {
    ground,
    column,
    from,
    to,
    minDifference,
  }: { ground: number; column: number; from: number; to: number; minDifference: number },
): boolean {
  const end = Math.max(from, to);
  let left = Math.floor((end - from + 1) * (1 - minShare));
  for (let y = from; y <= end; y++) {
    if (Math.abs(brightnessAt(pixels, column, y) - ground) <= minDifference && --left < 0) return false;
  }
  return true;
}

function firstFrom(
  start: number,
  { step, most, end }: { step: 1 | -1; most: number; end: number },
  isSide: (position: number) => boolean,
): number | null {
  for (let distance = 1; distance <= most; distance++) {
    const position = start + step * distance;
    if (position < 0 || position > end) return null;
    if (isSide(position)) return position;
  }
  return null;
}
