/** Measures how well a short text matches one concept of a query. */
import { foldText } from "./fold-text.ts";
import type { Concept } from "./read-query.ts";
import { splitWords } from "./split-words.ts";
import { stemOf } from "./stem.ts";
import { stopWords } from "./stop-words.ts";

/** A text prepared for matching against many concepts. */
export interface TextWords {
  folded: string;
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
}

/** A word that only shares its stem counts a little less than the word itself. */
const familyFactor = 0.95;
const beginningFactor = 0.9;
/** A word may be this much longer than the prefix that matches it, so that "plan" doesn't match "planetarium". */
const longestEnding = 4;
const minBeginning = 4;
/** Longer words are the beginnings of compounds: "Anfänger" of "Anfängerkurse". */
const longBeginning = 7;

/** "À partir de 17 h" says "from", and nothing about leaving. In French, Spanish, Italian and Portuguese. */
const saysFrom = /(?<!\p{L})a partire? (?=d(?:e|u|es|a|al|alle|ai|o|as|os)?(?!\p{L}))/gu;

export function readTextWords(text: string): TextWords {
  const folded = foldText(text).replace(saysFrom, "");
  const words = new Set(splitWords(folded).map(({ word }) => word));
  const stems = [...words].filter((word) => !stopWords.has(word)).map(stemOf);
  return { folded, words, stems: new Set(stems) };
}

/** Returns 1 for a word as typed, less for relatives, corrections and synonyms, and 0 for no match. */
export function matchConcept({ words, together, phrases }: Concept, text: TextWords): number {
  let best = 0;
  for (const [word, weight] of words)
    if (weight > best) best = Math.max(best, weight * matchWord(word, text));
  for (const wording of together)
    if (wording.weight > best && wording.words.every((word) => matchWord(word, text) > 0))
      best = wording.weight;
  for (const wording of phrases)
    if (wording.weight > best && text.folded.includes(wording.words.join(" "))) best = wording.weight;
  return best;
}

function matchWord(word: string, { words, stems }: TextWords): number {
  if (words.has(word)) return 1;
  if (stems.has(stemOf(word))) return familyFactor;
  if (word.length < minBeginning) return 0;
  for (const other of words)
    if (
      other.startsWith(word) &&
      (word.length >= longBeginning || other.length <= word.length + longestEnding)
    )
      return beginningFactor;
  return 0;
}
