/** Finds a field by its border or background: one that was typed into, or that opened a list or a calendar. */
import { boundsOf, grown, type Patch } from "./compare-views.ts";
import { isStronger, optionOf } from "./find-field.ts";
import { findFrame } from "./find-frame.ts";
import { findLabel } from "./find-label.ts";
import { centerOf, overlaps, type Phrase, plainText } from "./phrases.ts";
import { quotable } from "./quotable.ts";
import { type Screen, sizeOf } from "./screen.ts";
import type { Box } from "./types.ts";
import type { Change, UsedControl } from "./used-control.ts";

/** In pixels. A caret or its rest. */
const caretWidth = 14;
/** The text of a button is in its middle, that of a field on its left. Share of the width. */
const maxOffCenter = 0.12;
/** Share of a field's width that changes when it gets the focus. */
const minOutline = 0.5;
/** In pixels. A list is at least as high, and close to its field. */
const [minListHeight, maxListGap] = [40, 60];

/** The pointer is in a field, which got the focus or opened a list. */
export function findOpenedField(change: Change, patches: Patch[]): UsedControl | null {
  const { before, after } = change;
  const { cursor } = before;
  const frame = cursor && frameAt(before, cursor);
  if (!frame || isFramedButton(change, frame) || !isLasting(change, frame)) return null;
  const list = listOf(patches, frame);
  const isOutlined = patches.some(
    (patch) => overlaps(patch, grown(frame, 4)) && patch.width >= frame.width * minOutline,
  );
  const hasReacted = list !== null || isOutlined;
  if (!hasReacted || isLarge(change, patches)) return null;
  const hint = textIn(before, frame);
  const label = fieldLabel(change, frame);
  const now = textIn(after, frame);
  // The text before another one is a placeholder only if it was paler.
  const isPlaceholder =
    hint !== null && (isSame(hint, now) || (now !== null && isStronger(change, now, hint)));
  const name = label ?? (isPlaceholder ? quotable(hint) : null);
  if (!name) return null;
  const isNew = list === null && now !== null && !isSame(now, hint);
  // A placeholder is paler than what is typed over it.
  if (cursor?.shape === "beam" || (isNew && (hint === null || isStronger(change, now, hint))))
    return { kind: "type", name: name.text, value: null };
  return { kind: "choose", name: name.text, value: isNew ? optionOf(now) : null };
}

/** A lit option of a list looks like a field, but is there only while the pointer is on it. */
function isLasting({ after, earlier, before }: Change, frame: Box): boolean {
  const tip = before.cursor;
  return [after, earlier].some((screen) => screen && tip && hasFrame(screen, frame, tip));
}

function hasFrame(screen: Screen, frame: Box, place: { x: number; y: number } = centerOf(frame)): boolean {
  const other = frameAt(screen, place);
  return other !== null && sides.every((side) => Math.abs(other[side] - frame[side]) <= sameFrame);
}

const sides = ["x", "y", "width", "height"] as const;
/** In pixels. The border of a field with the focus is thicker. */
const sameFrame = 6;

/** Only one field has other words. The pointer may be anywhere: it hides while a person types. */
export function findTypedField(change: Change, patches: Patch[]): UsedControl | null {
  const { before, after } = change;
  const written = patches.filter(({ width }) => width > caretWidth);
  const [patch] = written;
  if (!patch || isLarge(change, patches)) return null;
  const middle = centerOf(patch);
  const frame = frameAt(after, middle) ?? frameAt(before, middle);
  if (!frame || !written.every((one) => overlaps(one, grown(frame, 8)))) return null;
  const [old, now] = [textIn(before, frame), textIn(after, frame)];
  if (!now || isSame(now, old) || isFramedButton(change, frame)) return null;
  // The words of a floating label move to the edge of the field.
  const floating = old && after.phrases.find((phrase) => isSame(phrase, old) && phrase.box.y < now.box.y);
  const hint = old && !isContinued(old, now) && isPlaceholder(change, old) ? old : null;
  const name = floating ?? fieldLabel(change, frame) ?? (hint && quotable(hint));
  return name ? { kind: "type", name: name.text, value: null } : null;
}

