import { stemOf } from "./stem.ts";
import { stopWords } from "./stop-words.ts";
import { synonymWords } from "./synonyms.ts";
import { Vocabulary } from "./vocabulary.ts";

/** Shorter words have too many neighbors one edit away. */
const minLength = 4;
const maxCorrections = 3;

let synonymVocabulary: Vocabulary | undefined;

/**
 * Suggests spellings for a word that appears in no document and has no related words there and no synonyms: the known
 * words at the smallest edit distance. Empty if the word is probably correct.
 */
export function correctSpelling(word: string, vocabulary: Vocabulary): string[] {
  if (word.length < minLength || /\d/.test(word)) return [];
  if (stopWords.has(word) || synonymWords.has(word) || vocabulary.hasPrefix(word)) return [];
  const stem = stemOf(word);
  if (vocabulary.familyOf(stem).length > 0 || synonymWords.has(stem)) return [];
  synonymVocabulary ??= new Vocabulary(
    new Map([...synonymWords].map((right) => [right, { documents: [], weights: [] }])),
  );
  const options = { maxDistance: word.length < 8 ? 1 : 2, limit: maxCorrections };
  const here = vocabulary.similarTo(word, options);
  const elsewhere = synonymVocabulary.similarTo(word, options);
  // The sort is stable and document words come first, so they rank above synonyms at the same distance.
  const candidates = [...here, ...elsewhere].sort((a, b) => a.distance - b.distance);
  const least = candidates[0]?.distance;
  return [...new Set(candidates.filter(({ distance }) => distance === least).map((found) => found.word))];
}
