import { isCloseTo } from "./close-text.ts";
import { overlaps, type Phrase, plainText } from "./phrases.ts";
import { quotable } from "./quotable.ts";
import { hasSameLetters } from "./same-letters.ts";
import { isBehindPointer, isSamePlace } from "./screen.ts";
import type { Change } from "./used-control.ts";

/** Letters that a whole label has more than its part. One or two may be the edge of a button. */
const minMore = 3;

/**
 * The full label from another view, if this one was read only in part, or through the pointer, because the part could name
 * another control.
 */
export function wholeLabel(part: Phrase, change: Pick<Change, "before" | "around">): string {
  return (
    (isBehindPointer(change.before, part) ? freeReading(part, change) : null) ?? longerReading(part, change)
  );
}

/** The same label where no pointer is. */
function freeReading(part: Phrase, { before, around }: Pick<Change, "before" | "around">): string | null {
  for (const screen of around) {
    const free = screen.phrases.find(
      (other) =>
        isSamePlace(other, part) &&
        quotable(other, 80) !== null &&
        !/\p{N}/u.test(other.text) &&
        !isBehindPointer(screen, other) &&
        !before.covered.some((box) => overlaps(box, other.box)) &&
        isCloseTo(plainText(other.text), plainText(part.text)) &&
        hasSameLetters(before, screen, other.box),
    );
    if (free) return free.text;
  }
  return null;
}

function isLonger(whole: string, part: string): boolean {
  return whole.length >= part.length + minMore && whole.includes(part);
}

/** A word of one letter was missed between others. */
function hasMoreWords(one: Phrase, part: Phrase): boolean {
  const [words, known] = [one, part].map(({ text }) => text.split(/\s+/u).map(plainText));
  if (!words || !known || words.length <= known.length || one.confidence < sure) return false;
  let at = 0;
  for (const word of words) if (word === known[at]) at++;
  return (
    at === known.length && isSamePlace(one, part) && Math.abs(one.box.width - part.box.width) < sameWidth
  );
}

/** Of a reading, and in pixels. */
const [sure, sameWidth] = [80, 6];

function longerReading(part: Phrase, { before, around }: Pick<Change, "before" | "around">): string {
  const known = plainText(part.text);
  for (const screen of around) {
    const whole = screen.phrases.find(
      (other) =>
        overlaps(other.box, part.box) &&
        quotable(other) !== null &&
        !/\p{N}/u.test(other.text) &&
        // Text that is covered here must not leak from another view.
        !before.covered.some((box) => overlaps(box, other.box)) &&
        (isLonger(plainText(other.text), known) || hasMoreWords(other, part)) &&
        hasSameLetters(before, screen, other.box),
    );
    if (whole) return whole.text;
  }
  return part.text;
}
