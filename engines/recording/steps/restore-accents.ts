/** OCR drops accents, and never adds any. Another reading of the same word on the screen shows them. */
import type { Phrase } from "./phrases.ts";

/** Letters. Shorter words also exist without the accent. */
const minLetters = 5;
/** Of 100. The reading with accents has to be this much more certain. */
const minMoreCertain = 3;

interface Reading {
  word: string;
  confidence: number;
}

/** `views` has the phrases of each view. Changes words to their more certain reading with accents. */
export function restoreAccents(views: Phrase[][]): Phrase[][] {
  const [plain, accented] = [new Map<string, number>(), new Map<string, Reading>()];
  for (const { text, confidence } of views.flat()) {
    for (const word of wordsOf(text)) {
      const base = baseOf(word);
      if (base === word.toLowerCase()) plain.set(base, Math.max(plain.get(base) ?? 0, confidence));
      else if (confidence > (accented.get(base)?.confidence ?? 0)) accented.set(base, { word, confidence });
    }
  }
  const correct = (word: string): string => {
    const base = baseOf(word);
    const other = accented.get(base);
    const isRead = base === word.toLowerCase() && word.length >= minLetters;
    const isClear = other && other.confidence >= (plain.get(base) ?? 0) + minMoreCertain;
    return isRead && isClear && other.word.length === word.length ? withCaseOf(other.word, word) : word;
  };
  return views.map((phrases) =>
    phrases.map((phrase) => ({ ...phrase, text: phrase.text.replace(anyWord, correct) })),
  );
}

const anyWord = /[\p{L}\p{M}]+/gu;

function wordsOf(text: string): string[] {
  return text.normalize("NFC").match(anyWord) ?? [];
}

function baseOf(word: string): string {
  return word
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}

function withCaseOf(word: string, other: string): string {
  return [...word]
    .map((letter, at) =>
      other[at] === other[at]?.toUpperCase() ? letter.toUpperCase() : letter.toLowerCase(),
    )
    .join("");
}
