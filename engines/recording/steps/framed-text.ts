/** Reads what is in a one-line field. */
import { type FrameLimits, findFrame } from "./find-frame.ts";
import { findLabel } from "./find-label.ts";
import { centerOf, overlaps, type Phrase, plainText } from "./phrases.ts";
import type { Screen } from "./screen.ts";
import type { Box } from "./types.ts";

/** In a field: its text, and a floating label or a unit. */
const maxPhrases = 2;
/** In pixels. The border of a field with the focus is thicker. */
const sameFrame = 6;
const sides = ["x", "y", "width", "height"] as const;

export function frameAt(
  { view: { pixels }, phrases }: Screen,
  place: { x: number; y: number },
  limits?: FrameLimits,
): Box | null {
  const frame = pixels && findFrame(pixels, place, limits);
  if (!frame) return null;
  // The lines of a table frame its rows.
  const inside = phrases.filter(({ text, box }) => plainText(text).length > 1 && overlaps(box, frame));
  return inside.length <= maxPhrases ? frame : null;
}

export function isSameFrame(one: Box, other: Box): boolean {
  return sides.every((side) => Math.abs(other[side] - one[side]) <= sameFrame);
}

/** The widest text in the frame. */
export function textInFrame({ phrases }: Screen, frame: Box): Phrase | null {
  const inside = phrases.filter(({ text, box }) => {
    const { x, y } = centerOf(box);
    const isIn = x > frame.x && x < frame.x + frame.width && y > frame.y + 2 && y < frame.y + frame.height;
    return isIn && plainText(text).length > 1;
  });
  return inside.sort((a, b) => b.box.width - a.box.width)[0] ?? null;
}

/** Text in a field is a value and no label. */
export function fieldLabel(before: Screen, field: Box, not: (Phrase | null)[] = []): Phrase | null {
  const others = [...not];
  for (;;) {
    const label = findLabel(before, field, others);
    if (!label || frameAt(before, centerOf(label.box)) === null) return label;
    others.push(label);
  }
}
