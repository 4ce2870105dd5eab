import { findLiteral } from "./find-literal.ts";
import type { Concept, ReadQuery } from "./read-query.ts";
import type { SearchIndex } from "./search-index.ts";

/** One entry per document number. */
export interface Ranking {
  /** How many of the query's concepts the document matches. */
  met: Uint8Array;
  /** 1 for a document that contains the query literally. */
  literal: Uint8Array;
  /** Higher is better. 0 for a document without any match. */
  ranks: Float32Array;
  /** How many documents each concept matches, in the order of the concepts. */
  matched: number[];
}

/** Added to the match quality, which is 0 to 1. */
const literalBonus = { title: 0.5, elsewhere: 0.25 } as const;
/** The best BM25 score adds this much. Lower scores add their share of it. */
const scoreRange = 0.2;
/**
 * Okapi BM25 with the usual k1 = 1.2 and b = 0.75. Word weights are about twice the term frequency, hence the factor 2.
 */
const saturation = 2 * 1.2;
const lengthNormalization = 0.75;
/** Words of at least this length also match as prefixes, at a small discount. Shorter ones only match exactly. */
const minPrefixLength = 3;
const prefixFactor = 0.95;

export function rankDocuments(index: SearchIndex, { literal, concepts }: ReadQuery): Ranking {
  const count = index.documents.length;
  const met = new Uint8Array(count);
  const isLiteral = new Uint8Array(count);
  const ranks = new Float32Array(count);
  const scores = new Float32Array(count);
  const matched: number[] = [];
  for (const concept of concepts) {
    const found = findConcept(index, concept);
    matched.push(found.documents.length);
    for (const number of found.documents) {
      met[number]!++;
      ranks[number]! += found.qualities[number]! / concepts.length;
      scores[number]! += found.scores[number]!;
    }
  }
  let topScore = Number.MIN_VALUE;
  for (let number = 0; number < count; number++) topScore = Math.max(topScore, scores[number]!);
  for (let number = 0; number < count; number++) ranks[number]! += (scoreRange * scores[number]!) / topScore;
  for (const number of findLiteral(index, literal)) {
    isLiteral[number] = 1;
    ranks[number]! += index.folded[number]!.title.includes(literal)
      ? literalBonus.title
      : literalBonus.elsewhere;
  }
  return { met, literal: isLiteral, ranks, matched };
}

interface Found {
  documents: number[];
  /** By document number: how well its best wording matches (0 to 1), and its BM25 score. */
  qualities: Float32Array;
  scores: Float32Array;
}

function findConcept(index: SearchIndex, { words, together, phrases }: Concept): Found {
  const { vocabulary, lengths } = index;
  const found: Found = {
    documents: [],
    qualities: new Float32Array(lengths.length),
    scores: new Float32Array(lengths.length),
  };
  const add = (number: number, quality: number, score: number) => {
    if (found.qualities[number] === 0) found.documents.push(number);
    found.qualities[number] = Math.max(quality, found.qualities[number]!);
    found.scores[number] = Math.max(score, found.scores[number]!);
  };
  for (const [word, quality] of words) {
    eachForm(index, word, (form, isWhole) => {
      const postings = vocabulary.postingsOf(form);
      if (!postings) return;
      const value =
        (isWhole ? quality : quality * prefixFactor) *
        inverseDocumentFrequency(lengths.length, postings.documents.length);
      for (let place = 0; place < postings.documents.length; place++) {
        const number = postings.documents[place]!;
        const weight = postings.weights[place]!;
        const room = saturation * (1 - lengthNormalization + lengthNormalization * lengths[number]!);
        add(number, isWhole ? quality : quality * prefixFactor, (value * weight) / (weight + room));
      }
    });
  }
  for (const wording of together) {
    const documents = haveAll(index, wording.words);
    const score = wording.weight * inverseDocumentFrequency(lengths.length, documents.length);
    for (const number of documents) add(number, wording.weight, score / 2);
  }
  for (const wording of phrases) {
    const phrase = wording.words.join(" ");
    const documents = [...findLiteral(index, phrase)];
    const score = wording.weight * inverseDocumentFrequency(lengths.length, documents.length);
    for (const number of documents)
      add(number, wording.weight, index.folded[number]!.title.includes(phrase) ? score : score / 2);
  }
  return found;
}

function inverseDocumentFrequency(count: number, having: number): number {
  return Math.log(1 + (count - having + 0.5) / (having + 0.5));
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
