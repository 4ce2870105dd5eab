/** Collects what may have been typed, on all views. A guide never repeats it, wherever it appears later. */
import { longestCommonSubsequence } from "./close-text.ts";
import { boundsOf, type Patch } from "./compare-views.ts";
import { newDialogTitle } from "./dialog-title.ts";
import { findFrame } from "./find-frame.ts";
import { countParts, frameAt, isSameFrame, textInFrame } from "./framed-text.ts";
import { findNewBox } from "./new-box.ts";
import { centerOf, distanceBetween, overlaps, type Phrase, plainText } from "./phrases.ts";
import { isPale } from "./picture-ground.ts";
import { hasSameLetters } from "./same-letters.ts";
import type { Screen } from "./screen.ts";
import { findTooltipIn } from "./tooltip-box.ts";
import type { Box } from "./types.ts";

interface FieldText {
  plain: string;
  /** Words of the text, as `plainText` returns them. */
  words: string[];
  /** Position of the first view that shows it. */
  index: number;
  /** True if it appeared during the recording. */
  isTyped: boolean;
  /** True if it is in a field's frame. Other text may have been typed, too. */
  isFramed: boolean;
  /** True if nothing else appeared, as when a person types into a field without a frame. */
  isAlone: boolean;
}

export interface FieldTexts {
  texts: FieldText[];
  /** The first view that shows a text outside of fields. */
  shownFirst: Map<string, number>;
}

/** In pixels. A text area, or the composer of a chat. */
const fieldLimits = { minHeight: 18, maxHeight: 420, minWidth: 60, maxWidth: 4_000 };
/** Share of the view. A larger change is another page. */
const maxTypedShare = 0.12;

