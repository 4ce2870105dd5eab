/** Recognizes a box that appeared, such as a message or a dialog. What is typed appears in a box that was there. */
import { contains, grown } from "./compare-views.ts";
import { findFrame } from "./find-frame.ts";
import { centerOf } from "./phrases.ts";
import { brightnessAt } from "./picture-ground.ts";
import type { Box, Pixels } from "./types.ts";

/** In pixels. */
const messageLimits = { minHeight: 16, maxHeight: 200, minWidth: 40, maxWidth: 1_300 };
const dialogLimits = { minHeight: 90, maxHeight: 1_000, minWidth: 160, maxWidth: 2_000 };
/** In brightness levels, and the share of the box's ground that has to differ. */
const [minDifference, minShare] = [12, 0.8];
/** In pixels. The pixels between are compared, too, if the box is small. */
const step = 3;

/** Returns the box around the words if its ground is another one than before. */
export function findNewBox(before: Pixels, after: Pixels, words: Box): Box | null {
  const box = isComparable(before, after) ? boxAround(after, words, messageLimits) : null;
  if (!box) return null;
  const text = grown(words, 2);
  let [looked, other] = [0, 0];
  for (let y = box.y + 2; y < box.y + box.height - 2; y += step) {
    for (let x = box.x + 2; x < box.x + box.width - 2; x += step) {
      if (contains(text, x, y)) continue;
      looked++;
      if (Math.abs(brightnessAt(before, x, y) - brightnessAt(after, x, y)) > minDifference) other++;
    }
  }
  return looked > 0 && other >= looked * minShare ? box : null;
}

/** The large box around the words, if it wasn't there. A text area that grows keeps its sides. */
export function newDialogAround(before: Pixels, after: Pixels, words: Box): Box | null {
  const box = isComparable(before, after) ? boxAround(after, words, dialogLimits) : null;
  if (!box) return null;
  const middle = centerOf(box);
  const places = [
    centerOf(words),
    middle,
    { x: middle.x, y: box.y + 20 },
    { x: middle.x, y: box.y + box.height - 20 },
  ];
  const isNew = places.every((place) => {
    const was = findFrame(before, place, { ...dialogLimits, minHeight: 18 });
    return was === null || Math.abs(was.x - box.x) > sameSide || Math.abs(was.width - box.width) > sameSide;
  });
  return isNew ? box : null;
}

/** In pixels. */
const sameSide = 8;

function isComparable(one: Pixels, other: Pixels): boolean {
  return one.width === other.width && one.height === other.height;
}

function boxAround(pixels: Pixels, words: Box, limits: typeof messageLimits): Box | null {
  const box = findFrame(pixels, centerOf(words), limits);
  const outer = box && grown(box, 2);
  const isIn =
    outer &&
    contains(outer, words.x, words.y) &&
    contains(outer, words.x + words.width, words.y + words.height);
  return isIn ? box : null;
}
