import { contains, grown, type Patch } from "./compare-views.ts";
import type { Change } from "./used-control.ts";
import { textIn } from "./view-changes.ts";

/**
 * True if marks of the same size changed below or above the one at the pointer: it selects all rows of a table, and the words
 * beside it are the heading of a column.
 */
export function isForAllRows({ before }: Change, patches: Patch[]): boolean {
  const { cursor } = before;
  const marks = patches.filter((patch) => isMark(patch) && textIn(before, patch).length <= maxLetters);
  const own = cursor && marks.find((patch) => contains(grown(patch, margin), cursor.x, cursor.y));
  if (!own) return false;
  const others = marks.filter(
    (patch) =>
      patch !== own &&
      Math.abs(patch.x - own.x) <= maxOff &&
      Math.abs(patch.width - own.width) <= maxOff &&
      Math.abs(patch.height - own.height) <= maxOff &&
      Math.abs(patch.y - own.y) > own.height,
  );
  return others.length >= minOthers;
}

function isMark({ width, height }: Patch): boolean {
  return Math.max(width, height) <= maxMark;
}

/** In pixels. Patches have cells of 4 pixels. */
const [margin, maxOff, maxMark] = [8, 5, 40];
/** OCR reads a check box as a letter or two. */
const maxLetters = 2;
/** A radio button has one other mark that changes. */
const minOthers = 2;
