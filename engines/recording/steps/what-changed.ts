/** Says what the next view shows, for a change whose control has no proof. It names no control. */
import { type ClickWords, fillWords } from "../clicks/words.ts";
import type { Patch } from "./compare-views.ts";
import { findFrame } from "./find-frame.ts";
import { isSameHeading } from "./is-same-heading.ts";
import { centerOf, overlaps, type Phrase, plainText } from "./phrases.ts";
import { quotable } from "./quotable.ts";
import type { Screen } from "./screen.ts";
import { sizeOf } from "./screen.ts";
import type { Change } from "./used-control.ts";
import { emphasize, pageName } from "./word-step.ts";

export interface Outcome {
  title: string;
  description: string;
  /** The words that the step quotes, as OCR read them. */
  seenText: string;
}

/** In pixels. A smaller change may be typed text, which is never repeated. */
const minDialogHeight = 90;
const minCertain = 80;
/** A dialog's title is larger than its text. */
const minTitleScale = 1.1;

/** Returns null if the next view shows nothing new that can be read with confidence. */
export function whatChanged(
  { before, after, around }: Change,
  { patches, words }: { patches: Patch[]; words: ClickWords },
): Outcome | null {
  const isPrivate = ({ text }: Phrase) => wasInField(text, around);
  const page = after.heading && pageName(after.heading);
  if (page && !isSameHeading(before.heading, after.heading)) return opening(page, words);
  const [largest] = patches;
  const title = largest && largest.height >= minDialogHeight ? newTitleIn(largest, { before, after }) : null;
  if (title && !isPrivate(title)) return opening(title.text, words);
  const known = around.filter(({ index }) => index < after.index);
  const appeared = newWordsIn(patches, { known: [...known, before], after });
  if (!appeared || isPrivate(appeared)) return null;
  return {
    title: words.screen.result.title,
    description: fillWords(words.screen.next, { page: emphasize(appeared.text) }),
    seenText: appeared.text,
  };
}

/** Words of a certain reading that no view had before, such as a message. What was typed is in a field. */
function newWordsIn(
  patches: Patch[],
  { known: screens, after }: { known: Screen[]; after: Screen },
): Phrase | null {
  const known = new Set(screens.flatMap(({ phrases }) => phrases.map(({ text }) => plainText(text))));
  const fresh = after.phrases.filter(
    (phrase) =>
      patches.some((patch) => overlaps(phrase.box, patch)) &&
      quotable(phrase, minCertain) !== null &&
      /\p{L}{3}.*\p{L}{3}/u.test(phrase.text) &&
      !known.has(plainText(phrase.text)) &&
      !isInField(after, phrase),
  );
  return fresh.sort((a, b) => sizeOf(b) - sizeOf(a) || a.box.y - b.box.y)[0] ?? null;
}

/** What was typed may appear elsewhere on the page. */
function wasInField(text: string, screens: Screen[]): boolean {
  return screens.some((screen) =>
    screen.phrases.some((phrase) => plainText(phrase.text) === plainText(text) && isInField(screen, phrase)),
  );
}

function isInField({ view: { pixels } }: Screen, { box }: Phrase): boolean {
  return pixels !== null && findFrame(pixels, centerOf(box)) !== null;
}

function opening(name: string, { screen: { opens } }: ClickWords): Outcome {
  return {
    title: fillWords(opens.title, { name }),
    description: fillWords(opens.text, { name: emphasize(name) }),
    seenText: name,
  };
}

function newTitleIn(patch: Patch, { before, after }: { before: Screen; after: Screen }): Phrase | null {
  const sizes = after.phrases.map(sizeOf).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const known = new Set(before.phrases.map(({ text }) => plainText(text)));
  const fresh = after.phrases.filter(
    (phrase) =>
      overlaps(phrase.box, patch) &&
      !known.has(plainText(phrase.text)) &&
      quotable(phrase, 60) &&
      /\p{L}{3}/u.test(phrase.text) &&
      sizeOf(phrase) >= usual * minTitleScale,
  );
  return fresh.sort((a, b) => a.box.y - b.box.y)[0] ?? null;
}
