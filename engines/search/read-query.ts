import { correctSpelling } from "./correct-spelling.ts";
import { damerauDistance } from "./damerau.ts";
import { foldText } from "./fold-text.ts";
import { formsOfInfinitive } from "./romance-forms.ts";
import { splitWords } from "./split-words.ts";
import { stemOf } from "./stem.ts";
import { stopWords } from "./stop-words.ts";
import { type Synonym, synonymsAt } from "./synonyms.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** In characters. Longer than any real question; limits the work. */
const maxQueryLength = 200;
const maxWords = 48;

/** One thing that the query asks for. Any of its wordings matches. */
export interface Concept {
  /** The word as typed and folded. */
  typed: string;
  /** Single words and their weight: 1 as typed, less for synonyms. */
  words: Map<string, number>;
  /** A document matches if it contains all of a wording's words. */
  together: Wording[];
  phrases: Wording[];
}

interface Wording {
  words: string[];
  weight: number;
}

export interface ReadQuery {
  /** The folded query, for substring matches. "" matches nothing. */
  literal: string;
  concepts: Concept[];
  /** Words such as "how" and "the", which affect the order of documents but never find one on their own. */
  smallWords: string[];
}

const weights = { typed: 1, split: 0.9, related: 0.9, corrected: 0.8, head: 0.7, synonym: 0.45 } as const;
/** In a search, where a wrong word more costs the right order of many results. */
const everydayInSearch = 0.3;

/** The participle of a German or Dutch verb: "geimpft" has the root "impf". */
const participle = /^ge(\p{L}{4,}?)(?:e?t|en|d)$/u;

function participlesOf(word: string, stem: string): string[] {
  const root = word.endsWith("en") ? word.slice(0, -2) : stem;
  return [`ge${root}t`, `ge${root}et`, `ge${root}en`];
}

/** In characters: two typing mistakes in such a word are likely enough. */
const longWord = 10;
/** "Autosleutel" is a kind of "sleutel". Shorter words end too many others that have nothing to do with them. */
const minHeadLength = 6;

/** Returns the query as pages show and store it: trimmed, truncated, with single spaces and without lone surrogates. */
export function cleanQuery(value: string | null | undefined): string {
  const text = (value ?? "").slice(0, maxQueryLength).toWellFormed();
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}

export interface Reading {
  /** What synonyms of everyday words count. */
  everydayWeight?: number;
  /**
   * True to correct only what is most likely a typing mistake: "termites" isn't "permits". A wrong correction makes a
   * search longer, but an answer wrong.
   */
  isCautious?: boolean;
  /** True for a word of the language, which is no typing mistake: "horses" isn't "houses". */
  isKnownWord?: (word: string) => boolean;
}

export function readQuery(
  query: string,
  vocabulary: Vocabulary,
  { everydayWeight = everydayInSearch, isCautious = false, isKnownWord = () => false }: Reading = {},
): ReadQuery {
  const literal = foldText(query);
  const typed = splitWords(literal)
    .slice(0, maxWords)
    .map(({ word }) => word);
  const corrections = typed.map((word) => {
    const found = isKnownWord(word) ? [] : correctSpelling(word, vocabulary);
    return isCautious ? found.filter((other) => isLikelyTypo(word, other)) : found;
  });
  const words = typed.map((word, at) => corrections[at]?.[0] ?? word);
  const telling = typed.filter((_, at) => !stopWords.has(words[at]!));
  const concepts: Concept[] = [];
  const weighed = { vocabulary, everydayWeight, isCautious };
  for (let at = 0; at < words.length; ) {
    const meaning = synonymsAt(words, at);
    const length = meaning?.length ?? 1;
    const places = Array.from({ length }, (_, index) => at + index);
    // Stop words aren't concepts, except in a known phrase such as "sign in".
    const meant = places
      .filter((place) => !stopWords.has(words[place]!))
      .map((place) => {
        const concept = emptyConcept(typed[place]!);
        addWord(concept, { typed: typed[place]!, corrections: corrections[place]!, vocabulary });
        for (const other of synonymsAt(words.slice(0, place + 1), place)?.others ?? [])
          addSynonym(concept, other, weighed);
        for (const joined of joinedWithNeighbors(telling, typed[place]!))
          if (vocabulary.has(joined)) add(concept, joined, weights.split);
        return concept;
      });
    if (length > 1) {
      const saying = places.map((place) => words[place]!);
      // A phrase with only one significant word doesn't match by that word alone.
      if (meant.length < 2) meant.splice(0, 1, emptyConcept(words.slice(at, at + length).join(" ")));
      for (const concept of meant) {
        concept.phrases.push({ words: saying, weight: weights.typed });
        add(concept, saying.join(""), weights.split);
        for (const other of meaning?.others ?? []) addSynonym(concept, other, weighed);
      }
    }
    concepts.push(...meant);
    at += length;
  }
  return { literal, concepts, smallWords: [...new Set(words.filter((word) => stopWords.has(word)))] };
}

