/** Tells when two pages say the same up to a few words: print versions, copies in other folders. Pure. */

/** What is kept of a page to compare it by. */
export interface TextSketch {
  /** The smallest hashes of its runs of words, ascending: a fair sample of all of them. */
  hashes: number[];
  words: number;
  /** Prices, times and phone numbers: where they differ, the pages tell different things. */
  numbers: string;
  headline: string;
  language: string | null;
}

const runLength = 4;
/** Estimates the shared part to about 2 %. */
const sampleSize = 256;
const maxWords = 20_000;
/** With fewer words a single one may be what the page is about. */
const minWords = 60;
/** One word in 200 that differs leaves 96 % of the runs the same, four leave 85 %. */
const minShared = 0.9;

export function sketchText(
  text: string,
  page: { headline: string | null; language: string | null },
): TextSketch {
  const words = wordsOf(text);
  const hashes = new Set<number>();
  for (let at = 0; at + runLength <= words.length; at += 1) {
    let hash = 0;
    for (let index = at; index < at + runLength; index += 1) hash = mix(hash, words[index]!.hash);
    hashes.add(hash);
  }
  return {
    hashes: Array.from(Uint32Array.from(hashes).sort().subarray(0, sampleSize)),
    words: words.length,
    numbers: words
      .map(({ word }) => word)
      .filter((word) => /\d/.test(word))
      .sort()
      .join(" "),
    headline: (page.headline ?? "")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim(),
    language: page.language,
  };
}

/**
 * True when at least 90 % of the runs of four words are the same, in one language. Under another headline, pages
 * that differ in a number (the price of another product, another branch's phone) are no duplicates.
 */
export function isNearDuplicate(a: TextSketch, b: TextSketch): boolean {
  if (Math.min(a.words, b.words) < minWords) return false;
  if (a.language !== null && b.language !== null && a.language !== b.language) return false;
  if (sharedPart(a.hashes, b.hashes) < minShared) return false;
  return a.headline === b.headline || a.numbers === b.numbers;
}

/** Estimated share of the runs in both of those in either (k minimum values). */
function sharedPart(a: number[], b: number[]): number {
  let shared = 0;
  let seen = 0;
  for (let i = 0, j = 0; seen < sampleSize && (i < a.length || j < b.length); seen += 1) {
    const left = a[i] ?? Number.POSITIVE_INFINITY;
    const right = b[j] ?? Number.POSITIVE_INFINITY;
    if (left === right) shared += 1;
    if (left <= right) i += 1;
    if (right <= left) j += 1;
  }
  return seen === 0 ? 0 : shared / seen;
}

/** Writing without spaces counts by characters. */
const wordPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+/gu;

function wordsOf(text: string): { word: string; hash: number }[] {
  const found: { word: string; hash: number }[] = [];
  for (const [word] of text.toLowerCase().matchAll(wordPattern)) {
    found.push({ word, hash: hashOf(word) });
    if (found.length >= maxWords) break;
  }
  return found;
}

/** FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The finishing step of MurmurHash3, so that the smallest values are a fair sample. */
function mix(hash: number, next: number): number {
  let mixed = Math.imul(hash, 31) + next;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
