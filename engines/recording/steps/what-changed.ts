/**
 * Says what the next view shows, for a change whose control has no proof. It names no control, and quotes only a page,
 * a dialog or a message, because other new words may have been typed.
 */
import { type ClickWords, fillWords } from "../clicks/words.ts";
import type { Patch } from "./compare-views.ts";
import { newDialogTitle } from "./dialog-title.ts";
import { repeatsField } from "./field-texts.ts";
import { isSameHeading } from "./is-same-heading.ts";
import { findNewBox } from "./new-box.ts";
import { distanceBetween, overlaps, type Phrase, plainText } from "./phrases.ts";
import { quotable } from "./quotable.ts";
import { sizeOf } from "./screen.ts";
import type { Change } from "./used-control.ts";
import { emphasize, pageName } from "./word-step.ts";

export interface Outcome {
  title: string;
  description: string;
  /** The words that the step quotes, as OCR read them. */
  seenText: string;
}

const minCertain = 80;
/** In pixels, from a pointer or a text cursor to a message. */
const minDistance = 40;

/** Returns null if the next view shows nothing new that can be read with confidence. */
export function whatChanged(
  change: Change,
  { patches, words }: { patches: Patch[]; words: ClickWords },
): Outcome | null {
  const { before, after, typed } = change;
  const page = after.heading && pageName(after.heading);
  if (page && !isSameHeading(before, after)) return repeatsField(page, typed) ? null : opening(page, words);
  const title = newDialogTitle(patches, change);
  if (title && !repeatsField(title.text, typed)) return opening(title.text, words);
  const message = messageIn(patches, change);
  if (!message || repeatsField(message.text, typed)) return null;
  return {
    title: words.screen.result.title,
    description: fillWords(words.screen.next, { page: emphasize(message.text) }),
    seenText: message.text,
  };
}

/** Words of a certain reading in a box that no view had before and that vanishes again. */
function messageIn(patches: Patch[], change: Change): Phrase | null {
  const { before, after, around } = change;
  const screens = [before, ...around.filter(({ index }) => index < after.index)];
  const known = new Set(screens.flatMap(({ phrases }) => phrases.map(({ text }) => plainText(text))));
  const fresh = after.phrases.filter(
    (phrase) =>
      patches.some((patch) => overlaps(phrase.box, patch)) &&
      quotable(phrase, minCertain) !== null &&
      /\p{L}{3}.*\p{L}{3}/u.test(phrase.text) &&
      !known.has(plainText(phrase.text)) &&
      isMessage(change, phrase),
  );
  return fresh.sort((a, b) => sizeOf(b) - sizeOf(a) || a.box.y - b.box.y)[0] ?? null;
}

/** A person types at the pointer or the text cursor, and text that was sent, as in a chat, stays. */
function isMessage({ before, after, around }: Change, phrase: Phrase): boolean {
  const [was, is] = [before.view.pixels, after.view.pixels];
  const box = was && is && findNewBox(was, is, phrase.box);
  if (!box) return false;
  const tips = [before.cursor, after.cursor].flatMap((cursor) =>
    cursor ? [{ x: cursor.x, y: cursor.y, width: 1, height: 1 }] : [],
  );
  // The pointer hides while a person types.
  if (tips.length === 0 || tips.some((tip) => distanceBetween(tip, box) < minDistance)) return false;
  if (after.phrases.some((other) => isCaret(other) && distanceBetween(other.box, box) < minDistance))
    return false;
  const later = around.filter(({ index }) => index > after.index);
  const hasVanished = later.some(
    (screen) => isSameHeading(screen, after) && screen.phrases.every((other) => !isSame(other, phrase)),
  );
  return hasVanished && !around.some(({ phrases }) => phrases.some((other) => isGrowing(other, phrase)));
}

/** OCR reads a text cursor as a letter. */
function isCaret({ text, box }: Phrase): boolean {
  return /^[I|l1]$/.test(text) && box.width <= 11 && box.height >= 12;
}

function isSame(one: Phrase, other: Phrase): boolean {
  return plainText(one.text) === plainText(other.text);
}

/** True if one text continues the other at the same place. */
function isGrowing(one: Phrase, other: Phrase): boolean {
  const [a, b] = [plainText(one.text), plainText(other.text)];
  return a !== b && overlaps(one.box, other.box) && (a.startsWith(b) || b.startsWith(a));
}

function opening(name: string, { screen: { opens } }: ClickWords): Outcome {
  return {
    title: fillWords(opens.title, { name }),
    description: fillWords(opens.text, { name: emphasize(name) }),
    seenText: name,
  };
}
