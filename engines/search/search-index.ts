import { foldText } from "./fold-text.ts";
import { hasUnspacedScript, splitWords } from "./split-words.ts";
import { type Postings, Vocabulary } from "./vocabulary.ts";

export interface SearchDocument {
  title: string;
  category: string | null;
  text: string;
}

export interface FoldedDocument {
  title: string;
  category: string;
  text: string;
}

export interface SearchIndex<Document extends SearchDocument = SearchDocument> {
  /** In input order. A document's number is its index here. */
  documents: readonly Document[];
  folded: readonly FoldedDocument[];
  vocabulary: Vocabulary;
  /** Numbers of the documents in scripts without spaces, where a match may span several dictionary words. */
  unspaced: readonly number[];
  /** Document length relative to the mean: 1 is average, 2 is twice as long. */
  lengths: Float32Array;
  bytes: number;
}

/** A word counts more in a question than in its answer. */
const fieldWeights = { title: 6, category: 3, text: 2 } as const;
/** Indexing yields to the event loop after this time, so that other requests aren't blocked. */
const yieldAfterMs = 8;

/** Browsers have no `setImmediate`. */
function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) =>
    "setImmediate" in globalThis ? setImmediate(resolve) : setTimeout(resolve),
  );
}

/** Yields to the event loop between documents, because indexing thousands of them is slow. */
export async function buildSearchIndex<Document extends SearchDocument>(
  documents: readonly Document[],
): Promise<SearchIndex<Document>> {
  const folded: FoldedDocument[] = [];
  const lengths = new Float32Array(documents.length);
  const postings = new Map<string, Postings>();
  const unspaced: number[] = [];
  let bytes = 0;
  let turnStarted = performance.now();
  for (const [number, { title, category, text }] of documents.entries()) {
    const document = { title: foldText(title), category: foldText(category ?? ""), text: foldText(text) };
    folded.push(document);
    if (Object.values(document).some(hasUnspacedScript)) unspaced.push(number);
    const { weights, wordCount } = weighWords(document);
    for (const [word, weight] of weights) {
      const known = postings.get(word);
      if (known) {
        known.documents.push(number);
        known.weights.push(weight);
      } else postings.set(word, { documents: [number], weights: [weight] });
    }
    lengths[number] = wordCount;
    bytes += bytesOf(document, weights.size);
    if (performance.now() - turnStarted > yieldAfterMs) {
      await yieldToEventLoop();
      turnStarted = performance.now();
    }
  }
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  for (let number = 0; number < lengths.length; number++) lengths[number]! /= Math.max(1, mean);
  await yieldToEventLoop();
  return { documents, folded, vocabulary: new Vocabulary(postings), unspaced, lengths, bytes };
}

function weighWords(document: FoldedDocument): { weights: Map<string, number>; wordCount: number } {
  const weights = new Map<string, number>();
  let wordCount = 0;
  for (const field of ["title", "category", "text"] as const) {
    for (const { word } of splitWords(document[field])) {
      weights.set(word, (weights.get(word) ?? 0) + fieldWeights[field]);
      wordCount++;
    }
  }
  return { weights, wordCount };
}

/** Measured: the original and the folded text in UTF-16, plus about 60 bytes per word of a document. */
function bytesOf({ title, category, text }: FoldedDocument, words: number): number {
  return 2 * (title.length + category.length + text.length) + 60 * words + 500;
}
