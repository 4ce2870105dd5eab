import { isCloseTo } from "./close-text.ts";
import { contains, grown, type Patch } from "./compare-views.ts";
import type { Cursor } from "./find-cursor.ts";
import { fieldLabel, floatedLabel, frameAt, isSameFrame } from "./framed-text.ts";
import { centerOf, distanceBetween, overlaps, type Phrase, plainText } from "./phrases.ts";
import { contrastOf, isPale } from "./picture-ground.ts";
import { quotable } from "./quotable.ts";
import type { Screen } from "./screen.ts";
import type { Box } from "./types.ts";
import type { Change, UsedControl } from "./used-control.ts";

/** Finds words that appeared or changed in a field, or a field that got the focus. */
export function findField(change: Change, patches: Patch[]): UsedControl | null {
  const isLarge = changedPart(change, patches) > maxFocusedShare;
  const fields = patches
    .filter((patch) => isFieldLike(patch))
    .map((patch) => ({ patch, old: wordsIn(change.before, patch), now: wordsIn(change.after, patch) }))
    .filter(({ patch, old, now }) => {
      const { cursor } = change.before;
      const isAt = cursor !== null && contains(grown(patch, 14), cursor.x, cursor.y);
      if (cursor && !isAt && !isLeftOf(patch, cursor)) return false;
      // If a field was only focused, the pointer is in it and the rest of the page is unchanged.
      if (now === null && (isLarge || (cursor && !isAt))) return false;
      // Words that are only gone weren't typed over, and an empty field that got the focus has a frame.
      const isFocused = hasBeam(change.before, patch) || (old === null && isInFrame(change.before, patch));
      if (!cursor && now === null && !isFocused) return false;
      if (!cursor && !hasBeam(change.before, patch) && hasOpened(change, patch)) return false;
      if (cursor?.shape === "beam" && isAt) return true;
      // A field that loses focus loses its frame but keeps its words.
      return !(old && now && isSameText(old, now, [change.before, change.after]));
    })
    .map((field) => ({ ...field, hasBeam: hasBeam(change.before, field.patch) }))
    .sort((a, b) => Number(b.hasBeam) - Number(a.hasBeam) || Number(b.now !== null) - Number(a.now !== null));
  for (const { patch, old, now, hasBeam: isEntered } of fields) {
    const place = now?.box ?? old?.box ?? patch;
    const label = fieldLabel(change.before, { ...place, y: Math.max(place.y, patch.y) }, [old, now]);
    const floated = old && quotable(old) && floatedLabel(change.after, { old, field: patch });
    if (floated && now)
      return { kind: "type", name: floated.text, value: null, place: fieldAround(change, patch) };
    const hint = old && quotable(old) && /\p{L}{3}/u.test(old.text) ? old.text : null;
    const isHint =
      hint !== null &&
      old !== null &&
      isPale(change.before, old) &&
      (now === null || isStronger(change, now, old));
    const isText = change.before.cursor?.shape === "beam";
    const isDate = old !== null && datePattern.test(old.text);
    const isContinued = old !== null && now !== null && plainText(now.text).startsWith(plainText(old.text));
    const isChoice =
      !isText && !isDate && !isContinued && old !== null && now !== null && !isStronger(change, now, old);
    if (isChoice && !change.before.cursor && !isEntered) continue;
    if (isChoice && label) {
      return {
        kind: "choose",
        name: label.text,
        value: isPointed(change, patch) ? optionOf(now, change) : null,
        place: fieldAround(change, patch),
      };
    }
    if (isChoice) continue;
    const isFramed = now === null || patch.width > now.box.width + 14;
    // Without a pointer, only a field with a frame or a text cursor can have been typed into.
    if (!change.before.cursor && !isFramed && !isEntered) continue;
    const isLabelNear = label !== null && distanceBetween(label.box, place) < 30;
    const name = isHint && !isLabelNear ? hint : (label?.text ?? (isHint ? hint : null));
    if (name) return { kind: "type", name, value: null, place: fieldAround(change, patch) };
  }
  return null;
}

function isInFrame(before: Screen, patch: Box): boolean {
  return frameAt(before, centerOf(patch)) !== null;
}

/** A box that wasn't there, such as a tooltip or a message, isn't a field that was filled in. */
function hasOpened({ before, after }: Change, patch: Box): boolean {
  const middle = centerOf(patch);
  const [was, is] = [frameAt(before, middle), frameAt(after, middle)];
  return is !== null && !(was && isSameFrame(was, is));
}

