/** Where a view changed while nothing but the pointer moved: the pointer is at one of these places. */
import { contains } from "./compare-views.ts";
import type { Cursor } from "./find-cursor.ts";
import type { Box } from "./types.ts";

export interface PointedView {
  candidates: Cursor[];
  parts: Box[];
}

/** In pixels. What is larger is a lit control. */
const pointerSize = 72;
/** With fewer, the pointer may have stayed, and something else may have changed. */
const minParts = 2;
/** In pixels. */
const samePlace = 3;

/** The candidates of each view, without what looks like a pointer elsewhere, such as a radio button. */
export function onParts(views: PointedView[]): Cursor[][] {
  const strangers = views.map(({ candidates, parts }, index) => {
    const before = views[index - 1]?.candidates ?? [];
    const hasMoved =
      parts.length >= minParts &&
      parts.some(({ width, height }) => width <= pointerSize && height <= pointerSize);
    if (!hasMoved) return [];
    return candidates.filter(
      (one) =>
        !parts.some((part) => contains(part, one.x, one.y)) && !before.some((other) => isSame(one, other)),
    );
  });
  return views.map(({ candidates }, index) => {
    // It stays where it is, so that the next view has it, too.
    const known = [...(strangers[index - 1] ?? []), ...(strangers[index] ?? [])];
    return candidates.filter((one) => !known.some((other) => isSame(one, other)));
  });
}

function isSame(one: Cursor, other: Cursor): boolean {
  return one.shape === other.shape && Math.hypot(one.x - other.x, one.y - other.y) <= samePlace;
}
