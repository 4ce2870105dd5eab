/** Finds the border or background of a one-line field around a place. */
import { brightnessAt } from "./picture-ground.ts";
import type { Box, Pixels } from "./types.ts";

/** In brightness levels. A pale border differs by 20, and compression by less than 8. */
const minDifference = 9;
/** Share of the pixels on a side of the frame that differ from the ground. Letters have gaps. */
const minShare = 0.9;
/** In pixels, for one line of text. */
const [minHeight, maxHeight, minWidth, maxWidth] = [22, 76, 90, 1_300];
/** In pixels, of the part of a side that is compared. */
const reach = 24;

/** Null if there is no frame, as around plain text, or if the place isn't inside of the picture. */
export function findFrame(pixels: Pixels, { x, y }: { x: number; y: number }): Box | null {
  if (x < 2 || y < 2 || x >= pixels.width - 2 || y >= pixels.height - 2) return null;
  const ground = groundAt(pixels, x, y);
  // Text begins close to the left side, and a row that crosses it is only a part of the frame.
  const isRow = (row: number) =>
    [-reach, 0, -2 * reach].some((start) => shareOf(pixels, ground, rowPoints(x + start, row)) >= minShare);
  const top = firstFrom(y, -1, maxHeight, isRow);
  const bottom = firstFrom(y, 1, maxHeight, isRow);
  if (top === null || bottom === null) return null;
  const height = bottom - top + 1;
  if (height < minHeight || height > maxHeight) return null;
  const isColumn = (column: number) =>
    shareOf(pixels, ground, columnPoints(column, top + 4, bottom - 4)) >= minShare;
  const left = firstFrom(x, -1, maxWidth, isColumn);
  const right = firstFrom(x, 1, maxWidth, isColumn);
  if (left === null || right === null || left < 1 || right >= pixels.width - 1) return null;
  const width = right - left + 1;
  return width >= minWidth && width <= maxWidth ? { x: left, y: top, width, height } : null;
}

/** The most frequent brightness around the place. Letters and pointers cover less. */
function groundAt(pixels: Pixels, x: number, y: number): number {
  const values: number[] = [];
  for (let row = -6; row <= 6; row += 3)
    for (let column = -60; column <= 60; column += 2)
      values.push(Math.round(brightnessAt(pixels, x + column, y + row) / 4));
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [most = 0] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return most * 4;
}

type Point = [x: number, y: number];

function rowPoints(start: number, row: number): Point[] {
  return Array.from({ length: reach * 2 + 1 }, (_, index) => [start + index, row]);
}

function columnPoints(column: number, top: number, bottom: number): Point[] {
  return Array.from({ length: Math.max(1, bottom - top + 1) }, (_, index) => [column, top + index]);
}

function shareOf(pixels: Pixels, ground: number, points: Point[]): number {
  const differing = points.filter(([x, y]) => Math.abs(brightnessAt(pixels, x, y) - ground) > minDifference);
  return differing.length / points.length;
}

function firstFrom(
  start: number,
  step: 1 | -1,
  most: number,
  isSide: (position: number) => boolean,
): number | null {
  for (let distance = 1; distance <= most; distance++) {
    const position = Math.round(start) + step * distance;
    if (position < 0) return null;
    if (isSide(position)) return position;
  }
  return null;
}