/** Typing mistakes rarely change the first letter, and two of them are rare in a short word. */
function isLikelyTypo(typed: string, meant: string): boolean {
  return typed[0] === meant[0] && (typed.length >= longWord || damerauDistance(typed, meant, 1) <= 1);
}

function emptyConcept(typed: string): Concept {
  return { typed, words: new Map(), together: [], phrases: [] };
}

function addWord(
  concept: Concept,
  { typed, corrections, vocabulary }: { typed: string; corrections: string[]; vocabulary: Vocabulary },
): void {
  add(concept, typed, weights.typed);
  for (const word of corrections) add(concept, word, weights.corrected);
  const word = corrections[0] ?? typed;
  const stem = stemOf(word);
  for (const relative of vocabulary.familyOf(stem))
    if (!stopWords.has(relative)) add(concept, relative, weights.related);
  if (stem !== word && !stopWords.has(stem)) add(concept, stem, weights.related);
  for (const form of [...participlesOf(word, stem), ...formsOfInfinitive(word)])
    if (vocabulary.has(form)) add(concept, form, weights.related);
  const [, root] = participle.exec(word) ?? [];
  if (root && vocabulary.hasPrefix(root)) add(concept, root, weights.related);
  if (word.length >= minHeadLength)
    for (const compound of vocabulary.endingWith(word)) add(concept, compound, weights.head);
  if (vocabulary.hasPrefix(word)) return;
  const parts = vocabulary.splitCompound(word);
  if (parts) concept.together.push({ words: parts, weight: weights.split });
}

function addSynonym(
  concept: Concept,
  { words, isEveryday, isSibling }: Synonym,
  {
    vocabulary,
    everydayWeight,
    isCautious,
  }: { vocabulary: Vocabulary; everydayWeight: number; isCautious: boolean },
): void {
  if (isCautious && isSibling) return;
  const weight = isEveryday ? everydayWeight : weights.synonym;
  const [first] = words;
  if (words.length === 1 && first !== undefined) {
    if (vocabulary.hasPrefix(stemOf(first))) add(concept, first, weight);
  } else if (words.every((word) => vocabulary.has(word))) {
    concept.phrases.push({ words, weight });
    const telling = words.filter((word) => !stopWords.has(word));
    if (telling.length > 1) concept.together.push({ words: telling, weight });
  }
}

function add({ words }: Concept, word: string, weight: number): void {
  words.set(word, Math.max(weight, words.get(word) ?? 0));
}

/**
 * Joins the word to each neighbor in either order, so that "foot path" also matches "footpath", and "Kosten für den
 * Versand" matches "Versandkosten".
 */
function joinedWithNeighbors(telling: string[], word: string): string[] {
  const at = telling.indexOf(word);
  return [telling[at - 1], telling[at + 1]].flatMap((neighbor) =>
    neighbor === undefined ? [] : [`${neighbor}${word}`, `${word}${neighbor}`],
  );
}
