import { findLiteral } from "./find-literal.ts";
import type { Concept, ReadQuery } from "./read-query.ts";
import type { SearchIndex } from "./search-index.ts";
import type { Postings } from "./vocabulary.ts";

/** One entry per document number. */
export interface Ranking {
  /** How many of the query's concepts the document matches. */
  met: Uint8Array;
  /** 1 for a document that contains the query literally. */
  literal: Uint8Array;
  /**
   * The BM25 score as a fraction of the highest possible one, plus a bonus for the literal query. Comparable between
   * queries, because words that no document contains lower it. 0 for a document without any match.
   */
  ranks: Float32Array;
  /** How many documents each concept matches, in the order of the concepts. */
  matched: number[];
}

/** Added to the BM25 score, which is 0 to 1. */
const literalBonus = { title: 0.5, elsewhere: 0.25 } as const;
/**
 * Saturation parameter of Okapi BM25. The weights in the index already include length normalization. Measured:
 * docs/evaluation.md.
 */
const saturation = 3;
/** "What", "how" and "can" distinguish questions on the same subject, but count less than the subject does. */
const smallWordFactor = 0.7;
/** A document with a better match has the word itself, a relative or a correction of it. */
const synonymQuality = 0.5;
/** Words of at least this length also match as the beginning of a word. Shorter ones only match exactly. */
const minPrefixLength = 3;
/** A word that only shares a prefix with the query's word counts less than one from the same word family. */
const prefixFactor = 0.5;
/** A phrase in the title counts as much as this many words of the text. */
const phraseInTitle = 3;

export function rankDocuments(index: SearchIndex, { literal, concepts, smallWords }: ReadQuery): Ranking {
  const count = index.documents.length;
  const ranking: Ranking = {
    met: new Uint8Array(count),
    literal: new Uint8Array(count),
    ranks: new Float32Array(count),
    matched: [],
  };
  const { met, ranks, matched } = ranking;
  const found: Found = {
    documents: [],
    qualities: new Float32Array(count),
    frequencies: new Float32Array(count),
  };
  let total = 0;
  for (const concept of concepts) {
    findConcept(index, concept, found);
    const { documents, qualities, frequencies } = found;
    matched.push(documents.length);
    const ofSynonyms = rarity(count, documents.length);
    let having = 0;
    for (const number of documents) if (qualities[number]! > synonymQuality) having++;
    // A common synonym doesn't make the word itself common.
    const weight = having > 0 ? rarity(count, having) : ofSynonyms;
    total += weight;
    for (const number of documents) {
      met[number]!++;
      const factor = qualities[number]! > synonymQuality ? weight : ofSynonyms;
      ranks[number]! += factor * saturate(frequencies[number]!);
      qualities[number] = 0;
      frequencies[number] = 0;
    }
    documents.length = 0;
  }
  for (const word of smallWords) {
    const postings = index.vocabulary.postingsOf(word);
    // A small word that no document contains is just filler.
    if (!postings) continue;
    const weight = smallWordFactor * rarity(count, postings.documents.length);
    total += weight;
    addSmallWord(ranks, postings, weight);
  }
  if (total > 0) for (let number = 0; number < count; number++) ranks[number]! /= total;
  for (const number of findLiteral(index, literal)) {
    ranking.literal[number] = 1;
    ranks[number]! += index.folded[number]!.title.includes(literal)
      ? literalBonus.title
      : literalBonus.elsewhere;
  }
  return ranking;
}

/** Nearly every document has most of these words, so this is the longest loop of a sentence's search. */
function addSmallWord(ranks: Float32Array, { documents, weights }: Postings, weight: number): void {
  for (let place = 0; place < documents.length; place++)
    ranks[documents[place]!]! += weight * saturate(weights[place]!);
}

/** Robertson's inverse document frequency, never negative. */
export function rarity(count: number, having: number): number {
  return Math.log(1 + (count - having + 0.5) / (having + 0.5));
}

function saturate(frequency: number): number {
  return frequency / (frequency + saturation);
}

/** Reused for one concept after another, because allocating a new one each time is slow in large help centers. */
interface Found {
  documents: number[];
  /** By document number: how well its best wording matches (0 to 1), and the weighted frequency of all of them. */
  qualities: Float32Array;
  frequencies: Float32Array;
}

function findConcept(index: SearchIndex, { words, together, phrases }: Concept, found: Found): void {
  const { vocabulary, folded } = index;
  const seen = new Set(words.keys());
  for (const [word, quality] of words) {
    eachForm(index, word, (form, isWhole) => {
      if (!isWhole && seen.has(form)) return;
      const postings = vocabulary.postingsOf(form);
      if (!postings) return;
      seen.add(form);
      addPostings(found, postings, { quality, factor: isWhole ? quality : quality * prefixFactor });
    });
  }
  for (const { words: parts, weight } of together)
    for (const number of haveAll(index, parts))
      addDocument(found, number, { quality: weight, frequency: weight });
  for (const { words: parts, weight } of phrases) {
    const phrase = parts.join(" ");
    for (const number of findLiteral(index, phrase)) {
      const frequency = folded[number]!.title.includes(phrase) ? weight * phraseInTitle : weight;
      addDocument(found, number, { quality: weight, frequency });
    }
  }
}

function addDocument(
  { documents, qualities, frequencies }: Found,
  number: number,
  { quality, frequency }: { quality: number; frequency: number },
): void {
  const before = qualities[number]!;
  if (before === 0) documents.push(number);
  if (quality > before) qualities[number] = quality;
  frequencies[number]! += frequency;
}

/** The same for all documents that have a word. A loop of its own, because it is where a search spends its time. */
function addPostings(
  { documents, qualities, frequencies }: Found,
  { documents: having, weights }: Postings,
  { quality, factor }: { quality: number; factor: number },
): void {
  for (let place = 0; place < having.length; place++) {
    const number = having[place]!;
    const before = qualities[number]!;
    if (before === 0) documents.push(number);
    if (quality > before) qualities[number] = quality;
    frequencies[number]! += factor * weights[place]!;
  }
}

function eachForm(
  { vocabulary }: SearchIndex,
  word: string,
  use: (form: string, isWhole: boolean) => void,
): void {
  if (word.length < minPrefixLength) use(word, true);
  else for (const form of vocabulary.withPrefix(word)) use(form, form === word);
}

function haveAll(index: SearchIndex, words: string[]): number[] {
  let common: Set<number> | null = null;
  for (const word of words) {
    const having = new Set<number>();
    eachForm(index, word, (form) => {
      for (const number of index.vocabulary.documentsOf(form))
        if (!common || common.has(number)) having.add(number);
    });
    common = having;
  }
  return [...(common ?? [])];
}

/** The predicate is true for words of a document that match the query. Used for highlighting. */
export function soughtWords(concepts: Concept[]): (word: string) => boolean {
  const sought = new Set(
    concepts.flatMap(({ words, together }) => [
      ...words.keys(),
      ...together.flatMap((wording) => wording.words),
    ]),
  );
  return (word) => {
    if (sought.has(word)) return true;
    for (let length = minPrefixLength; length < word.length; length++)
      if (sought.has(word.slice(0, length))) return true;
    return false;
  };
}
