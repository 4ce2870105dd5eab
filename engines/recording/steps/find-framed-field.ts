/** Finds a field by its border or background: one that was typed into, or that opened a list or a calendar. */
import { boundsOf, contains, grown, type Patch } from "./compare-views.ts";
import { isStronger, optionOf } from "./find-field.ts";
import { findFrame } from "./find-frame.ts";
import { fieldLabel, floatedLabel, frameAt, isSameFrame, textInFrame } from "./framed-text.ts";
import { centerOf, overlaps, type Phrase, plainText, rangeOfRow } from "./phrases.ts";
import { isPale } from "./picture-ground.ts";
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
  if (!frame || !isLasting(change, frame)) return null;
  const list = listOf(patches, frame);
  const isOutlined = patches.some(
    (patch) => overlaps(patch, grown(frame, 4)) && patch.width >= frame.width * minOutline,
  );
  const hint = textInFrame(before, frame);
  const now = textInFrame(after, frame);
  const isChanged = hasOtherValue(change, { patches, frame, hint, now });
  const isButton = isFramedButton(change, frame) && !(isChanged && hasArrow(before, { frame, text: hint }));
  if (isButton) return null;
  const hasReacted = list !== null || isOutlined || isChanged;
  const others = patches.filter((patch) => !isListOver(patch, frame));
  if (!hasReacted || isLarge(change, others)) return null;
  const label = fieldLabel(before, frame);
  // The text before another one is a placeholder only if it was paler.
  const isPlaceholder =
    hint !== null && (isSame(hint, now) || (now !== null && isStronger(change, now, hint)));
  const name = label ?? (isPlaceholder && isPale(before, hint) ? quotable(hint) : null);
  if (!name) return null;
  const isNew = list === null && now !== null && !isSame(now, hint);
  // A placeholder is paler than what is typed over it.
  if (cursor?.shape === "beam" || (isNew && (hint === null || isStronger(change, now, hint))))
    return { kind: "type", name: name.text, value: null, place: frame };
  // The pointer is never a hand over a field for typing.
  const isOption = isNew && cursor?.shape === "hand" && after.cursor?.shape !== "beam";
  return { kind: "choose", name: name.text, value: isOption ? optionOf(now, change) : null, place: frame };
}

/** A list of the system isn't in the picture, so that only its value tells that it was used. */
function hasOtherValue(
  { before, after }: Change,
  { patches, frame, hint, now }: { patches: Patch[]; frame: Box; hint: Phrase | null; now: Phrase | null },
): boolean {
  if (!hint || !now || isSame(now, hint) || before.cursor?.shape === "beam") return false;
  return (
    hasFrame(after, frame) &&
    patches.some((patch) => contains(frame, centerOf(patch).x, centerOf(patch).y) && overlaps(patch, now.box))
  );
}

/** A narrow list has its value nearly in the middle, and an arrow on its right. */
function hasArrow(
  { view: { pixels } }: Screen,
  { frame, text }: { frame: Box; text: Phrase | null },
): boolean {
  if (!pixels || !text) return false;
  const [from, to] = [text.box.x + text.box.width + arrowMargin, frame.x + frame.width - arrowMargin];
  const middle = frame.y + frame.height / 2;
  return [-3, 0, 3].some((down) => rangeOfRow(pixels, { y: middle + down, from, to }) > minArrow);
}

/** In pixels, and in brightness levels. */
const [arrowMargin, minArrow] = [4, 60];

/** A list as wide as its field that also covers it. */
function isListOver(patch: Patch, frame: Box): boolean {
  const isAsWide =
    Math.abs(patch.x - frame.x) <= maxListOffset && Math.abs(patch.width - frame.width) <= 2 * maxListOffset;
  return isAsWide && overlaps(patch, grown(frame, maxListOffset)) && patch.height <= maxListHeight;
}

/** In pixels. */
const [maxListOffset, maxListHeight] = [16, 400];

/** A lit option of a list looks like a field, but is there only while the pointer is on it. */
function isLasting({ after, earlier, before }: Change, frame: Box): boolean {
  const tip = before.cursor;
  return [after, earlier].some((screen) => screen && tip && hasFrame(screen, frame, tip));
}