function fieldAround({ before, after }: Change, patch: Box): Box {
  const middle = centerOf(patch);
  const { x, y, width, height } = frameAt(before, middle) ?? frameAt(after, middle) ?? patch;
  return { x, y, width, height };
}

/** The parts of a date that isn't filled in, in any language: mm/dd/yyyy, TT.MM.JJJJ. */
const datePattern = /^\p{L}{1,4}\s?[./-]\s?\p{L}{1,4}\s?[./-]\s?\p{L}{1,4}\.?$/u;

/** Digits may have been typed, unless an open list showed the same words before. */
export function optionOf(now: Phrase, { before, around }: Pick<Change, "before" | "around">): string | null {
  const option = /\p{L}/u.test(now.text) ? quotable(now)?.text : null;
  if (!option) return null;
  const earlier = [before, ...around.filter(({ index }) => index < before.index)];
  const isListed = earlier.some((screen) =>
    screen.phrases.some(
      ({ text, box }) =>
        text === option && !overlaps(box, now.box) && frameAt(screen, centerOf(box)) === null,
    ),
  );
  return isListed || !/\p{N}/u.test(option) ? option : null;
}

/** The pointer is a text cursor over a field for typing, and hides while a person types. */
function isPointed({ before, after }: Change, patch: Box): boolean {
  const { cursor } = before;
  if (!cursor || cursor.shape === "beam" || after.cursor?.shape === "beam") return false;
  const field = frameAt(before, centerOf(patch)) ?? grown(patch, 14);
  return contains(field, cursor.x, cursor.y);
}

/** Share of the view. A larger change means that a page or a dialog appeared or closed. */
const maxFocusedShare = 0.06;

function changedPart({ before }: Change, patches: Patch[]): number {
  const area = patches.reduce((sum, { width, height }) => sum + width * height, 0);
  return area / (before.width * before.height);
}

/** OCR reads a text cursor as a letter. */
function hasBeam({ phrases }: Screen, patch: Box): boolean {
  return phrases.some(
    ({ text, box }) => beam.test(text) && box.width <= 11 && box.height >= 12 && overlaps(box, patch),
  );
}

const beam = /^[I|l1]$/;

function isFieldLike({ width, height }: Patch): boolean {
  return width >= 20 && width <= 1_150 && height >= 10 && height <= 76 && width >= height * 1.3;
}

/** Typed text starts at the field's left edge, wherever the pointer is. */
function isLeftOf(patch: Patch, cursor: Cursor): boolean {
  const isBeside = Math.abs(cursor.y - centerOf(patch).y) < Math.max(18, patch.height * 0.7);
  const gap = cursor.x - (patch.x + patch.width);
  return isBeside && gap > -24 && gap < 420;
}

/** Returns the widest text in the box, or else at its edge. Skips a text cursor that was misread as a letter. */
function wordsIn({ phrases }: Screen, box: Box): Phrase | null {
  const inside = phrases.filter(
    (phrase) =>
      overlaps(phrase.box, box) && !beam.test(phrase.text) && contains(grown(box, 6), ...middle(phrase)),
  );
  const isAtEdge = (phrase: Phrase) => Number(!contains(box, ...middle(phrase)));
  return inside.sort((a, b) => isAtEdge(a) - isAtEdge(b) || b.box.width - a.box.width)[0] ?? null;
}

function middle({ box }: Phrase): [number, number] {
  const { x, y } = centerOf(box);
  return [x, y];
}

/** True if the texts are equal apart from letters that a pointer covers. */
function isSameText(old: Phrase, now: Phrase, screens: Screen[]): boolean {
  const [a, b] = [plainText(old.text), plainText(now.text)];
  if (a === b) return true;
  const isHidden = screens.some(
    ({ cursor }) => cursor && (overlaps(cursor.box, old.box) || overlaps(cursor.box, now.box)),
  );
  return isHidden && isCloseTo(a, b);
}

/** In brightness levels. A short word has few strong strokes. */
const minStronger = 30;

/** True if the text is darker than the one before, which was a placeholder. */
export function isStronger({ before, after }: Change, phrase: Phrase, old: Phrase): boolean {
  return contrastOf(after, phrase.box) - contrastOf(before, old.box) > minStronger;
}
