/** Finds a field by its border or background: one that was typed into, or that opened a list or a calendar. */
import { grown, type Patch } from "./compare-views.ts";
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
/** In pixels. A list is at least as high, and close to its field. */
const [minListHeight, maxListGap] = [40, 24];

/** The pointer is in a field, which got the focus or opened a list. */
export function findOpenedField(change: Change, patches: Patch[]): UsedControl | null {
  const { before, after } = change;
  const { cursor } = before;
  const frame = cursor && frameAt(before, cursor);
  if (!frame || isFramedButton(before, frame)) return null;
  const hasReacted = patches.some((patch) => overlaps(patch, grown(frame, 4)) || isListOf(patch, frame));
  if (!hasReacted || isLarge(change, patches)) return null;
  const hint = textIn(before, frame);
  const label = fieldLabel(change, frame);
  const name = label ?? (hint && quotable(hint));
  if (!name) return null;
  const now = textIn(after, frame);
  const isWritten = cursor?.shape === "beam" || (now !== null && !isSame(now, hint));
  const hasList = patches.some((patch) => isListOf(patch, frame));
  return { kind: isWritten && !hasList ? "type" : "choose", name: name.text, value: null };
}

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
  if (!now || isSame(now, old) || isFramedButton(after, frame)) return null;
  // The words of a floating label move to the edge of the field.
  const floating = old && after.phrases.find((phrase) => isSame(phrase, old) && phrase.box.y < now.box.y);
  const hint = old && !isContinued(old, now) && isPlaceholder(change, old) ? old : null;
  const name = fieldLabel(change, frame) ?? floating ?? (hint && quotable(hint));
  return name ? { kind: "type", name: name.text, value: null } : null;
}

/** A list or calendar closed, and its field has another value. */
export function findChosenField(change: Change, patches: Patch[]): UsedControl | null {
  const { before, after } = change;
  if (!before.cursor || before.cursor.shape === "beam" || isLarge(change, patches)) return null;
  for (const patch of patches.filter(({ height, width }) => height <= 76 && width > caretWidth)) {
    const frame = frameAt(after, centerOf(patch));
    if (!frame || isFramedButton(after, frame) || !patches.some((one) => isListOf(one, frame))) continue;
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

function frameAt({ view: { pixels } }: Screen, place: { x: number; y: number }): Box | null {
  return pixels && findFrame(pixels, place);
}

/** Starts at the upper or lower edge of the field, or a little below. */
function isListOf({ x, y, width, height }: Patch, frame: Box): boolean {
  const isBeside = x < frame.x + frame.width && frame.x < x + width;
  const below = y + height - (frame.y + frame.height);
  const gap = y - (frame.y + frame.height);
  return isBeside && height >= minListHeight && below >= minListHeight && gap <= maxListGap;
}

function isFramedButton(screen: Screen, frame: Box): boolean {
  const text = textIn(screen, frame);
  return text !== null && Math.abs(centerOf(text.box).x - centerOf(frame).x) < frame.width * maxOffCenter;
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
  const values = before.phrases.filter(({ box }) => frameAt(before, besideText(box)) !== null);
  return findLabel(before, frame, values);
}

/** Letters aren't the ground. */
function besideText({ x, y, height }: Box): { x: number; y: number } {
  return { x: x - 3, y: y + height / 2 };
}
