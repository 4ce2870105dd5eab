/** A place is visible in many pictures. Its name is the reading that most of them agree on. */
import { longestCommonSubsequence } from "./close-text.ts";
import { boundsOf } from "./compare-views.ts";
import { centerOf, distanceBetween, overlaps, type Phrase, plainText } from "./phrases.ts";
import { quotable } from "./quotable.ts";
import { hasSameLetters } from "./same-letters.ts";
import { isBehindPointer, type Screen } from "./screen.ts";
import type { Change, UsedControl } from "./used-control.ts";

interface Reading {
  text: string;
  plain: string;
  votes: number;
  /** The highest of its readings. */
  confidence: number;
  box: Phrase["box"];
}

/**
 * Returns the control with the name that other views confirm, or null if they show the same letters and none of them reads the
 * same or anything better.
 */
export function withAgreedName(control: UsedControl, change: Change): UsedControl | null {
  const own = readingOf(control, change);
  if (!own) return control;
  const readings = readingsAt(own, change);
  const plain = plainText(own.phrase.text);
  const mine = readings.find((reading) => reading.plain === plain);
  const better = readings
    .filter((reading) => reading !== mine && isBetter(reading, { mine, own: own.phrase }))
    .sort((a, b) => b.votes - a.votes || b.confidence - a.confidence || b.plain.length - a.plain.length)[0];
  if (better) return { ...control, name: better.text };
  const others = readings.reduce((sum, { votes }) => sum + votes, 0) - (mine?.votes ?? 0);
  const isAlone = (mine?.votes ?? 0) <= 1 && others >= minDisagreeing;
  return isAlone && own.phrase.confidence < minAlone ? null : control;
}

/** Of a reading that no other view confirms, and the number of views that read something else. */
const [minAlone, minDisagreeing] = [75, 2];

/** Where the name was read. */
function readingOf(
  { name, place }: UsedControl,
  { before, after }: Change,
): { screen: Screen; phrase: Phrase } | null {
  const tip = before.cursor ? { x: before.cursor.x, y: before.cursor.y, width: 1, height: 1 } : null;
  const near = place ?? tip;
  for (const screen of [before, after]) {
    const found = screen.phrases.filter(({ text }) => text === name);
    const phrase = near
      ? found.sort((a, b) => distanceBetween(a.box, near) - distanceBetween(b.box, near))[0]
      : found[0];
    if (phrase) return { screen, phrase };
  }
  return null;
}

function readingsAt(own: { screen: Screen; phrase: Phrase }, { before, after, around }: Change): Reading[] {
  const readings: Reading[] = [];
  const covered = [...before.covered, ...own.screen.covered];
  for (const screen of new Set([own.screen, before, after, ...around])) {
    const phrase =
      screen === own.screen
        ? own.phrase
        : screen.phrases.find((other) => isSamePlace(other, own.phrase) && quotable(other) !== null);
    if (!phrase || isBehindPointer(screen, phrase) || covered.some((box) => overlaps(box, phrase.box)))
      continue;
    const whole = boundsOf([phrase.box, own.phrase.box]) ?? phrase.box;
    if (screen !== own.screen && !hasSameLetters(own.screen, screen, whole)) continue;
    const plain = plainText(phrase.text);
    const known = readings.find((reading) => reading.plain === plain);
    if (!known) {
      const { text, confidence, box } = phrase;
      readings.push({ text, plain, votes: 1, confidence, box });
      continue;
    }
    known.votes += 1;
    if (phrase.confidence > known.confidence)
      Object.assign(known, { text: phrase.text, confidence: phrase.confidence });
  }
  return readings;
}

/** On one line, and most of the shorter one is in the other. */
function isSamePlace({ box: a }: Phrase, { box: b }: Phrase): boolean {
  const shared = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  return (
    Math.abs(centerOf(a).y - centerOf(b).y) <= Math.max(a.height, b.height) * maxShift &&
    shared >= Math.min(a.width, b.width) * minShared
  );
}

/** Shares of the height, and of the width. */
const [maxShift, minShared] = [0.4, 0.8];

function isBetter(other: Reading, { mine, own }: { mine: Reading | undefined; own: Phrase }): boolean {
  const [known, plain] = [plainText(own.text), other.plain];
  const votes = mine?.votes ?? 0;
  // Digits may be those of another value.
  if (digitsOf(known) !== digitsOf(plain)) return false;
  if (plain.includes(known))
    return (
      other.confidence >= minConfidence &&
      other.votes >= Math.max(minVotes, votes) &&
      hasNoIcon(other.text, own.text)
    );
  if (known.includes(plain)) return other.votes > votes && !hasNoIcon(own.text, other.text);
  const common = longestCommonSubsequence(known, plain);
  // Several views may be read wrong in the same way.
  if (mine && own.confidence >= minSure) return false;
  const isClose = common >= Math.max(known.length, plain.length) * minCommon;
  return isClose && other.votes >= minVotes && other.votes > votes && other.confidence >= minConfidence;
}

const minVotes = 2;
/** Of readings. */
const [minConfidence, minSure] = [80, 85];
/** Share of the letters. */
const minCommon = 0.6;

function digitsOf(text: string): string {
  return text.replace(/\P{N}+/gu, "");
}

/** False if what the longer text has more is a single letter, or a letter with a sign, at one of its ends. */
function hasNoIcon(longer: string, shorter: string): boolean {
  const [words, known] = [longer, shorter].map((text) => text.split(/\s+/u).map(plainText).filter(Boolean));
  if (!words || !known) return false;
  const more = words.filter((word) => !known.includes(word));
  const isPart = words.length === known.length;
  return isPart || more.every((word) => word.length > 1);
}
