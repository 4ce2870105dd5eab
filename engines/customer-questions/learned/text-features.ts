/** Turns a short text into the features by which the learned models recognize what it is about. Pure. */
import { foldText } from "#engines/search/fold-text.ts";

/** In characters, with a mark at the beginning and end of a word. "Parkgebühren" has a part of "Parkplatz". */
const partLength = 5;
/** In characters. The parts of a longer word say no more. */
const longestWord = 28;
/** More are part of a phone number, an account or the like. */
const mostDigits = 5;

const token =
  /\d{1,2}[:.h]\d{2}(?!\d)|\d+|[$€£%?]|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]|[\p{L}\p{M}]+/gu;

/** Hashes of the words, pairs of neighbors and parts of words, each once. */
export function textFeatures(text: string): Set<number> {
  const features = new Set<number>();
  let before = hashOf("^");
  for (const [found] of foldText(text).matchAll(token)) {
    const word = nameNumber(found);
    features.add(hashOf(word));
    features.add(hashOf(word, before));
    if (word.length >= partLength - 1 && word.length <= longestWord) addParts(`<${word}>`, features);
    before = hashOf(`${word} `);
  }
  features.add(hashOf("$", before));
  return features;
}

/** Prices and times differ by website. That there is one says more than which. */
function nameNumber(word: string): string {
  const first = word.charCodeAt(0);
  if (first < 48 || first > 57) return word;
  return /^\d+$/.test(word) ? "#".repeat(Math.min(word.length, mostDigits)) : "#:";
}

function addParts(marked: string, features: Set<number>): void {
  for (let start = 0; start + partLength <= marked.length; start++) {
    let hash = basis;
    for (let at = start; at < start + partLength; at++) hash = Math.imul(hash ^ marked.charCodeAt(at), prime);
    features.add(hash >>> 0);
  }
}

/** FNV-1a. */
const basis = 0x811c9dc5;
const prime = 0x01000193;

/** Of UTF-16 units, after those that led to `state`. */
function hashOf(text: string, state = basis): number {
  let hash = state;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), prime);
  return hash >>> 0;
}