/** `patches` has the differences between each view and the next one. */
export function collectFieldTexts(screens: Screen[], patches: Patch[][]): FieldTexts {
  const framed = screens.flatMap((screen, at) =>
    screen.phrases.flatMap((phrase) => {
      const frame = phrase === screen.heading ? null : frameAt(screen, centerOf(phrase.box), fieldLimits);
      return frame && !isPale(screen, phrase) ? [{ screen, at, phrase, frame }] : [];
    }),
  );
  /** A page or a dialog opened. Its texts are new, too, and only those that look like values may have been typed. */
  const isOtherView = (at: number) => {
    const [before, after, own] = [screens[at - 1], screens[at], patches[at - 1] ?? []];
    if (!before || !after) return false;
    return partOf(own, before) > maxTypedShare || newDialogTitle(own, { before, after }) !== null;
  };
  const texts: FieldText[] = [];
  /** Where something may have been typed, on any view. */
  const typedBoxes: Box[] = [];
  const seen = new Set<string>();
  for (const { screen, at, phrase, frame } of framed) {
    const key = `${plainText(phrase.text)} ${Math.round(frame.x / 8)} ${Math.round(frame.y / 8)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const last = screens[at - 1];
    const old = last && frameAt(last, centerOf(frame), fieldLimits);
    const isChanged = Boolean(old && isSameFrame(old, frame) && !isSameAs(textInFrame(last!, old), phrase));
    const isNew = Boolean(last && !last.phrases.some((other) => isSameAs(other, phrase)));
    const isAway = isAwayFromPointers(frame, [last ?? null, screen]);
    const isButton = isButtonIn(
      framed.filter((other) => isSameFrame(other.frame, frame)),
      frame,
    );
    if (last && isInTooltip(phrase, last, screen)) continue;
    // A message has its own new box.
    if (isButton || (!isChanged && isNew && isAway && last && isInNewBox(phrase, last, screen))) continue;
    if (!isChanged && (isMenuEntry(screen, { phrase, frame }) || isNewList(phrase, last ?? null, screen)))
      continue;
    // What was on the view before has only moved, as in a table that was sorted.
    const isTyped =
      isNew &&
      !(isOtherView(at) && isLabelAbove(screen, { phrase, frame })) &&
      (isChanged || (!isAway && (!isOtherView(at) || isInOneLine(phrase.box, frame)))) &&
      !isReadAgain(phrase, { earlier: screens.slice(0, at), after: screen, typedBoxes });
    if (isTyped) typedBoxes.push(phrase.box);
    texts.push(textOf(phrase, { index: screen.index, isTyped, isFramed: true, isAlone: false }));
  }
  for (const [at, own] of patches.entries()) {
    const [before, after] = [screens[at], screens[at + 1]];
    if (!before || !after) continue;
    const earlier = screens.slice(0, at);
    const { phrases, isAlone } = appearedIn(own, { before, after, earlier });
    const appeared = phrases.filter(
      (phrase) => !isReadAgain(phrase, { earlier: [...earlier, before], after, typedBoxes }),
    );
    typedBoxes.push(...appeared.map(({ box }) => box));
    texts.push(
      ...appeared.map((phrase) =>
        textOf(phrase, { index: after.index, isTyped: true, isFramed: false, isAlone }),
      ),
    );
  }
  return { texts, shownFirst: shownFirst(screens) };
}

function partOf(patches: Patch[], { width, height }: Screen): number {
  return patches.reduce((sum, patch) => sum + patch.width * patch.height, 0) / (width * height);
}

/** True for the label of a button, which may have been read in parts, or be partly behind the pointer. */
function isButtonIn(own: { screen: Screen; phrase: Phrase }[], frame: Box): boolean {
  const isFree = ({ screen: { cursor } }: { screen: Screen }) =>
    cursor === null || cursor.shape === "beam" || !overlaps(cursor.box, frame);
  const free = own.filter(isFree);
  const views = [...Map.groupBy(free.length > 0 ? free : own, ({ screen }) => screen).values()];
  const centered = views.filter((parts) =>
    isCentered(boundsOf(parts.map(({ phrase }) => phrase.box)) ?? frame, frame),
  );
  return centered.length >= views.length * minCentered;
}

/** Share of the views. In the others, letters may be missing. What is typed begins on the left in all. */
const minCentered = 0.6;

/** As in a field: on the left of a frame that is as high as a line. */
function isInOneLine(text: Box, frame: Box): boolean {
  return frame.height <= maxLine && text.x - frame.x <= maxIndent;
}

/** In pixels. */
const [maxLine, maxIndent] = [76, 40];

/** Between a line and the field below it, a label looks framed. The field is narrower, and its text begins further right. */
function isLabelAbove(screen: Screen, { phrase: { box }, frame }: { phrase: Phrase; frame: Box }): boolean {
  const bottom = frame.y + frame.height;
  const field = frameAt(screen, { x: box.x + minFieldWidth / 2, y: bottom + fieldDepth });
  return (
    field !== null &&
    Math.abs(field.y - bottom) <= maxFieldGap &&
    field.width < frame.width &&
    Math.abs(box.x - field.x) <= maxLabelIndent
  );
}

/** In pixels. */
const [minFieldWidth, fieldDepth, maxFieldGap, maxLabelIndent] = [60, 16, 6, 6];

/** In pixels. The pointer hides while a person types. */
const minDistance = 40;

function isAwayFromPointers(frame: Box, screens: (Screen | null)[]): boolean {
  const tips = screens.flatMap((screen) => (screen?.cursor ? [screen.cursor] : []));
  return (
    tips.length > 0 &&
    tips.every(({ x, y }) => distanceBetween({ x, y, width: 1, height: 1 }, frame) >= minDistance)
  );
}

function isInTooltip(
  { box }: Phrase,
  { view: { pixels: was }, cursor: from }: Screen,
  { view: { pixels: is }, cursor }: Screen,
) {
  const tooltip = was && is && cursor && findTooltipIn({ pixels: is, cursor }, { pixels: was, cursor: from });
  return tooltip !== null && overlaps(tooltip, box);
}

function isInNewBox({ box }: Phrase, { view: { pixels: was } }: Screen, { view: { pixels: is } }: Screen) {
  return was !== null && is !== null && findNewBox(was, is, box) !== null;
}

function textOf({ text }: Phrase, rest: Omit<FieldText, "plain" | "words">): FieldText {
  return { plain: plainText(text), words: text.split(/\s+/u).map(plainText), ...rest };
}

/**
 * True for words that an earlier view shows, too, with the same letters. Behind a pointer or on darker ground, they were read
 * differently, and a list that was open may have covered them. What is typed isn't there before.
 */
function isReadAgain(
  { box }: Phrase,
  { earlier, after, typedBoxes }: { earlier: Screen[]; after: Screen; typedBoxes: Box[] },
): boolean {
  return (
    !typedBoxes.some((typed) => overlaps(typed, box)) &&
    earlier
      .slice(-maxEarlier)
      .some(
        (screen) =>
          screen.phrases.some((other) => overlaps(other.box, box)) &&
          hasSameLetters(screen, after, box, sameWords),
      )
  );
}

/** Stricter than for names: a value that looks like another one may have been typed. */
const sameWords = { minSame: 0.8, maxDiffering: 0.1 };
/** Number of views that a list covers something. */
const maxEarlier = 5;

/** Text that appeared on the ground that was there before, such as in a text area or a table's cell. */
function appearedIn(
  patches: Patch[],
  { before, after, earlier }: { before: Screen; after: Screen; earlier: Screen[] },
): { phrases: Phrase[]; isAlone: boolean } {
  const [was, is] = [before.view.pixels, after.view.pixels];
  if (!was || !is || partOf(patches, before) > maxTypedShare) return { phrases: [], isAlone: false };
  const known = new Set(
    [...earlier, before].flatMap(({ phrases }) => phrases.map(({ text }) => plainText(text))),
  );
  const fresh = after.phrases.filter(
    ({ text, box }) => !known.has(plainText(text)) && patches.some((patch) => overlaps(patch, box)),
  );
  const heading = after.heading && plainText(after.heading.text);
  // A page's title can be typed, too. Then nothing else changes but copies of it, as in a menu.
  const isOtherPage =
    heading !== null &&
    (fresh.some(({ text }) => !plainText(text).includes(heading)) || hasVanished(patches, { before, after }));
  const phrases = fresh.filter(
    (phrase) =>
      !(isOtherPage && phrase === after.heading) &&
      !isInTooltip(phrase, before, after) &&
      !isOnButton(after, phrase) &&
      findNewBox(was, is, phrase.box) === null,
  );
  return { phrases, isAlone: countParts(fresh) === 1 };
}

/** True if words vanished, other than those of the heading before and their copies. */
function hasVanished(patches: Patch[], { before, after }: { before: Screen; after: Screen }): boolean {
  const still = new Set(after.phrases.map(({ text }) => plainText(text)));
  const old = before.heading && plainText(before.heading.text);
  return before.phrases.some(
    ({ text, box }) =>
      !still.has(plainText(text)) &&
      !(old && plainText(text).includes(old)) &&
      !(after.heading && overlaps(box, after.heading.box)) &&
      patches.some((patch) => overlaps(patch, box)),
  );
}

function isOnButton({ view: { pixels } }: Screen, { box }: Phrase): boolean {
  const frame = pixels && findFrame(pixels, centerOf(box));
  return frame !== null && isCentered(box, frame);
}

/** The text of a button has the same gap on both sides. */
function isCentered(text: Box, frame: Box): boolean {
  const [left, right] = [text.x - frame.x, frame.x + frame.width - text.x - text.width];
  return left >= 0 && right >= 0 && Math.abs(left - right) <= Math.max(6, frame.width * 0.05);
}

/** The lit entry of a menu has a background like a field, and entries above or below at the same distance. */
function isMenuEntry(
  { phrases, view: { pixels } }: Screen,
  { phrase, frame }: { phrase: Phrase; frame: Box },
): boolean {
  const own = centerOf(phrase.box).y;
  const column = phrases
    .filter(
      ({ box }) =>
        Math.abs(box.x - phrase.box.x) <= 3 &&
        !overlaps(box, frame) &&
        (pixels === null || findFrame(pixels, centerOf(box)) === null),
    )
    .map(({ box }) => centerOf(box).y - own);
  const steps = column.filter((distance) => Math.abs(distance) <= maxEntryStep);
  return steps.some((step) =>
    [step * 2, -step].some((next) => column.some((distance) => Math.abs(distance - next) <= 4)),
  );
}

/** A list that opened: its entries are new, too. A person types one field after the other. */
function isNewList({ box, text }: Phrase, last: Screen | null, { phrases }: Screen): boolean {
  if (!last) return false;
  const isKnown = (one: Phrase) =>
    last.phrases.some((other) => isSameAs(other, one) && overlaps(other.box, one.box));
  const column = phrases.filter(
    (one) => Math.abs(one.box.x - box.x) <= 3 && one.text !== text && !isKnown(one),
  );
  const steps = column.map((one) => centerOf(one.box).y - centerOf(box).y);
  return steps.some(
    (step) =>
      Math.abs(step) <= maxEntryStep &&
      [step * 2, -step].some((next) => steps.some((distance) => Math.abs(distance - next) <= 4)),
  );
}

/** In pixels, from one entry to the next. */
const maxEntryStep = 90;

function shownFirst(screens: Screen[]): Map<string, number> {
  const first = new Map<string, number>();
  for (const screen of screens) {
    for (const phrase of screen.phrases) {
      const plain = plainText(phrase.text);
      if (!first.has(plain) && frameAt(screen, centerOf(phrase.box), fieldLimits) === null)
        first.set(plain, screen.index);
    }
  }
  return first;
}

function isSameAs(one: Phrase | null, other: Phrase): boolean {
  return plainText(one?.text ?? "") === plainText(other.text);
}

/** Shorter texts are in many others. */
const minPart = 4;

/** True if the text contains what may have been typed, or a part of it. Letters may have been misread. */
export function repeatsField(text: string, { texts, shownFirst: first }: FieldTexts): boolean {
  const own = plainText(text);
  const words = text.split(/\s+/u).map(plainText);
  return texts.some(({ plain, words: typed, isTyped, index }) => {
    if (plain.length < minPart) return plain !== "" && plain === own;
    if (includesClosely(own, plain)) return true;
    // A product's own words were there before.
    if (!isTyped || (first.get(own) ?? Number.POSITIVE_INFINITY) < index) return false;
    if (own.length >= minPart && includesClosely(plain, own)) return true;
    return typed.some((word) => word.length >= minPart && words.some((other) => isCloseWord(word, other)));
  });
}

/** True if the words were typed before the view. */
export function wasTypedBefore(
  text: string,
  { texts, shownFirst: first }: FieldTexts,
  index: number,
): boolean {
  const earlier = texts.filter((one) => one.isTyped && one.index <= index);
  const framed = earlier.filter(({ isFramed }) => isFramed);
  const own = plainText(text);
  // Messages appear alone, too, and may have a word in common with a control.
  const repeats = ({ plain, isAlone, index: at }: FieldText) =>
    isAlone &&
    own.length >= minPart &&
    plain.length >= minPart &&
    // A product's own words were there before.
    (first.get(own) ?? Number.POSITIVE_INFINITY) >= at &&
    (includesClosely(own, plain) || includesClosely(plain, own));
  return repeatsField(text, { texts: framed, shownFirst: first }) || earlier.some(repeats);
}

function isCloseWord(one: string, other: string): boolean {
  if (one === other) return true;
  return one.length >= 6 && one.length === other.length && includesClosely(one, other);
}

/** OCR misreads a letter or two of a long text. */
function includesClosely(text: string, part: string): boolean {
  if (text.includes(part)) return true;
  if (part.length < 6 || text.length < part.length - 1) return false;
  const least = Math.ceil(part.length * 0.8);
  for (let start = 0; start + least <= text.length; start++) {
    if (longestCommonSubsequence(text.slice(start, start + part.length + 1), part) >= least) return true;
  }
  return false;
}
