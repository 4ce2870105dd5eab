import { mayBeLinkAddress } from "../frames/find-changes.ts";
import { isCloseTo } from "./close-text.ts";
import { compareViews, contains, grown, type Patch } from "./compare-views.ts";
import { findFrame } from "./find-frame.ts";
import { overlaps, plainText } from "./phrases.ts";
import type { Screen } from "./screen.ts";
import type { Box } from "./types.ts";
import type { Change } from "./used-control.ts";

/** Returns the differences that the user caused, without pointers and hover effects. */
export function changesBetween({ before, after }: Pick<Change, "before" | "after">): Patch[] {
  const [a, b] = [before.view.pixels, after.view.pixels];
  if (!a || !b) return [];
  const pointers = [before, after].flatMap(({ cursor, view }) =>
    cursor && !view.isReadBehindCursor ? [grown(cursor.box, 2)] : [],
  );
  const covered = [...before.covered, ...after.covered];
  return compareViews(a, b, [...pointers, ...covered]).filter(
    (patch) => !isHover(patch, { before, after }) && !isLinkAddress(patch, after),
  );
}

function isLinkAddress({ x, y, width, height }: Patch, screen: Screen): boolean {
  return mayBeLinkAddress({ left: x, top: y, right: x + width, bottom: y + height }, screen);
}

/** True for a button that the pointer entered or left and whose label is unchanged. */
function isHover(patch: Patch, { before, after }: Pick<Change, "before" | "after">): boolean {
  if (patch.height > 90 || patch.width > 420) return false;
  // What changes under a pointer at rest was used.
  if (before.cursor && after.cursor && isAtRest(before.cursor, after.cursor)) return false;
  if (isLitEdge(patch, { before, after })) return true;
  return [before, after].some(({ cursor }) => {
    if (!cursor || !contains(grown(patch, 6), cursor.x, cursor.y)) return false;
    const [old, now] = [textIn(before, patch), textIn(after, patch)];
    if (old === "" && now === "") return patch.pixels < 12;
    return cursor === after.cursor && (old === now || isCloseTo(old, now));
  });
}

/** A side of the field or button that the pointer enters. */
function isLitEdge(patch: Patch, { before, after }: Pick<Change, "before" | "after">): boolean {
  const { cursor, view } = after;
  if (!cursor || !view.pixels || Math.min(patch.width, patch.height) > maxEdge) return false;
  const frame = findFrame(view.pixels, cursor);
  if (!frame || (before.cursor && contains(frame, before.cursor.x, before.cursor.y))) return false;
  const [outer, inner] = [grown(frame, maxEdge), grown(frame, -maxEdge)];
  const isAlong = isInside(patch, outer) && !overlaps(patch, inner);
  return isAlong && textIn(before, frame) === textIn(after, frame);
}

function isInside({ x, y, width, height }: Box, outer: Box): boolean {
  return contains(outer, x, y) && contains(outer, x + width - 1, y + height - 1);
}

/** In pixels. Borders are thinner, but patches have cells. */
const maxEdge = 8;

function isAtRest(one: { x: number; y: number }, other: { x: number; y: number }): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) <= restPixels;
}

const restPixels = 4;

export function textIn({ phrases }: Screen, box: Box): string {
  return phrases
    .filter((phrase) => overlaps(phrase.box, box))
    .map(({ text }) => plainText(text))
    .join("");
}
