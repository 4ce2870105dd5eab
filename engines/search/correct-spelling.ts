import { stemOf } from "./stem.ts";
import { stopWords } from "./stop-words.ts";
import { synonymWords } from "./synonyms.ts";
import { Vocabulary } from "./vocabulary.ts";

/** Shorter words are too much like each other. */
const leastLength = 4;
const maxCorrections = 3;

let known: Vocabulary | undefined;

/**
 * What a word is meant to be that stands in no document and means nothing that is known: the words that are written
 * most like it, the likeliest first. None when the word may well be right.
 */
export function correctSpelling(word: string, vocabulary: Vocabulary): string[] {
  if (word.length < leastLength || /\d/.test(word)) return [];
  if (stopWords.has(word) || synonymWords.has(word) || vocabulary.hasPrefix(word)) return [];
  const stem = stemOf(word);
  if (stem !== word && (vocabulary.has(stem) || synonymWords.has(stem))) return [];
  known ??= new Vocabulary(
    new Map([...synonymWords].map((right) => [right, { documents: [], weights: [] }])),
  );
  const options = { maxDistance: word.length < 8 ? 1 : 2, limit: maxCorrections };
  const here = vocabulary.similarTo(word, options);
  const elsewhere = known.similarTo(word, options);
  // A word of the documents is likelier meant than one that only means the same as one of them.
  const candidates = [...here, ...elsewhere].sort((a, b) => a.distance - b.distance);
  const least = candidates[0]?.distance;
  return [...new Set(candidates.filter(({ distance }) => distance === least).map((found) => found.word))];
}
