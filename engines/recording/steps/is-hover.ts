/** A pointer that only arrives or leaves lights a control, or shows its tooltip. Nothing was used then. */
import { longestCommonSubsequence } from "./close-text.ts";
import { compareViews, contains, grown, type Patch } from "./compare-views.ts";
import type { Cursor } from "./find-cursor.ts";
import { findFrame } from "./find-frame.ts";
import { centerOf, distanceBetween, overlaps } from "./phrases.ts";
import type { Screen } from "./screen.ts";
import { findTooltipBox } from "./tooltip-box.ts";
import type { Box } from "./types.ts";
import type { Change } from "./used-control.ts";
import { textIn } from "./view-changes.ts";

/** In pixels. A lit field is wide, and a tooltip is small. */
const [maxHeight, maxWidth] = [110, 1_300];
/** In pixels. What is larger is a popover, which was opened. */
const [maxTooltipHeight, maxTooltipWidth] = [60, 420];
const maxDistance = 56;
/** In pixels. A pointer that moved less is still on the same control. */
const minMove = 24;
const caretWidth = 14;

export function isHover({ before, after, earlier, around }: Change, patches: Patch[]): boolean {
  const to = after.cursor;
  const from = before.cursor;
  if (!to || (from && Math.hypot(from.x - to.x, from.y - to.y) < minMove)) return false;
  const seen = patches.filter(({ width }) => width > caretWidth);
  if (seen.length === 0) return false;
  return seen.every(
    (patch) =>
      isArrival(patch, { before, after, from, to }) ||
      isDeparture(patch, {
        after,
        earlier: earlier && beforeArrival(patch, { before, earlier, around, from }),
        from,
      }),
  );
}

/** Around the new place only. Words may appear in a tooltip, but never change. */
function isArrival(
  patch: Patch,
  { before, after, from, to }: { before: Screen; after: Screen; from: Cursor | null; to: Cursor },
): boolean {
  if (isInLitRow(patch, { before, after, from, to })) return true;
  if (!isNear(patch, to) || (from && isNear(patch, from))) return false;
  const [old, now] = [textIn(before, patch), textIn(after, patch)];
  if (isSameText(old, now) || isTooltip(patch, { before, after, to })) return true;
  return from !== null && old === "" && patch.width <= maxTooltipWidth && patch.height <= maxTooltipHeight;
}

/** A list or a table lights the whole row under the pointer, whose words stay. */
function isInLitRow(
  patch: Patch,
  { before, after, from, to }: { before: Screen; after: Screen; from: Cursor | null; to: Cursor },
): boolean {
  const row = after.view.pixels && findFrame(after.view.pixels, to, litRow);
  if (!row || (from && contains(row, from.x, from.y))) return false;
  const middle = centerOf(patch);
  const [old, now] = [textIn(before, patch), textIn(after, patch)];
  return (
    patch.height <= row.height + 8 && contains(row, middle.x, middle.y) && old !== "" && isSameText(old, now)
  );
}

/** In pixels and brightness levels. */
const litRow = { minHeight: 20, maxHeight: 76, minWidth: 90, maxWidth: 2_000, minDifference: 6 };

/** It hides other words. */
function isTooltip(
  patch: Patch,
  { before, after, to }: { before: Screen; after: Screen; to: Cursor },
): boolean {
  const [was, is] = [before.view.pixels, after.view.pixels];
  return was !== null && is !== null && findTooltipBox({ was, is }, { patches: [patch], tip: to }) !== null;
}

/** A lit text may be read a little differently. */
function isSameText(old: string, now: string): boolean {
  const longest = Math.max(old.length, now.length);
  return longestCommonSubsequence(old, now) >= longest * minSharedText;
}

const minSharedText = 0.85;

/** The closest view in which the pointer wasn't on the control yet. Marks of check boxes are smaller than a control. */
function beforeArrival(
  patch: Patch,
  {
    before,
    earlier,
    around,
    from,
  }: Pick<Change, "before" | "around"> & { earlier: Screen; from: Cursor | null },
): Screen {
  if (!from || patch.width < minControl || patch.height < minControl) return earlier;
  const views = around.filter(
    ({ index, cursor }) => index < before.index && cursor && !isNear(patch, cursor),
  );
  return views[0] ?? earlier;
}

/** In pixels. */
const minControl = 26;

/** The former place looks as it did before the pointer came. */
function isDeparture(
  patch: Patch,
  { after, earlier, from }: { after: Screen; earlier: Screen | null; from: Cursor | null },
): boolean {
  const [was, is] = [earlier?.view.pixels, after.view.pixels];
  if (!from || !earlier || !was || !is || !isNear(patch, from)) return false;
  const pointers = [earlier.cursor, after.cursor].flatMap((cursor) => (cursor ? [grown(cursor.box, 2)] : []));
  return compareViews(was, is, pointers).every((other) => !overlaps(other, patch));
}

function isNear(patch: Patch, { x, y }: Cursor): boolean {
  const tip: Box = { x, y, width: 1, height: 1 };
  const isSmall = patch.height <= maxHeight && patch.width <= maxWidth;
  return isSmall && (contains(grown(patch, 4), x, y) || distanceBetween(patch, tip) <= maxDistance);
}
