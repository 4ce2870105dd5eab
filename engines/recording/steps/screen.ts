import { longestCommonSubsequence } from "./close-text.ts";
import { grown } from "./compare-views.ts";
import { type Cursor, findCursor } from "./find-cursor.ts";
import { isSameHeading } from "./is-same-heading.ts";
import { findBrowserBar, isWebAddress } from "./own-parts.ts";
import { findPhrases, overlaps, type Phrase, plainText } from "./phrases.ts";
import { brightnessAt } from "./picture-ground.ts";
import { restoreAccents } from "./restore-accents.ts";
import type { Box, RecordedView } from "./types.ts";

export interface Screen {
  /** Position of the view in the recording. */
  index: number;
  view: RecordedView;
  phrases: Phrase[];
  /** The page's heading, or null if no text is clearly larger than the rest. */
  heading: Phrase | null;
  cursor: Cursor | null;
  covered: Box[];
  /** Size of the picture that boxes refer to, in pixels. */
  width: number;
  height: number;
}

export async function readScreens(
  views: RecordedView[],
  options: { signal?: AbortSignal } = {},
): Promise<Screen[]> {
  const screens: Screen[] = [];
  for (const [index, view] of views.entries()) {
    const { width, height } = view.pixels ?? view.text;
    const cursor = view.cursor !== undefined ? view.cursor : await lookForCursor(view, options);
    const scale = view.text.width > 0 ? width / view.text.width : 1;
    const covered = view.covered.map((box) => ({
      x: box.x * scale,
      y: box.y * scale,
      width: box.width * scale,
      height: box.height * scale,
    }));
    screens.push({ index, view, phrases: findPhrases(view), heading: null, cursor, covered, width, height });
  }
  const corrected = restoreAccents(screens.map(({ phrases }) => phrases));
  for (const [index, screen] of screens.entries()) screen.phrases = corrected[index] ?? screen.phrases;
  const bar = findBrowserBar(screens);
  if (bar) for (const screen of screens) ignorePart(screen, bar);
  for (const screen of screens) {
    const own = screen.phrases.filter((phrase) => !isOnEveryView(phrase, screens));
    screen.heading = findHeading(own, screen) ?? findHeading(screen.phrases, screen);
  }
  return screens.map((screen) => ({
    ...screen,
    heading:
      hiddenHeading(screen, screens) ?? (isNameOfMore(screen.heading, screens) ? null : screen.heading),
  }));
}

/**
 * True for words that stay at their place while two or more pages have larger headings: the name of the product or of a
 * part of it. On a page whose own heading couldn't be read, they are the largest that is left.
 */
function isNameOfMore(heading: Phrase | null, screens: Screen[]): boolean {
  if (!heading) return false;
  const larger = screens.filter(
    (other) =>
      other.heading !== null &&
      sizeOf(heading) * minLarger < sizeOf(other.heading) &&
      other.phrases.some((phrase) => isSamePlace(phrase, heading) && isSameText(phrase, heading)),
  );
  return larger.some((one) => larger.some((other) => !isSameHeading(one, other)));
}

/** Sizes are accurate to a pixel or two. */
const minLarger = 1.12;

/**
 * Something small, such as a tooltip, may cover the heading. Then there is none, or a smaller text looks like one, which
 * another view has together with the real heading.
 */
function hiddenHeading(screen: Screen, screens: Screen[]): Phrase | null {
  const { heading, index, phrases, covered } = screen;
  const at = screens.findIndex((screen) => screen.index === index);
  const others = [screens[at - 1], screens[at + 1], screens[at - 2], screens[at + 2]];
  for (const other of others) {
    const real = other?.heading;
    if (!real || covered.some((box) => overlaps(box, real.box))) continue;
    if (!isBehindSomething(real.box, { screen, other })) continue;
    const isThere = (phrase: Phrase) =>
      other.phrases.some((one) => isSamePlace(one, phrase) && isSameText(one, phrase));
    const isSmaller = heading !== null && sizeOf(heading) * minLarger < sizeOf(real) && isThere(heading);
    if (heading !== null && !isSmaller) continue;
    if (phrases.filter(isThere).length >= Math.max(1, phrases.length * minSharedPhrases)) return real;
  }
  return null;
}

/** True if something covers the place. A page without the heading has the same ground there. */
function isBehindSomething(box: Box, { screen, other }: { screen: Screen; other: Screen }): boolean {
  const [is, was] = [screen.view.pixels, other.view.pixels];
  if (!is || !was || is.width !== was.width || is.height !== was.height) return false;
  const ground = brightnessAt(was, box.x - 3, box.y - 2);
  let [looked, differing, filled] = [0, 0, 0];
  for (let y = Math.floor(box.y); y < box.y + box.height; y += 2) {
    for (let x = Math.floor(box.x); x < box.x + box.width; x += 2) {
      const now = brightnessAt(is, x, y);
      looked++;
      if (Math.abs(now - brightnessAt(was, x, y)) > minDifference) differing++;
      if (Math.abs(now - ground) > minDifference) filled++;
    }
  }
  return differing > looked * minHidden && filled > looked * minHidden;
}

