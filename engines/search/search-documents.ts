import { cutSnippet } from "./cut-snippet.ts";
import { type MarkedText, markText, type Sought } from "./mark-text.ts";
import { type Ranking, rankDocuments, soughtWords } from "./rank-documents.ts";
import { cleanQuery, type ReadQuery, readQuery } from "./read-query.ts";
import type { SearchDocument, SearchIndex } from "./search-index.ts";

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

/** With at least this many full matches, a short query's partial matches are dropped. */
const enoughHits = 3;
/** In words. Longer queries are sentences, in which most words are common. */
const longestKeywords = 3;
/** The rank that the best document needs. Measured: docs/evaluation.md. */
const leastRank = { sentence: 0.21, keywords: 0.1, nearest: 0.06 } as const;
/** The fraction of the best document's rank that the others need to count as hits. */
const leastOfBest = 0.2;

/**
 * Finds every document that contains the query in its title, category or text, and every document that matches all of
 * its concepts, including synonyms. If there are only a few, adds documents that match some of the concepts, unless the
 * best one ranks too low. An empty query finds nothing.
 */
export function searchDocuments<Document extends SearchDocument>(
  index: SearchIndex<Document>,
  { query, limit, nearestLimit = 3 }: { query: string; limit: number; nearestLimit?: number },
): SearchAnswer<Document> {
  const read = readQuery(cleanQuery(query), index.vocabulary);
  if (read.literal === "") return { hits: [], count: 0, nearest: [] };
  const ranking = rankDocuments(index, read);
  const hits = selectHits(ranking, read);
  const sought = soughtIn(read);
  const present = (number: number) => presentHit(index.documents[number]!, sought);
  const isNear = (number: number) => ranking.met[number]! > 0 && ranking.ranks[number]! >= leastRank.nearest;
  const nearest = hits.length > 0 ? [] : selectWhere(ranking, isNear);
  return {
    hits: topRanked(hits, { limit, ranking }).map(present),
    count: hits.length,
    nearest: topRanked(nearest, { limit: nearestLimit, ranking }).map(present),
  };
}

/** Returns every document that shares a word with the query, best first, whether it would be shown or not. */
export function rankAll<Document extends SearchDocument>(
  index: SearchIndex<Document>,
  { query, limit }: { query: string; limit: number },
): Document[] {
  const ranking = rankDocuments(index, readQuery(cleanQuery(query), index.vocabulary));
  const matching = selectWhere(ranking, (number) => ranking.ranks[number]! > 0);
  return topRanked(matching, { limit, ranking }).map((number) => index.documents[number]!);
}

function selectHits(ranking: Ranking, { concepts, smallWords }: ReadQuery): number[] {
  const areKeywords = concepts.length + smallWords.length <= longestKeywords;
  const { met, literal, ranks } = ranking;
  const isFull = (number: number) => concepts.length > 0 && met[number] === concepts.length;
  const full = selectWhere(ranking, (number) => literal[number] === 1 || isFull(number));
  if (areKeywords && full.length >= enoughHits) return full;
  let best = 0;
  for (const rank of ranks) if (rank > best) best = rank;
  if (best < (areKeywords ? leastRank.keywords : leastRank.sentence)) return areKeywords ? full : [];
  return selectWhere(
    ranking,
    (number) => literal[number] === 1 || (met[number]! > 0 && ranks[number]! >= best * leastOfBest),
  );
}

function selectWhere({ met }: Ranking, isSelected: (number: number) => boolean): number[] {
  const numbers: number[] = [];
  for (let number = 0; number < met.length; number++) if (isSelected(number)) numbers.push(number);
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

/** For marking the words of a query in other texts. */
export function soughtFor(index: SearchIndex, query: string): Sought {
  return soughtIn(readQuery(cleanQuery(query), index.vocabulary));
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
