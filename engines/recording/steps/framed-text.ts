/** Reads what is in a one-line field. */

import { boundsOf } from "./compare-views.ts";
import { type FrameLimits, findFrame, findNotchedFrame } from "./find-frame.ts";
import { findLabel } from "./find-label.ts";
import { centerOf, isOnOneRow, overlaps, type Phrase, plainText, rangeOfRow } from "./phrases.ts";
import { brightnessAt } from "./picture-ground.ts";
import type { Screen } from "./screen.ts";
import type { Box, Pixels } from "./types.ts";

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
  const frame = pixels && (findFrame(pixels, place, limits) ?? notchedAt(pixels, phrases, place));
  if (!frame) return null;
  // The lines of a table frame its rows.
  const inside = phrases.filter(({ text, box }) => plainText(text).length > 1 && overlaps(box, frame));
  return countParts(inside) <= maxPhrases ? frame : null;
}

/** The label is on the upper side of the field, close to its left end. */
function notchedAt(pixels: Pixels, phrases: Phrase[], place: { x: number; y: number }): Box | null {
  const frame = findNotchedFrame(pixels, place);
  const hasLabel = phrases.some(
    ({ box }) =>
      frame !== null &&
      box.y < frame.y &&
      box.y + box.height > frame.y &&
      box.x > frame.x &&
      box.x - frame.x < maxIndent,
  );
  return hasLabel ? frame : null;
}

/** In pixels. */
const maxIndent = 40;

/** Words of one text that were read in parts count once. */
export function countParts(phrases: Phrase[]): number {
  const sorted = phrases.toSorted((a, b) => a.box.x - b.box.x);
  const ends = sorted.filter(
    (phrase) =>
      !sorted.some((other) => other !== phrase && other.box.x >= phrase.box.x && isBeside(phrase, other)),
  );
  return ends.length;
}

function isBeside({ box: a }: Phrase, { box: b }: Phrase): boolean {
  const gap = Math.max(b.x - a.x - a.width, a.x - b.x - b.width);
  return gap >= 0 && gap <= a.height * maxWordGap && isOnOneRow(b, a);
}

export function isSameFrame(one: Box, other: Box): boolean {
  return sides.every((side) => Math.abs(other[side] - one[side]) <= sameFrame);
}

/** The widest text in the frame, with what was read beside it. */
export function textInFrame({ phrases }: Pick<Screen, "phrases">, frame: Box): Phrase | null {
  const inside = phrases.filter(({ text, box }) => {
    const { x, y } = centerOf(box);
    const isIn = x > frame.x && x < frame.x + frame.width && y > frame.y + 2 && y < frame.y + frame.height;
    return isIn && plainText(text).length > 1;
  });
  const widest = inside.sort((a, b) => b.box.width - a.box.width)[0];
  return widest ? withWordsBeside(widest, inside) : null;
}

export function withWordsBeside(phrase: Phrase, others: Phrase[]): Phrase {
  const beside = others.filter((other) => isBeside(phrase, other) && /\p{L}{2}/u.test(other.text));
  if (beside.length === 0) return phrase;
  const parts = [phrase, ...beside].sort((a, b) => a.box.x - b.box.x);
  return {
    text: parts.map(({ text }) => text).join(" "),
    box: boundsOf(parts.map(({ box }) => box)) ?? phrase.box,
    confidence: Math.min(...parts.map(({ confidence }) => confidence)),
  };
}

/** Share of the height. A larger gap is between a value and a unit. */
const maxWordGap = 1.2;

/** Text in a field is a value and no label. */
export function fieldLabel(before: Screen, field: Box, not: (Phrase | null)[] = []): Phrase | null {
  const others = [...not];
  const own = frameAt(before, centerOf(field));
  for (;;) {
    const label = findLabel(before, field, others);
    if (!label) return null;
    const frame = frameAt(before, centerOf(label.box));
    const isValue =
      (frame !== null && !isGapAbove(frame, field)) || isTitleOfRow(before, { label: label.box, field });
    const isOnGround = own ? isOnSameGround(before, label.box, own) : !isBehind(before, label.box, field);
    if (!isValue && isOnGround) return label;
    others.push(label);
  }
}

/** In a row of several fields, a label is close to its own. What is further left is the row's title. */
function isTitleOfRow(screen: Screen, { label, field }: { label: Box; field: Box }): boolean {
  const gap = field.x - label.x - label.width;
  if (!isOnOneRow(label, field) || gap <= maxLabelGap) return false;
  return screen.phrases.some(({ box }) => {
    const isBeside = box.x > field.x + field.width && isOnOneRow(box, field);
    const frame = isBeside ? frameAt(screen, centerOf(box)) : null;
    return (
      frame !== null && box.x - frame.x <= maxIndent && Math.abs(frame.height - field.height) <= sameFrame
    );
  });
}

/** In pixels. */
const maxLabelGap = 16;

/** False for text beside the dialog that the field is in. */
function isOnSameGround({ view: { pixels } }: Screen, label: Box, field: Box): boolean {
  const [from, to] = [label.x + label.width + 3, field.x - 4];
  if (!pixels || to - from < minGap) return true;
  return [0.2, 0.5, 0.8].some(
    (part) => rangeOfRow(pixels, { y: label.y + label.height * part, from, to }) < maxRange,
  );
}

/** In pixels, and in brightness levels. */
const [minGap, maxRange] = [3, 26];

/** True for text beside a field of which no frame is visible, if it is on a page that a dialog dims. */
function isBehind({ view: { pixels } }: Screen, label: Box, field: Box): boolean {
  if (!pixels || field.x - label.x - label.width < minGap) return false;
  const y = label.y + label.height / 2;
  const [beside, around] = [brightnessAt(pixels, label.x - 3, y), brightnessAt(pixels, field.x - 4, y)];
  return Math.abs(beside - around) > minDimmed;
}

/** In brightness levels. */
const minDimmed = 40;

/** Between two fields, their sides look like a frame around the label. */
function isGapAbove({ y, height }: Box, field: Box): boolean {
  return Math.abs(y + height - field.y) <= maxGap;
}

/** In pixels. */
const maxGap = 3;

/** The words of a floating label become smaller and move to the edge of the field. A value stays as it is. */
export function floatedLabel(
  after: Pick<Screen, "phrases">,
  { old, field }: { old: Phrase; field: Box },
): Phrase | null {
  const label = after.phrases.find(
    ({ text, box }) =>
      plainText(text) === plainText(old.text) &&
      box.y < old.box.y &&
      overlaps(box, field) &&
      box.height < old.box.height &&
      box.width < old.box.width * maxFloatedScale,
  );
  return label ?? null;
}

/** A floating label is about three quarters as large. */
const maxFloatedScale = 0.92;
