import { foldText } from "./fold-text.ts";
import { hasUnspacedScript, type PlacedWord, splitWords } from "./split-words.ts";
import { type Postings, Vocabulary } from "./vocabulary.ts";

export interface SearchDocument {
  title: string;
  category: string | null;
  text: string;
  /** Other wordings of the title, which are found but never shown. */
  wordings?: readonly string[];
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
  bytes: number;
}

/** A word counts more in a question than in its answer. */
const titleWeight = 3;
/**
 * How much less a word counts in a long title or text: 0 means no less, 1 means in proportion to the length.
 * Corresponds to b in BM25.
 */
const lengthNormalization = { title: 0.9, text: 0.6 } as const;
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
  const lengths: Record<"title" | "text", number[]> = { title: [], text: [] };
  const counts = new Map<string, Counts>();
  const unspaced: number[] = [];
  let bytes = 0;
  const pause = pauses();
  for (const [number, { title, category, text, wordings = [] }] of documents.entries()) {
    const document = { title: foldText(title), category: foldText(category ?? ""), text: foldText(text) };
    folded.push(document);
    if (Object.values(document).some(hasUnspacedScript)) unspaced.push(number);
    const words = countWords(document, { number, counts, wordings: wordings.map(foldText) });
    lengths.title.push(words.titleLength);
    lengths.text.push(words.textLength);
    bytes += bytesOf(document, words.distinct);
    const pausing = pause();
    if (pausing) await pausing;
  }
  const rooms = {
    title: roomsFor(lengths.title, lengthNormalization.title),
    text: roomsFor(lengths.text, lengthNormalization.text),
  };
  const postings = new Map<string, Postings>();
  for (const [word, { documents: having, inTitle, inText }] of counts) {
    const weights = having.map(
      (number, place) =>
        (titleWeight * inTitle[place]!) / rooms.title[number]! + inText[place]! / rooms.text[number]!,
    );
    postings.set(word, { documents: having, weights });
    const pausing = pause();
    if (pausing) await pausing;
  }
  await yieldToEventLoop();
  return { documents, folded, vocabulary: new Vocabulary(postings), unspaced, bytes };
}

/** How often a word occurs in each document that has it. */
interface Counts {
  documents: number[];
  inTitle: number[];
  inText: number[];
}

/** Returns a function that yields to the event loop after a turn of work. */
function pauses(): () => Promise<void> | undefined {
  let turnStarted = performance.now();
  return () => {
    if (performance.now() - turnStarted <= yieldAfterMs) return;
    return yieldToEventLoop().then(() => {
      turnStarted = performance.now();
    });
  };
}

/** Returns the divisor for a word's frequency in each document: 1 for a document of average length. */
function roomsFor(lengths: number[], normalization: number): Float32Array {
  const mean = Math.max(1, lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length));
  return Float32Array.from(lengths, (length) => 1 - normalization + (normalization * length) / mean);
}

/** Adds a document's words to the counts of all documents. Documents are added in the order of their numbers. */
function countWords(
  { title, category, text }: FoldedDocument,
  { number, counts, wordings }: { number: number; counts: Map<string, Counts>; wordings: string[] },
): { titleLength: number; textLength: number; distinct: number } {
  let distinct = 0;
  /** Returns the counts of a word. The document's own are the last. */
  const countsOf = (word: string): Counts => {
    const known = counts.get(word) ?? { documents: [], inTitle: [], inText: [] };
    if (known.documents.at(-1) === number) return known;
    if (known.documents.length === 0) counts.set(word, known);
    known.documents.push(number);
    known.inTitle.push(0);
    known.inText.push(0);
    distinct++;
    return known;
  };
  const addAll = (words: PlacedWord[], field: "inTitle" | "inText") => {
    for (const { word } of words) {
      const numbers = countsOf(word)[field];
      numbers[numbers.length - 1]!++;
    }
    return words.length;
  };
  const titleLength = addAll(splitWords(title), "inTitle");
  addAll(splitWords(category), "inText");
  const textLength = addAll(splitWords(text), "inText");
  // Each word counts once, however many wordings have it, and as if the title had it.
  for (const { word } of wordings.flatMap(splitWords)) {
    const { inTitle } = countsOf(word);
    inTitle[inTitle.length - 1] = Math.max(1, inTitle.at(-1)!);
  }
  return { titleLength, textLength, distinct };
}

/** Measured: the original and the folded text in UTF-16, plus about 60 bytes per word of a document. */
function bytesOf({ title, category, text }: FoldedDocument, words: number): number {
  return 2 * (title.length + category.length + text.length) + 60 * words + 500;
}
