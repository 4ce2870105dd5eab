/**
 * Measures how close the meanings of two texts are, from a vector for each word. Words that are used alike have similar
 * vectors: "dog" and "pets", "cheap" and "affordable". Pure: callers read the file.
 */
import { foldText } from "#engines/search/fold-text.ts";

export interface WordMeanings {
  /** Primary language tag of the words. */
  language: string;
  /** Index of each word. */
  words: ReadonlyMap<string, number>;
  dimensions: number;
  /** One vector for each word, one after the other. */
  vectors: Int8Array;
  /** What a word's vector is multiplied by: less for words that occur in every text. */
  weights: Float32Array;
}

/** The vectors of a text's words, added up. */
export type Meaning = Float32Array;

/** "mean" in ASCII, at the start of the file. */
const signature = 0x6d65616e;
/** Signature, number of words, dimensions, bytes of the words, and the language in two letters. */
const headerBytes = 20;

/** Lays out the file that `readWordMeanings` reads. */
export function writeWordMeanings({
  language,
  words,
  dimensions,
  vectors,
  weights,
}: WordMeanings): Uint8Array {
  const list = new TextEncoder().encode([...words.keys()].join("\n"));
  const weightsAt = headerBytes + Math.ceil(list.length / 4) * 4;
  const bytes = new Uint8Array(weightsAt + weights.length * 4 + vectors.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, signature);
  view.setUint32(4, words.size);
  view.setUint32(8, dimensions);
  view.setUint32(12, list.length);
  bytes.set(new TextEncoder().encode(language.slice(0, 2)), 16);
  bytes.set(list, headerBytes);
  for (const [at, weight] of weights.entries()) view.setFloat32(weightsAt + at * 4, weight);
  bytes.set(
    new Uint8Array(vectors.buffer, vectors.byteOffset, vectors.length),
    weightsAt + weights.length * 4,
  );
  return bytes;
}

/** Throws for a file with another layout. */
export function readWordMeanings(bytes: Uint8Array): WordMeanings {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < headerBytes || view.getUint32(0) !== signature)
    throw new Error("These aren't word meanings.");
  const [count, dimensions, listBytes] = [view.getUint32(4), view.getUint32(8), view.getUint32(12)];
  const weightsAt = headerBytes + Math.ceil(listBytes / 4) * 4;
  const vectorsAt = weightsAt + count * 4;
  if (bytes.length !== vectorsAt + count * dimensions) throw new Error("The word meanings are incomplete.");
  const text = new TextDecoder();
  const list = text.decode(bytes.subarray(headerBytes, headerBytes + listBytes)).split("\n");
  return {
    language: text.decode(bytes.subarray(16, 18)),
    words: new Map(list.map((word, at) => [word, at])),
    dimensions,
    vectors: new Int8Array(bytes.buffer, bytes.byteOffset + vectorsAt, count * dimensions),
    weights: Float32Array.from({ length: count }, (_, at) => view.getFloat32(weightsAt + at * 4)),
  };
}

/** The words that have vectors are lowercase and without accents. */
function wordsOf(text: string): string[] {
  return foldText(text).match(/[a-z0-9]+/g) ?? [];
}

/** Returns null for a text whose words are all unknown. */
export function meaningOf(
  text: string,
  { words, dimensions, vectors, weights }: WordMeanings,
): Meaning | null {
  const meaning = new Float32Array(dimensions);
  let known = 0;
  for (const word of wordsOf(text)) {
    const at = words.get(word);
    if (at === undefined) continue;
    known++;
    const weight = weights[at]!;
    const from = at * dimensions;
    for (let dimension = 0; dimension < dimensions; dimension++)
      meaning[dimension]! += weight * vectors[from + dimension]!;
  }
  return known === 0 ? null : meaning;
}

/** The meaning of both texts together. */
export function joinMeanings(one: Meaning | null, other: Meaning | null): Meaning | null {
  if (one === null || other === null) return one ?? other;
  return one.map((value, at) => value + other[at]!);
}

/** Cosine of the angle between them: 1 for the same meaning, about 0 for unrelated ones. */
export function likeness(one: Meaning, other: Meaning): number {
  let [product, ones, others] = [0, 0, 0];
  for (let at = 0; at < one.length; at++) {
    product += one[at]! * other[at]!;
    ones += one[at]! ** 2;
    others += other[at]! ** 2;
  }
  return ones === 0 || others === 0 ? 0 : product / Math.sqrt(ones * others);
}
