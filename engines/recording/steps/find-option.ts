/** Finds the option of a list that was selected: the list closed, and the option's words are in the field now. */
import { contains, grown } from "./compare-views.ts";
import { findFrame } from "./find-frame.ts";
import { centerOf, overlaps, type Phrase, plainText } from "./phrases.ts";
import { quotable } from "./quotable.ts";
import { hasSameLetters } from "./same-letters.ts";
import type { Screen } from "./screen.ts";
import type { Box } from "./types.ts";
import type { Change, UsedControl } from "./used-control.ts";

export function findOption({ before, after }: Change): UsedControl | null {
  const { cursor } = before;
  if (!cursor || cursor.shape === "beam") return null;
  const option = optionAt(before, cursor);
  // The pointer may hide the next word.
  const beside = option && {
    ...cursor.box,
    x: cursor.box.x - option.box.height,
    width: cursor.box.width + option.box.height,
  };
  if (!before.view.isReadBehindCursor && beside && overlaps(beside, option.box)) return null;
  if (!option || !quotable(option) || !/\p{L}{2}/u.test(option.text)) return null;
  const isThere = ({ box }: Phrase) =>
    before.phrases.some((other) => isSame(other, option) && overlaps(other.box, box));
  const isValue = after.phrases.some((other) => isSame(other, option) && !isThere(other));
  const siblings = before.phrases.filter((other) => other !== option && isInColumn(other.box, option.box));
  const isGone = (phrase: Phrase) => !hasSameLetters(before, after, phrase.box);
  const hasClosed = siblings.length > 0 && [option, ...siblings].every(isGone);
  return isValue && hasClosed ? { kind: "click", name: option.text, value: null } : null;
}

/** The words at the pointer, or the only ones in the row that is lit below it. */
function optionAt({ phrases, view: { pixels } }: Screen, tip: { x: number; y: number }): Phrase | null {
  const here = phrases.find(({ box }) => contains(grown(box, maxBeside), tip.x, tip.y));
  if (here) return here;
  const row = pixels && findFrame(pixels, tip, litRow);
  const inside = row
    ? phrases.filter(({ box, text }) => contains(row, ...middleOf(box)) && plainText(text).length > 1)
    : [];
  return inside.length === 1 ? (inside[0] ?? null) : null;
}

/** In pixels, and in brightness levels. */
const maxBeside = 6;
const litRow = {
  minHeight: 22,
  maxHeight: 76,
  minWidth: 90,
  maxWidth: 1_300,
  minDifference: 6,
  groundReach: 24,
};

function middleOf(box: Box): [number, number] {
  const { x, y } = centerOf(box);
  return [x, y];
}

/** The next option above or below. */
function isInColumn(one: Box, other: Box): boolean {
  const down = Math.abs(centerOf(one).y - centerOf(other).y);
  return Math.abs(one.x - other.x) <= maxOffset && down > other.height && down <= maxPitch;
}

/** In pixels. */
const [maxOffset, maxPitch] = [4, 64];

function isSame(one: Phrase, other: Phrase): boolean {
  return plainText(one.text) === plainText(other.text);
}
