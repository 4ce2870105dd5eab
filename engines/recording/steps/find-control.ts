import { contains, grown, type Patch } from "./compare-views.ts";
import { wasTypedBefore } from "./field-texts.ts";
import { findField } from "./find-field.ts";
import { findFilledPlaceholder } from "./find-filled-placeholder.ts";
import { findChosenField, findOpenedField, findTypedField } from "./find-framed-field.ts";
import { findOption } from "./find-option.ts";
import { findPointed } from "./find-pointed.ts";
import { findToggle } from "./find-toggle.ts";
import { findTooltip } from "./find-tooltip.ts";
import { findUnderlinedField } from "./find-underlined-field.ts";
import { isForAllRows } from "./is-for-all-rows.ts";
import { isSameHeading } from "./is-same-heading.ts";
import { overlaps } from "./phrases.ts";
import { hasSameLetters } from "./same-letters.ts";
import type { Screen } from "./screen.ts";
import type { Change, UsedControl } from "./used-control.ts";

/** Returns null without proof, because a guessed name is worse than none. `patches` are the differences between the views, without pointers. */
export function findControl(seen: Change, patches: Patch[]): UsedControl | null {
  const change = hasStalePointer(seen) ? { ...seen, before: { ...seen.before, cursor: null } } : seen;
  const { before } = change;
  if (patches.length === 0 && !before.cursor) return null;
  if (isForAllRows(change, patches)) return findTooltip(change);
  // The pointer is a hand over clickable elements, but never in a text field.
  const isHand = before.cursor?.shape === "hand";
  // The pointer is never a text cursor over a check box or a switch.
  const isBeam = before.cursor?.shape === "beam";
  const isOtherPage = hasOtherHeading(before, change.after);
  const safe = (control: UsedControl | null) => notTyped(control && keptLabel(control, change), change);
  const next = isOtherPage ? null : findNextToggle(change, patches);
  if (next) return safe(next);
  return (
    (isHand && !isOtherPage ? safe(findOpenedField(change, patches)) : null) ??
    (isHand || isNavigation(change, patches) ? null : safe(findField(change, patches))) ??
    (isHand || isOtherPage ? null : safe(findTypedField(change, patches))) ??
    (isOtherPage ? null : safe(findUnderlinedField(change, patches))) ??
    (isOtherPage ? null : safe(findFilledPlaceholder(change))) ??
    (isBeam || isOtherPage ? null : safe(findToggle(change, patches))) ??
    (isHand || isOtherPage ? null : safe(findOpenedField(change, patches))) ??
    (isOtherPage ? null : safe(findOption(change))) ??
    (isBeam ? null : (safe(findPointed(change, patches)) ?? findTooltip(change))) ??
    (isOtherPage ? null : safe(findChosenField(change, patches)))
  );
}

/**
 * A check box is so small that no view may end before it is used. Then its mark changed where the pointer is only now, and
 * nothing was used where it was before.
 */
function findNextToggle(change: Change, patches: Patch[]): UsedControl | null {
  const { before, after } = change;
  const [from, to] = [before.cursor, after.cursor];
  if (!to || to.shape === "beam" || (from && Math.hypot(from.x - to.x, from.y - to.y) < minMove)) return null;
  const isMark = (patch: Patch) => Math.max(patch.width, patch.height) <= maxMark;
  const own = patches.filter((patch) => isMark(patch) && contains(grown(patch, markMargin), to.x, to.y));
  // What is around the former place only isn't lit anymore.
  const others = patches.filter(
    (patch) =>
      !own.includes(patch) &&
      !isMark(patch) &&
      !(from && contains(grown(patch, maxLitDistance), from.x, from.y)),
  );
  if (own.length === 0 || others.length > 0) return null;
  return findToggle({ ...change, before: { ...before, cursor: to } }, own);
}

/** In pixels. */
const [minMove, maxMark, markMargin, maxLitDistance] = [24, 28, 8, 60];

/**
 * The pointer is where it was, and isn't a hand anymore: a dialog covers what it pressed. What changes next was used in another
 * way, such as by typing, which hides the pointer.
 */
function hasStalePointer({ before: { cursor }, earlier }: Change): boolean {
  const last = earlier?.cursor;
  return (
    last?.shape === "hand" &&
    cursor?.shape === "arrow" &&
    Math.hypot(last.x - cursor.x, last.y - cursor.y) <= restPixels
  );
}

/** Hands and arrows have their tips at slightly different places. */
const restPixels = 6;

/** The words above a field stay when it is filled in. Those that vanish with it are other options of a list. */
function keptLabel(control: UsedControl, { before, after }: Change): UsedControl | null {
  const { kind, name, place } = control;
  if (kind !== "type" || !place) return control;
  const label = before.phrases.find(({ text, box }) => text === name && !overlaps(box, place));
  if (!label || after.cursor === null || overlaps(label.box, grown(after.cursor.box, 2))) return control;
  const isGone =
    !hasSameLetters(before, after, label.box) && !after.phrases.some(({ text }) => text === name);
  return isGone ? null : control;
}

/** A name that may have been typed is no name: the text above a field may be the value of another one. */
function notTyped(control: UsedControl | null, { typed, before }: Change): UsedControl | null {
  return control && wasTypedBefore(control.name, typed, before.index) ? null : control;
}

/**
 * True if the change is a navigation, in which nothing was typed or selected. Without a pointer, any large change
 * counts. With a pointer other than the text cursor, a different heading counts.
 */
function isNavigation({ before, after }: Change, patches: Patch[]): boolean {
  if (before.cursor !== null) return before.cursor.shape !== "beam" && hasOtherHeading(before, after);
  const area = patches.reduce((sum, patch) => sum + patch.width * patch.height, 0);
  return area > before.width * before.height * 0.06;
}

function hasOtherHeading(before: Screen, after: Screen): boolean {
  if (!before.heading || !after.heading) return false;
  return !isSameHeading(before, after);
}
