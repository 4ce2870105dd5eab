/** Finds a tooltip by its ground: an even box beside the pointer that another view doesn't have. */
import { compareViews, contains, grown, type Patch } from "./compare-views.ts";
import type { Cursor } from "./find-cursor.ts";
import { findFrame } from "./find-frame.ts";
import { centerOf, distanceBetween, rangeOfRow } from "./phrases.ts";
import { brightnessAt } from "./picture-ground.ts";
import type { Box, Pixels } from "./types.ts";

/** In pixels. */
const maxDistance = 56;
const patchLimits = { width: 460, height: 150 };
const boxLimits = { minWidth: 28, maxWidth: 420, minHeight: 15, maxHeight: 60 };
/** In brightness levels: what differs from the other view, and what belongs to one ground. */
const [minDifference, sameGround] = [12, 6];
const binSize = 4;
/** The tooltip, the lit control, and one that isn't lit anymore. */
const maxPatches = 4;
/** In pixels, from where the pointer was. */
const minGap = 8;
/** Share of the fullest row or column. Others are the tooltip's arrow or its shadow. */
const minFullShare = 0.5;
/** Share of the box that is ground or a letter on it, and that shows only the ground. */
const [minNew, minGround] = [0.9, 0.4];

interface Pointed {
  pixels: Pixels;
  cursor: Cursor | null;
}

/**
 * Finds the tooltip of one view that another view doesn't have. What is typed appears in a field that was there, or where
 * the pointer was. On another page, anything is new.
 */
export function findTooltipIn(view: Pointed & { cursor: Cursor }, other: Pointed): Box | null {
  if (!other.cursor) return null;
  const pointers = [view.cursor, other.cursor].map(({ box }) => grown(box, 2));
  const patches = compareViews(other.pixels, view.pixels, pointers);
  if (patches.length > maxPatches || !patches.every(isSmall)) return null;
  const box = findTooltipBox({ was: other.pixels, is: view.pixels }, { patches, tip: view.cursor });
  if (!box || contains(grown(box, minGap), other.cursor.x, other.cursor.y)) return null;
  const field = findFrame(other.pixels, centerOf(box));
  return field && isInside(box, field) ? null : box;
}

/** `patches` has the differences between the views. Null without a tooltip, or if the pointer is on it. */
export function findTooltipBox(
  { was, is }: { was: Pixels; is: Pixels },
  { patches, tip }: { patches: Patch[]; tip: { x: number; y: number } },
): Box | null {
  const place = { x: tip.x, y: tip.y, width: 1, height: 1 };
  for (const patch of patches) {
    const box = isSmall(patch)
      ? (boxIn({ was, is }, grown(patch, 4)) ?? paleBoxIn({ was, is }, patch))
      : null;
    if (box && !contains(grown(box, 2), tip.x, tip.y) && distanceBetween(box, place) <= maxDistance)
      return box;
  }
  return null;
}

/** A tooltip also hides the edge of what is behind it. */
function isInside(box: Box, { x, y, width, height }: Box): boolean {
  return box.x >= x && box.y >= y && box.x + box.width <= x + width && box.y + box.height <= y + height;
}

/** On nearly the same ground as the page, only the words and an edge are new. The words are in the middle. */
function paleBoxIn({ was, is }: { was: Pixels; is: Pixels }, words: Patch): Box | null {
  const middle = centerOf(words);
  const box = findFrame(is, middle, paleLimits);
  if (!box || !isInside(words, grown(box, shadow)) || findFrame(was, middle, paleLimits)) return null;
  // A field that opens is much wider than what is typed into it.
  const isTight = box.width - words.width <= maxPadding;
  const isCentered = isTight && Math.abs(middle.x - centerOf(box).x) <= maxOffCenter;
  const isEmpty = rowsOf(box).every(
    (y) => rangeOfRow(was, { y, from: box.x, to: box.x + box.width }) <= minDifference,
  );
  return isCentered && isEmpty ? box : null;
}

/** In pixels. The shadow below it is a part of the change, which also begins and ends at a multiple of four. */
const [maxOffCenter, shadow, maxPadding] = [6, 6, 48];
const paleLimits = { ...boxLimits, groundReach: 24 };

function rowsOf({ y, height }: Box): number[] {
  return Array.from({ length: Math.floor(height / 2) }, (_, row) => y + row * 2);
}

function isSmall({ width, height }: Patch): boolean {
  return width <= patchLimits.width && height <= patchLimits.height;
}

function boxIn({ was, is }: { was: Pixels; is: Pixels }, patch: Box): Box | null {
  const [left, top] = [Math.max(0, patch.x), Math.max(0, patch.y)];
  const [right, bottom] = [
    Math.min(is.width, patch.x + patch.width),
    Math.min(is.height, patch.y + patch.height),
  ];
  const isNew = (x: number, y: number) =>
    Math.abs(brightnessAt(is, x, y) - brightnessAt(was, x, y)) > minDifference;
  const counts = new Uint16Array(256 / binSize + 1);
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      if (isNew(x, y)) counts[Math.floor(brightnessAt(is, x, y) / binSize)]! += 1;
  const ground = (counts.indexOf(Math.max(...counts)) + 0.5) * binSize;
  const isGround = (x: number, y: number) => Math.abs(brightnessAt(is, x, y) - ground) <= sameGround;
  const rows = new Uint16Array(Math.max(0, bottom - top));
  const columns = new Uint16Array(Math.max(0, right - left));
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      if (!isGround(x, y) || !isNew(x, y)) continue;
      rows[y - top]! += 1;
      columns[x - left]! += 1;
    }
  }
  const [across, down] = [fullPart(columns), fullPart(rows)];
  const box = { x: left + across.from, y: top + down.from, width: across.length, height: down.length };
  const { minWidth, maxWidth, minHeight, maxHeight } = boxLimits;
  if (box.width < minWidth || box.width > maxWidth || box.height < minHeight || box.height > maxHeight)
    return null;
  let [fresh, even] = [0, 0];
  for (let y = box.y; y < box.y + box.height; y++) {
    for (let x = box.x; x < box.x + box.width; x++) {
      if (isNew(x, y)) fresh++;
      if (isGround(x, y)) even++;
    }
  }
  const size = box.width * box.height;
  return fresh >= size * minNew && even >= size * minGround ? box : null;
}

/** From the first to the last full row or column. */
function fullPart(counts: Uint16Array): { from: number; length: number } {
  const least = Math.max(...counts) * minFullShare;
  const from = counts.findIndex((count) => count >= least);
  return { from, length: counts.findLastIndex((count) => count >= least) - from + 1 };
}
