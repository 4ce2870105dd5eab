/**
 * Recognizes a question that begins like a stored one, or asks for the same, but about something else: "When can I
 * pick up my apron?" beside "When can I pick up my pieces?".
 */
import { damerauDistance } from "#engines/search/damerau.ts";
import { foldText } from "#engines/search/fold-text.ts";
import { splitWords } from "#engines/search/split-words.ts";
import { stopWords } from "#engines/search/stop-words.ts";
import { likeness, meaningOf, type WordMeanings } from "./meaning/word-meanings.ts";

/** In words. Shorter beginnings are the same by chance. */
const sameBeginning = 3;
/** Words at least this close in meaning may say the same: "course" and "workshop". */
const sameMeaning = 0.45;

/** A longer word that differs by this much may be mistyped. */
const mistakes = 2;
/** In characters. */
const leastOfTypo = 6;

interface Compared {
  question: string;
  title: string;
  /** True if both ask for the same, such as a price, in whatever words. */
  asksAlike: boolean;
  /** Words of the question that the passage doesn't have. */
  missing: readonly string[];
  /** The last informative word of the question, which names its subject. */
  lastAsked: string | undefined;
  /** Words of the title that the question doesn't have. */
  left: readonly string[];
  meanings: WordMeanings | null;
  /** True for a word that many questions have in common, such as the last one of "How long does tuning take?". */
  isAsking: (word: string) => boolean;
}

export function isSwapped(compared: Compared): boolean {
  const { question, title, asksAlike, missing, lastAsked, left, meanings, isAsking } = compared;
  if (!lastAsked || !missing.includes(lastAsked)) return false;
  const lastOfTitle = wordsOf(title).findLast((word) => !stopWords.has(word) && !isAsking(word));
  if (!lastOfTitle || !left.includes(lastOfTitle)) return false;
  if (!asksAlike && beginningOf(question) !== beginningOf(title)) return false;
  return !missing.some((word) => left.some((other) => areAlike(word, other, meanings)));
}

function beginningOf(text: string): string {
  return wordsOf(text).slice(0, sameBeginning).join(" ");
}

function wordsOf(text: string): string[] {
  return splitWords(foldText(text)).map(({ word }) => word);
}

function areAlike(one: string, other: string, meanings: WordMeanings | null): boolean {
  if (one.length >= leastOfTypo && damerauDistance(one, other, mistakes) <= mistakes) return true;
  if (!meanings) return false;
  const [first, second] = [meaningOf(one, meanings), meaningOf(other, meanings)];
  return first !== null && second !== null && likeness(first, second) >= sameMeaning;
}
