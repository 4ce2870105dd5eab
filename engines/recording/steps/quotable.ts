import { type Phrase, plainText } from "./phrases.ts";

/** Returns the phrase if it was read confidently enough to be quoted, otherwise null. */
export function quotable(phrase: Phrase, confidence = 60): Phrase | null {
  const isName =
    phrase.confidence >= confidence &&
    phrase.text.length <= 60 &&
    plainText(phrase.text).length >= 2 &&
    !misread.test(phrase.text);
  return isName ? phrase : null;
}

/** Signs that no name has between letters. OCR reads them where a pointer hides some. */
const misread = /\p{L}[~^|\\{}<>=]\p{L}/u;