/** A list or calendar closed, and its field has another value. */
export function findChosenField(change: Change, patches: Patch[]): UsedControl | null {
  const { before, after } = change;
  if (!before.cursor || before.cursor.shape === "beam" || isLarge(change, patches)) return null;
  for (const patch of patches.filter(({ height, width }) => height <= 76 && width > caretWidth)) {
    const frame = frameAt(after, centerOf(patch));
    if (!frame || isFramedButton(change, frame) || listOf(patches, frame) === null) continue;
    const [old, now] = [textIn(before, frame), textIn(after, frame)];
    const label = fieldLabel(change, frame);
    if (now && label && !isSame(now, old))
      return { kind: "choose", name: label.text, value: quotable(now)?.text ?? null };
  }
  return null;
}

/** Share of the view. A larger change means that a page or a dialog appeared or closed. */
const maxChangedShare = 0.12;

function isLarge({ before }: Change, patches: Patch[]): boolean {
  const area = patches.reduce((sum, { width, height }) => sum + width * height, 0);
  return area > before.width * before.height * maxChangedShare;
}

function frameAt({ view: { pixels }, phrases }: Screen, place: { x: number; y: number }): Box | null {
  const frame = pixels && findFrame(pixels, place);
  if (!frame) return null;
  // The lines of a table frame its rows.
  const inside = phrases.filter(({ text, box }) => plainText(text).length > 1 && overlaps(box, frame));
  return inside.length <= maxPhrases ? frame : null;
}

/** In a field: its text, and a floating label or a unit. */
const maxPhrases = 2;

/** Everything that changed below the field, as high as a list and close to the field. */
function listOf(patches: Patch[], frame: Box): Box | null {
  const bottom = frame.y + frame.height;
  const below = patches.filter(
    ({ x, y, width, height }) =>
      x < frame.x + frame.width && frame.x < x + width && y + height > bottom + minListHeight / 2,
  );
  const list = boundsOf(below);
  const isList = list && list.y - bottom <= maxListGap && list.y + list.height - bottom >= minListHeight;
  return isList ? list : null;
}

/** The pointer may hide the text, which another view shows. */
function isFramedButton({ before, after, around }: Change, frame: Box): boolean {
  return [before, after, ...around].some((screen) => {
    const text = textIn(screen, frame);
    if (!text || (screen !== before && screen !== after && !hasFrame(screen, frame))) return false;
    const isMiddle = Math.abs(centerOf(text.box).x - centerOf(frame).x) < frame.width * maxOffCenter;
    return isMiddle && overlapsOnly(text.box, frame);
  });
}

function overlapsOnly(text: Box, frame: Box): boolean {
  return text.x >= frame.x && text.x + text.width <= frame.x + frame.width;
}

/** The widest text in the frame. */
function textIn({ phrases }: Screen, frame: Box): Phrase | null {
  const inside = phrases.filter(({ text, box }) => {
    const { x, y } = centerOf(box);
    const isIn = x > frame.x && x < frame.x + frame.width && y > frame.y + 2 && y < frame.y + frame.height;
    return isIn && plainText(text).length > 1;
  });
  return inside.sort((a, b) => b.box.width - a.box.width)[0] ?? null;
}

function isSame(one: Phrase, other: Phrase | null): boolean {
  return plainText(one.text) === plainText(other?.text ?? "");
}

function isContinued(old: Phrase, now: Phrase): boolean {
  return plainText(now.text).startsWith(plainText(old.text));
}

/** A placeholder is as large as what is typed over it, and begins at the same place. */
function isPlaceholder({ after }: Change, old: Phrase): boolean {
  const now = after.phrases.find(({ box }) => Math.abs(box.x - old.box.x) < 8 && overlaps(box, old.box));
  return now !== undefined && Math.abs(sizeOf(now) - sizeOf(old)) < sizeOf(old) * 0.4;
}

/** Text in another field is a value and no label. */
function fieldLabel({ before }: Change, frame: Box): Phrase | null {
  const values = before.phrases.filter(({ box }) => frameAt(before, centerOf(box)) !== null);
  return findLabel(before, frame, values);
}
