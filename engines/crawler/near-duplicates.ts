/** Detects near-duplicate pages such as print versions and copies in other folders. */

export interface TextSketch {
  /** The smallest hashes of its word shingles in ascending order, which are a uniform sample (MinHash). */
  hashes: number[];
  words: number;
  /** Prices, times and phone numbers. Pages that differ in these may be different pages. */
  numbers: string;
  headline: string;
  language: string | null;
}

const runLength = 4;
/** Large enough to estimate the overlap to within about 2%. */
const sampleSize = 256;
const maxWords = 20_000;
/** In shorter texts, a single word may be what the page is about. */
const minWords = 60;
/** If one word in 200 differs, 96 % of the shingles are equal. If four differ, 85 % are. */
const minShared = 0.9;

export function sketchText(
  text: string,
  page: { headline: string | null; language: string | null },
): TextSketch {
  const { words, numbers } = hashWords(text.toLowerCase());
  return {
    hashes: smallest(hashRuns(words)),
    words: words.length,
    numbers: numbers.sort().join(" "),
    headline: (page.headline ?? "")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim(),
    language: page.language,
  };
}

function hashRuns(words: Uint32Array): Uint32Array {
  const runs = new Uint32Array(Math.max(0, words.length - runLength + 1));
  for (let at = 0; at < runs.length; at += 1) {
    let hash = 0;
    for (let index = at; index < at + runLength; index += 1) hash = mix(hash, words[index]!);
    runs[at] = hash;
  }
  return runs;
}

function smallest(hashes: Uint32Array): number[] {
  hashes.sort();
  const found: number[] = [];
  for (let at = 0; at < hashes.length && found.length < sampleSize; at += 1) {
    if (at === 0 || hashes[at] !== hashes[at - 1]) found.push(hashes[at]!);
  }
  return found;
}

/**
 * True if at least 90 % of the four-word shingles are equal and the languages don't differ. Pages with different
 * headlines that also differ in a number, such as another product's price, are not duplicates.
 */
export function isNearDuplicate(a: TextSketch, b: TextSketch): boolean {
  if (Math.min(a.words, b.words) < minWords) return false;
  if (a.language !== null && b.language !== null && a.language !== b.language) return false;
  if (sharedPart(a.hashes, b.hashes) < minShared) return false;
  return a.headline === b.headline || a.numbers === b.numbers;
}

/** Estimates the Jaccard similarity of the shingles (k minimum values). */
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

/**
 * Hashes the words in order (FNV-1a) and collects those with a digit. Runs on the whole text of each page, so it reads
 * characters; splitting into words costs several times as much.
 */
function hashWords(text: string): { words: Uint32Array; numbers: string[] } {
  const words = new Uint32Array(maxWords);
  const numbers: string[] = [];
  let count = 0;
  let at = 0;
  while (at < text.length && count < maxWords) {
    const start = at;
    const kind = kindAt(text, at);
    do at += widthAt(text, at);
    while (kind === inWord && at < text.length && kindAt(text, at) === inWord);
    if (kind === between) continue;
    let hash = 0x811c9dc5;
    let hasDigit = false;
    for (let index = start; index < at; index += 1) {
      const code = text.charCodeAt(index);
      hash = Math.imul(hash ^ code, 0x01000193);
      hasDigit ||= code >= 0x30 && code <= 0x39;
    }
    words[count] = hash;
    count += 1;
    if (hasDigit) numbers.push(text.slice(start, at));
  }
  return { words: words.subarray(0, count), numbers };
}

const between = 1;
const inWord = 2;
/** In scripts without spaces, each character counts as a word. */
const ownWord = 3;
/** Lookup table by UTF-16 unit, filled lazily. 0 means unknown. */
const kinds = new Uint8Array(0x10000);

function kindAt(text: string, at: number): number {
  if (widthAt(text, at) === 2) return classify(String.fromCodePoint(text.codePointAt(at)!));
  const code = text.charCodeAt(at);
  const known = kinds[code]!;
  if (known !== 0) return known;
  const kind = classify(String.fromCharCode(code));
  kinds[code] = kind;
  return kind;
}

function classify(character: string): number {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(character))
    return ownWord;
  return /[\p{L}\p{N}]/u.test(character) ? inWord : between;
}

function widthAt(text: string, at: number): number {
  const isFirstHalf = (text.charCodeAt(at) & 0xfc00) === 0xd800;
  return isFirstHalf && text.codePointAt(at)! > 0xffff ? 2 : 1;
}

/** Finalizer of MurmurHash3, which makes the smallest values a uniform sample. */
function mix(hash: number, next: number): number {
  let mixed = Math.imul(hash, 31) + next;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
