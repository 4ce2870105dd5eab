import { cutSnippet } from "./cut-snippet.ts";
import { type MarkedText, markText, type Sought } from "./mark-text.ts";
import { type Ranking, rankDocuments, soughtWords } from "./rank-documents.ts";
import { type ReadQuery, readQuery, tidyQuery } from "./read-query.ts";
import type { SearchDocument, SearchIndex } from "./search-index.ts";
import { splitWords } from "./split-words.ts";

export interface SearchHit<Document extends SearchDocument> {
  document: Document;
  title: MarkedText;
  snippet: MarkedText;
}

export interface SearchAnswer<Document extends SearchDocument> {
  /** Best first, at most `limit`. */
  hits: SearchHit<Document>[];
  count: number;
  /** Near matches, best first, for a query without hits. May be empty. */
  nearest: SearchHit<Document>[];
}

/** With at least this many full matches, partial matches are dropped. */
const enoughHits = 3;

/** Limits on the n-gram fallback, which runs only if nothing matched. */
const maxTitlesCompared = 2_000;
const maxNGrams = 16;

/**
 * Finds every document that contains the query in its title, category or text, and every document that matches all of
 * its concepts, including synonyms. If there are few, adds documents that match half of the concepts. An empty query
 * finds nothing.
 */
export function searchDocuments<Document extends SearchDocument>(
  index: SearchIndex<Document>,
  { query, limit, nearestLimit = 3 }: { query: string; limit: number; nearestLimit?: number },
): SearchAnswer<Document> {
  const read = readQuery(tidyQuery(query), index.vocabulary);
  if (read.literal === "") return { hits: [], count: 0, nearest: [] };
  const ranking = rankDocuments(index, read);
  const all = read.concepts.length;
  let hits = selectMatching(ranking, all);
  if (hits.length < enoughHits) hits = selectMatching(ranking, all / 2);
  const sought = soughtIn(read);
  const present = (number: number) => presentHit(index.documents[number]!, sought);
  return {
    hits: topRanked(hits, { limit, ranking }).map(present),
    count: hits.length,
    nearest: hits.length > 0 ? [] : findNearest(index, { read, ranking, limit: nearestLimit }).map(present),
  };
}

/**
 * Returns documents with any match. If there are none, returns the titles that share the most n-grams with the query.
 */
function findNearest(
  index: SearchIndex,
  { read, ranking, limit }: { read: ReadQuery; ranking: Ranking; limit: number },
): number[] {
  const partly = topRanked(selectMatching(ranking, 1), { limit, ranking });
  if (partly.length > 0) return partly;
  const groups = nGramsOf(read.literal);
  const titles = index.folded.slice(0, maxTitlesCompared);
  return titles
    .map(({ title }, number) => ({ number, shared: groups.filter((group) => title.includes(group)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || a.number - b.number)
    .slice(0, limit)
    .map(({ number }) => number);
}

function nGramsOf(literal: string): string[] {
  const words = splitWords(literal).map(({ word }) => word);
  const groups = words.flatMap((word) =>
    Array.from({ length: Math.max(0, word.length - 2) }, (_, at) => word.slice(at, at + 3)),
  );
  return [...new Set(groups)].slice(0, maxNGrams);
}

/** Returns the documents that contain the query literally or match at least this many concepts. */
function selectMatching({ met, literal }: Ranking, leastMet: number): number[] {
  const numbers: number[] = [];
  for (let number = 0; number < met.length; number++) {
    if (literal[number] === 1 || (met[number]! > 0 && met[number]! >= leastMet)) numbers.push(number);
  }
  return numbers;
}

/** Selects the top documents without sorting thousands of them. */
export function topRanked(
  numbers: Iterable<number>,
  { limit, ranking: { ranks } }: { limit: number; ranking: Pick<Ranking, "ranks"> },
): number[] {
  const first: number[] = [];
  for (const number of numbers) {
    const rank = ranks[number]!;
    if (first.length === limit && rank <= ranks[first[limit - 1]!]!) continue;
    // Inserted after equal ranks, so that ties keep the page's order.
    const place = first.findIndex((other) => ranks[other]! < rank);
    first.splice(place < 0 ? first.length : place, 0, number);
    if (first.length > limit) first.pop();
  }
  return first;
}

function soughtIn({ literal, concepts }: ReadQuery): Sought {
  const phrases = concepts.flatMap((concept) => concept.phrases.map(({ words }) => words.join(" ")));
  return { parts: [literal, ...phrases], hasWord: soughtWords(concepts) };
}

function presentHit<Document extends SearchDocument>(
  document: Document,
  sought: Sought,
): SearchHit<Document> {
  return {
    document,
    title: { text: document.title, marks: markText(document.title, sought) },
    snippet: cutSnippet(document.text, sought),
  };
}
