/** Writes questions in capitals, or with a capital for each word, as sentences. */
import { isInCapitals } from "./in-capitals.ts";
import type { ReadPage } from "./read-page.ts";

/** Returns how the site writes a word, or a name of two words, inside its sentences, or null if it never does. */
export type CaseOf = (words: string) => string | null;

interface Casing {
  language: string;
  caseOf: CaseOf;
  companyName: string | null;
}

/** In characters. Shorter lines may be titles. */
const minSentence = 40;
const wordInside = /(?<=[\p{L}\p{N}],? )\p{L}[\p{L}\p{N}'’-]*/gu;
const letters = /\p{L}[\p{L}\p{N}'’-]*/gu;
/** "New York", whose words the site may also write without capitals, as in "new shoes". */
const nameOfTwo = /(?<=[\p{L}\p{N}],? )(?=(\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+))/gu;
/** In letters of a title. */
const minLetters = 8;
/** In letters. "IT" and "US" aren't "it" and "us". */
const minShouted = 4;

/** Reads the pages when it is first asked. */
export function caseOf(pages: readonly ReadPage[], language: string): CaseOf {
  let cases: Map<string, string> | null = null;
  const fold = (text: string) => text.toLocaleLowerCase(language);
  return (words) => {
    cases ??= casesIn(pages, fold);
    return cases.get(fold(words)) ?? null;
  };
}

function casesIn(pages: readonly ReadPage[], fold: (text: string) => string): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  const add = (text: string) => {
    const known = counts.get(fold(text)) ?? new Map<string, number>();
    counts.set(fold(text), known.set(text, (known.get(text) ?? 0) + 1));
  };
  for (const { lines } of pages)
    for (const { text } of lines) {
      if (text.length < minSentence || isCapitals(text)) continue;
      for (const [word] of text.matchAll(wordInside)) add(word);
      if (isTitleCase(text.match(letters) ?? [])) continue;
      for (const [, name = ""] of text.matchAll(nameOfTwo)) add(name);
    }
  return new Map([...counts].map(([folded, of]) => [folded, mostUsed(of)]));
}

function mostUsed(counts: ReadonlyMap<string, number>): string {
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

/**
 * Returns "WHAT DOES A DJ COST?" and "What Does a DJ Cost?" as "What does a DJ cost?". Words that the site's sentences don't
 * have become lowercase if all of the title is in capitals, except in German, where any of them may be a noun. There, a
 * capital for each long word is usual, too.
 */
export function inSentenceCase(title: string, { language, caseOf, companyName }: Casing): string {
  const words = title.match(letters) ?? [];
  const isLoud = isCapitals(title);
  if (isLoud && language === "de" && words.some((word) => word.length > 3 && caseOf(word) === null))
    return title;
  const isTitled = !isLoud && language !== "de" && isTitleCase(words);
  let at = -1;
  const calmed = title.replace(letters, (word) => {
    at += 1;
    if (language === "en" && /^I(?!\p{L})/u.test(word)) return `I${word.slice(1).toLowerCase()}`;
    const known = caseOf(word);
    if (isLoud)
      return (
        spelledIn(caseOf, words, at) ??
        known ??
        (/\p{N}/u.test(word) ? word : word.toLocaleLowerCase(language))
      );
    const isShouted = /^\p{Lu}{2,}$/u.test(word);
    const isCalmed = isShouted
      ? word.length >= minShouted
      : isTitled && spelledIn(caseOf, words, at) === null;
    return isCalmed && known !== null && known === known.toLocaleLowerCase(language) ? known : word;
  });
  if (calmed === title) return title;
  const [first = ""] = title.match(/\p{L}/u) ?? [];
  const sentence =
    first === first.toLocaleLowerCase(language)
      ? calmed
      : calmed.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase(language));
  return companyName ? withName(sentence, companyName) : sentence;
}

/** The word at `at` as in a name of two words of the site's sentences, or null if it isn't in one. */
function spelledIn(caseOf: CaseOf, words: readonly string[], at: number): string | null {
  const [before = "", word = "", after = ""] = [words[at - 1], words[at], words[at + 1]];
  return caseOf(`${before} ${word}`)?.split(" ")[1] ?? caseOf(`${word} ${after}`)?.split(" ")[0] ?? null;
}

function withName(sentence: string, name: string): string {
  const word = String.raw`[\p{L}\p{N}]`;
  return sentence.replace(new RegExp(`(?<!${word})${RegExp.escape(name)}(?!${word})`, "iu"), () => name);
}

/** In letters. Shorter words of a title are often lowercase. */
const minTitled = 4;
/** In words, of "Who Is It For?". */
const minShort = 4;

function isTitleCase(words: readonly string[]): boolean {
  const long = words.filter((word) => word.length >= minTitled);
  const isAll = (given: readonly string[]) => given.every((word) => /^\p{Lu}/u.test(word));
  return (long.length >= 2 && isAll(long)) || (words.length >= minShort && isAll(words));
}

function isCapitals(text: string): boolean {
  return /\p{L} \p{L}/u.test(text) && isInCapitals(text, minLetters);
}
