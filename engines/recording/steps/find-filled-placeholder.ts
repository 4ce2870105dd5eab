/** Finds a field by its placeholder if much else changes, too: a search filters a list while a person types. */
import { isCloseTo } from "./close-text.ts";
import { isStronger } from "./find-field.ts";
import { isOnOneRow, overlaps, type Phrase, plainText } from "./phrases.ts";
import { isPale } from "./picture-ground.ts";
import { quotable } from "./quotable.ts";
import { hasSameLetters } from "./same-letters.ts";
import { sizeOf } from "./screen.ts";
import type { Change, UsedControl } from "./used-control.ts";

/** In pixels, from where the placeholder began. */
const sameStart = 8;
/** Share of the size of the letters. */
const maxOtherSize = 0.4;
/** Below this, what looks like a pointer may be an icon. */
const certainPointer = 0.9;
/** In pixels. The text cursor is in the field, which may be much wider than its placeholder. */
const maxCaretDistance = 420;

/** Null if several fields were filled, which a person doesn't do at the same time. */
export function findFilledPlaceholder(change: Change): UsedControl | null {
  const { before } = change;
  const filled = before.phrases.filter((phrase) => isFilled(phrase, change));
  const [only, ...others] = filled;
  const name = only && others.length === 0 && isTypedAt(only, change) ? clearest(only, change) : null;
  return only && name ? { kind: "type", name, value: null, place: only.box } : null;
}

/** The text cursor hides letters, which another view shows. */
function clearest(phrase: Phrase, { before, around }: Change): string | null {
  if (quotable(phrase)) return phrase.text;
  const readings = around.flatMap((screen) =>
    screen.phrases.filter(
      (other) =>
        quotable(other) !== null &&
        Math.abs(other.box.x - phrase.box.x) < sameStart &&
        overlaps(other.box, phrase.box) &&
        !before.covered.some((box) => overlaps(box, other.box)) &&
        isCloseTo(plainText(other.text), plainText(phrase.text)) &&
        hasSameLetters(before, screen, other.box),
    ),
  );
  return readings[0]?.text ?? null;
}

/** Stronger words begin where the pale ones did. */
function isFilled(phrase: Phrase, change: Change): boolean {
  const { before, after } = change;
  if (!/\p{L}{3}/u.test(phrase.text) || !isPale(before, phrase)) return false;
  const now = after.phrases.filter(({ box }) => overlaps(box, phrase.box));
  const [typed, ...others] = now;
  return (
    typed !== undefined &&
    others.length === 0 &&
    Math.abs(typed.box.x - phrase.box.x) < sameStart &&
    Math.abs(sizeOf(typed) - sizeOf(phrase)) < sizeOf(phrase) * maxOtherSize &&
    !plainText(phrase.text).startsWith(plainText(typed.text)) &&
    isStronger(change, typed, phrase)
  );
}

/** The pointer is a text cursor in the field's row, or hides while a person types. */
function isTypedAt({ box }: Phrase, { before }: Change): boolean {
  const { cursor, phrases } = before;
  if (cursor?.shape === "beam") return isOnOneRow(box, { x: cursor.x, y: cursor.y, width: 1, height: 1 });
  if (cursor && cursor.match >= certainPointer) return false;
  if (!cursor) return true;
  return phrases.some(
    (other) =>
      isCaret(other) && isOnOneRow(other.box, box) && Math.abs(other.box.x - box.x) < maxCaretDistance,
  );
}

/** OCR reads a text cursor as a letter. */
function isCaret({ text, box }: Phrase): boolean {
  return /^[I|l1]$/.test(text) && box.width <= 11 && box.height >= 12;
}