/** In brightness levels, and the share of the heading's place. */
const [minDifference, minHidden] = [24, 0.1];

/** Share of the phrases that two views of one page have in common. */
const minSharedPhrases = 0.7;

function isSameText(one: Phrase, other: Phrase): boolean {
  return plainText(one.text) === plainText(other.text);
}

export function isSamePlace({ box: a }: Phrase, { box: b }: Phrase): boolean {
  return Math.abs(a.x - b.x) < 6 && Math.abs(a.y - b.y) < 6;
}

/** What is read there may have wrong letters, or lack some. */
export function isBehindPointer({ cursor, view }: Screen, { box }: Phrase): boolean {
  return cursor !== null && !view.isReadBehindCursor && overlaps(grown(cursor.box, 2), box);
}

/** Nothing in the part is read, compared or described. */
function ignorePart(screen: Screen, part: Box): void {
  screen.covered.push(part);
  screen.phrases = screen.phrases.filter(({ box }) => !overlaps(box, part));
}

async function lookForCursor(
  { pixels }: RecordedView,
  options: { signal?: AbortSignal },
): Promise<Cursor | null> {
  return pixels ? findCursor(pixels, options) : null;
}

/** True for a phrase in the same place on every view, such as the product's name or a menu entry. */
function isOnEveryView(phrase: Phrase, screens: Screen[]): boolean {
  if (screens.length < 4) return false;
  const there = screens.filter(({ phrases }) =>
    phrases.some((other) => isSamePlace(other, phrase) && isSameText(other, phrase)),
  );
  return there.length >= screens.length * 0.8 && !isReplaced(phrase, screens);
}

/** A product's name may have been misread, or read together with what is beside it. */
function isOtherText(one: Phrase, other: Phrase): boolean {
  const [a, b] = [plainText(one.text), plainText(other.text)];
  const longest = Math.max(a.length, b.length);
  return (
    a.length >= 4 && !a.startsWith(b) && !b.startsWith(a) && longestCommonSubsequence(a, b) < longest / 2
  );
}

/** True if another view has other words of the same size at the same place, as where a page has its heading. */
function isReplaced(phrase: Phrase, screens: Screen[]): boolean {
  return screens.some(({ phrases }) =>
    phrases.some(
      (other) =>
        isSamePlace(other, phrase) &&
        isOtherText(other, phrase) &&
        other.confidence >= 80 &&
        Math.abs(sizeOf(other) - sizeOf(phrase)) <= sizeOf(phrase) * 0.12,
    ),
  );
}

/** Returns the largest text in the upper part, if it is clearly larger than usual. */
function findHeading(phrases: Phrase[], { height, phrases: all }: Screen): Phrase | null {
  const usual = medianOf(all.map(sizeOf));
  const usualWidth = medianOf(all.map(letterWidthOf));
  const candidates = phrases.filter(
    (phrase) =>
      phrase.box.y < height * 0.45 &&
      phrase.confidence >= 55 &&
      sizeOf(phrase) >= Math.max(17, usual * 1.25) &&
      letterWidthOf(phrase) >= usualWidth * minWidthScale &&
      phrase.box.height < height * 0.12 &&
      /\p{L}{4}/u.test(phrase.text) &&
      phrase.text.length <= 60 &&
      !isWebAddress(phrase.text) &&
      !isReadTwice(phrase, all),
  );
  const largest = Math.max(...candidates.map(sizeOf));
  // Sizes are accurate to a pixel or two. Among nearly equal ones, the uppermost wins.
  const large = candidates.filter((phrase) => sizeOf(phrase) >= largest * 0.88);
  return large.sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)[0] ?? null;
}

/** A tooltip is read together with what it covers, and then its words are too high for their size. */
function isReadTwice({ box, text }: Phrase, phrases: Phrase[]): boolean {
  return phrases.some(
    (other) =>
      other.box.height < box.height &&
      overlaps(other.box, box) &&
      other.text.length > text.length &&
      plainText(other.text).includes(plainText(text)),
  );
}

/** OCR reads a line below a word as part of its height, but never makes its letters wider. */
const minWidthScale = 1.2;

function letterWidthOf({ text, box }: Phrase): number {
  return box.width / Math.max(1, text.length);
}

function medianOf(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Returns the font size in pixels. A word's height depends on its ascenders and descenders. */
export function sizeOf({ text, box }: Phrase): number {
  const reachesUp = /[\p{Lu}\p{N}bdfhklt]/u.test(text);
  const reachesDown = /[gjpqyQ,;]/.test(text);
  const byHeight = box.height / (0.52 + (reachesUp ? 0.2 : 0) + (reachesDown ? 0.2 : 0));
  // If a field's frame is read along with a word, it adds height but no width.
  return Math.min(byHeight, box.width / text.length / 0.4);
}
