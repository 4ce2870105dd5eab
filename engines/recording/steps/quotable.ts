import { type Phrase, plainText } from "./phrases.ts";

/** Certain enough to be quoted. */
export function quotable(phrase: Phrase, confidence = 45): Phrase | null {
  const isName =
    phrase.confidence >= confidence && phrase.text.length <= 60 && plainText(phrase.text).length >= 2;
  return isName ? phrase : null;
}
