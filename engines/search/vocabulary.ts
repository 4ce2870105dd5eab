import { damerauDistance } from "./damerau.ts";
import { stemOf } from "./stem.ts";

export interface Postings {
  /** Document numbers in ascending order. */
  documents: number[];
  /** The word's weight in each of these documents. */
  weights: number[];
}

export class Vocabulary {
  readonly words: string[];
  /** One bit per letter in a word, which cheaply rules out most words. */
  readonly #masks: Int32Array;
  readonly #postings: ReadonlyMap<string, Postings>;
  /** By stem. Only computed for a query. */
  #families: ReadonlyMap<string, readonly string[]> | undefined;
  /** The words backwards, sorted. Only computed for a query. */
  #reversed: readonly string[] | undefined;

  constructor(postings: ReadonlyMap<string, Postings>) {
    this.#postings = postings;
    this.words = [...postings.keys()].sort(byUnits);
    this.#masks = Int32Array.from(this.words, letterMask);
  }

  has(word: string): boolean {
    return this.#postings.has(word);
  }

  postingsOf(word: string): Postings | undefined {
    return this.#postings.get(word);
  }

  documentsOf(word: string): readonly number[] {
    return this.#postings.get(word)?.documents ?? [];
  }

  /** The words with this stem: "plumb" has "plumber" and "plumbing". */
  familyOf(stem: string): readonly string[] {
    this.#families ??= Map.groupBy(this.words, stemOf);
    return this.#families.get(stem) ?? [];
  }

  hasPrefix(prefix: string): boolean {
    return this.words[this.#firstFrom(prefix)]?.startsWith(prefix) === true;
  }

  *withPrefix(prefix: string): Generator<string> {
    for (let index = this.#firstFrom(prefix); this.words[index]?.startsWith(prefix); index++)
      yield this.words[index]!;
  }

  /** Longer words that end with this one: "haftpflichtversichert" for "versichert". */
  endingWith(word: string): readonly string[] {
    this.#reversed ??= this.words.map(reverse).sort(byUnits);
    const ending = reverse(word);
    const found: string[] = [];
    for (let index = firstFrom(this.#reversed, ending); this.#reversed[index]?.startsWith(ending); index++)
      if (this.#reversed[index] !== ending) found.push(reverse(this.#reversed[index]!));
    return found;
  }

  *containing(part: string): Generator<string> {
    const mask = letterMask(part);
    for (let index = 0; index < this.words.length; index++) {
      if ((mask & ~this.#masks[index]!) === 0 && this.words[index]!.includes(part)) yield this.words[index]!;
    }
  }

  /** Returns words within `maxDistance` edits, the nearest and then the most frequent first. */
  similarTo(word: string, { maxDistance, limit }: { maxDistance: number; limit: number }): SimilarWord[] {
    const mask = letterMask(word);
    const found: (SimilarWord & { count: number })[] = [];
    for (let index = 0; index < this.words.length; index++) {
      const other = this.words[index]!;
      if (Math.abs(other.length - word.length) > maxDistance) continue;
      // One substitution changes at most two bits of the mask.
      if (bitCount(mask ^ this.#masks[index]!) > 2 * maxDistance) continue;
      const distance = damerauDistance(word, other, maxDistance);
      if (distance <= maxDistance)
        found.push({ word: other, distance, count: this.documentsOf(other).length });
    }
    const isSameStart = (other: string) => (other[0] === word[0] ? 0 : 1);
    return found
      .sort(
        (a, b) => a.distance - b.distance || isSameStart(a.word) - isSameStart(b.word) || b.count - a.count,
      )
      .slice(0, limit);
  }

  /**
   * Splits a compound into two known words and allows for German linking letters. Returns null if there is no such
   * pair.
   */
  splitCompound(word: string): string[] | null {
    for (let at = word.length - minPartLength; at >= minPartLength; at--) {
      const head = word.slice(0, at);
      const tail = word.slice(at);
      if (!this.has(tail)) continue;
      for (const joint of linkingLetters) {
        if (!head.endsWith(joint)) continue;
        const bare = head.slice(0, head.length - joint.length);
        if (bare.length >= minPartLength && this.has(bare)) return [bare, tail];
      }
    }
    return null;
  }

  #firstFrom(prefix: string): number {
    return firstFrom(this.words, prefix);
  }
}

function firstFrom(sorted: readonly string[], prefix: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

function reverse(word: string): string {
  return [...word].reverse().join("");
}

export interface SimilarWord {
  word: string;
  distance: number;
}

const minPartLength = 3;
const linkingLetters = ["", "s", "n", "en", "es", "er"];

function byUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function letterMask(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index++) mask |= 1 << (word.charCodeAt(index) & 31);
  return mask;
}

function bitCount(bits: number): number {
  let rest = bits >>> 0;
  let count = 0;
  for (; rest !== 0; count++) rest &= rest - 1;
  return count;
}
