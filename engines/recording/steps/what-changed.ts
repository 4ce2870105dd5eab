/** Says what the next view shows, for a change whose control has no proof. It names no control. */
import { type ClickWords, fillWords } from "../clicks/words.ts";
import type { Patch } from "./compare-views.ts";
import { overlaps, type Phrase, plainText } from "./phrases.ts";
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
/** A dialog's title is larger than its text. */
const minTitleScale = 1.1;

/** Returns null if the next view shows nothing new that can be read with confidence. */
export function whatChanged(
  { before, after }: Change,
  { patches, words }: { patches: Patch[]; words: ClickWords },
): Outcome | null {
  const page = after.heading && pageName(after.heading);
  if (page && plainText(page) !== plainText(before.heading?.text ?? "")) return opening(page, words);
  const [largest] = patches;
  const title = largest && largest.height >= minDialogHeight ? newTitleIn(largest, { before, after }) : null;
  return title && opening(title.text, words);
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