function hasFrame(screen: Screen, frame: Box, place: { x: number; y: number } = centerOf(frame)): boolean {
  const other = frameAt(screen, place);
  return other !== null && isSameFrame(frame, other);
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
  const old = textInFrame(before, frame);
  const now = (old && valueBelowLabel(after, { old, frame })) ?? textInFrame(after, frame);
  if (!now || isSame(now, old) || isFramedButton(change, frame)) return null;
  // A box that wasn't there isn't a field that was filled in.
  if (!hasFrame(before, frame)) return null;
  const floating = old && floatedLabel(after, { old, field: frame });
  const hint = old && !isContinued(old, now) && isPlaceholder(change, old) ? old : null;
  const name = floating || fieldLabel(before, frame) || (hint && quotable(hint));
  return name ? { kind: "type", name: name.text, value: null, place: frame } : null;
}

/** A floating label may be longer than the value below it. */
function valueBelowLabel({ phrases }: Screen, { old, frame }: { old: Phrase; frame: Box }): Phrase | null {
  const others = phrases.filter((phrase) => !(isSame(phrase, old) && phrase.box.y < old.box.y));
  return others.length < phrases.length ? textInFrame({ phrases: others }, frame) : null;
}

/** The pointer selected something in a list or calendar, which closed, and its field has another value. */
export function findChosenField(change: Change, patches: Patch[]): UsedControl | null {
  const { before, after } = change;
  const { cursor } = before;
  if (!cursor || cursor.shape === "beam" || isLarge(change, patches)) return null;
  const fields = patches
    .filter(({ height, width }) => height <= 76 && width > caretWidth)
    .slice(0, maxTried)
    .flatMap((patch) => frameAt(after, centerOf(patch)) ?? [])
    .filter((frame, index, all) => all.findIndex((other) => isSameFrame(other, frame)) === index)
    .map((frame) => ({ frame, old: textInFrame(before, frame), now: textInFrame(after, frame) }))
    .filter(({ frame, old, now }) => now && !isSame(now, old) && !isFramedButton(change, frame));
  const [field, ...others] = fields;
  // If several fields changed, they were filled in automatically.
  if (!field?.now || others.length > 0) return null;
  const list = listOf(patches, field.frame);
  if (!list || !contains(list, cursor.x, cursor.y) || !hasClosed(change, cursor)) return null;
  const label = fieldLabel(before, field.frame);
  return label && { kind: "choose", name: label.text, value: optionOf(field.now, change) };
}

/** Of the patches, the largest first. */
const maxTried = 24;

/** The box around the pointer is gone. */
function hasClosed({ before, after }: Change, place: { x: number; y: number }): boolean {
  const [was, is] = [before.view.pixels, after.view.pixels];
  const box = was && findFrame(was, place, listLimits);
  const other = is && findFrame(is, place, listLimits);
  return box !== null && (other === null || !isSameFrame(box, other));
}

/** In pixels. A lit option is also a box in the list. */
const listLimits = { minHeight: 18, maxHeight: 700, minWidth: 60, maxWidth: 1_300 };

/** Share of the view. A larger change means that a page or a dialog appeared or closed. */
const maxChangedShare = 0.12;

function isLarge({ before }: Change, patches: Patch[]): boolean {
  const area = patches.reduce((sum, { width, height }) => sum + width * height, 0);
  return area > before.width * before.height * maxChangedShare;
}

/** Everything that changed below the field, as high as a list and close to the field. */
function listOf(patches: Patch[], frame: Box): Box | null {
  const over = patches.find(
    (patch) => isListOver(patch, frame) && patch.height >= frame.height + minListHeight,
  );
  if (over) return over;
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
    const text = textInFrame(screen, frame);
    if (!text || (screen !== before && screen !== after && !hasFrame(screen, frame))) return false;
    const isMiddle = Math.abs(centerOf(text.box).x - centerOf(frame).x) < frame.width * maxOffCenter;
    return isMiddle && overlapsOnly(text.box, frame);
  });
}

function overlapsOnly(text: Box, frame: Box): boolean {
  return text.x >= frame.x && text.x + text.width <= frame.x + frame.width;
}

function isSame(one: Phrase, other: Phrase | null): boolean {
  return plainText(one.text) === plainText(other?.text ?? "");
}

function isContinued(old: Phrase, now: Phrase): boolean {
  return plainText(now.text).startsWith(plainText(old.text));
}

/** A placeholder is paler than the other text and what is typed over it, as large, and begins at the same place. */
function isPlaceholder(change: Change, old: Phrase): boolean {
  const now = change.after.phrases.find(
    ({ box }) => Math.abs(box.x - old.box.x) < 8 && overlaps(box, old.box),
  );
  return (
    now !== undefined &&
    Math.abs(sizeOf(now) - sizeOf(old)) < sizeOf(old) * 0.4 &&
    isPale(change.before, old) &&
    isStronger(change, now, old)
  );
}
