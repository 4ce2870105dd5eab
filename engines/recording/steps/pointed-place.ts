/** Where the control is that the pointer is on: for the ring in the picture. */
import { grown } from "./compare-views.ts";
import { findFrame } from "./find-frame.ts";
import { distanceBetween, type Phrase } from "./phrases.ts";
import type { Screen } from "./screen.ts";
import type { Box } from "./types.ts";

/** In pixels, and brightness levels: a lit row is pale. What is larger is a panel. */
const limits = { minHeight: 20, maxHeight: 76, minWidth: 28, maxWidth: 640, minDifference: 6 };
const [maxTextDistance, textMargin, iconSize] = [20, 8, 44];

/** The button or row, the words, or a square as large as an icon. Null without a pointer. */
export function pointedPlace({ cursor, view: { pixels }, phrases, width, height }: Screen): Box | null {
  if (!cursor) return null;
  const frame = pixels && findFrame(pixels, cursor, limits);
  if (frame) return frame;
  const tip = { x: cursor.x, y: cursor.y, width: 1, height: 1 };
  const [nearest] = phrases
    .filter(({ box }) => distanceBetween(box, tip) <= maxTextDistance && box.width <= limits.maxWidth)
    .sort((a: Phrase, b: Phrase) => distanceBetween(a.box, tip) - distanceBetween(b.box, tip));
  const box = nearest ? grown(nearest.box, textMargin) : grown({ ...tip, width: 0, height: 0 }, iconSize / 2);
  const [x, y] = [Math.max(0, box.x), Math.max(0, box.y)];
  return {
    x,
    y,
    width: Math.min(width, box.x + box.width) - x,
    height: Math.min(height, box.y + box.height) - y,
  };
}
