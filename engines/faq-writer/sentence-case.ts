/** Writes questions in capitals, or with a capital for each word, as sentences. */
import type { ReadPage } from "./read-page.ts";

/** Returns how the site writes a word inside its sentences, or null if it never does. */
export type CaseOf = (word: string) => string | null;

interface Casing {
  language: string;
  caseOf: CaseOf;
  companyName: string | null;
}

/** In characters. Shorter lines may be titles. */
const minSentence = 40;
const wordInside = /(?<=[\p{L}\p{N}],? )\p{L}[\p{L}\p{N}'’-]*/gu;
const letters = /\p{L}[\p{L}\p{N}'’-]*/gu;
/** In letters of a title. */
const minLetters = 8;

/** Reads the pages when it is first asked. */
export function caseOf(pages: readonly ReadPage[]): CaseOf {
  let cases: Map<string, string> | null = null;
  return (word) => {
    cases ??= casesIn(pages);
    return cases.get(word.toLowerCase()) ?? null;
  };
}

function casesIn(pages: readonly ReadPage[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { lines } of pages)
    for (const { text } of lines) {
      if (text.length < minSentence || isCapitals(text)) continue;
      for (const [word] of text.matchAll(wordInside)) {
        const known = counts.get(word.toLowerCase()) ?? new Map<string, number>();
        counts.set(word.toLowerCase(), known.set(word, (known.get(word) ?? 0) + 1));
      }
    }
  return new Map([...counts].map(([folded, of]) => [folded, mostUsed(of)]));
}

function mostUsed(counts: ReadonlyMap<string, number>): string {
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

/**
 * Returns "WHAT DOES A DJ COST?" and "What Does a DJ Cost?" as "What does a DJ cost?". Words that the site's sentences don't
 * have become lowercase if all of the title is in capitals, except in German, where any of them may be a noun.
 */
export function inSentenceCase(title: string, { language, caseOf, companyName }: Casing): string {
  const words = title.match(letters) ?? [];
  const isLoud = isCapitals(title);
  if (isLoud && language === "de" && words.some((word) => word.length > 3 && caseOf(word) === null))
    return title;
  const isTitled = !isLoud && isTitleCase(words);
  const calmed = title.replace(letters, (word) => {
    if (language === "en" && /^I(?!\p{L})/u.test(word)) return `I${word.slice(1).toLowerCase()}`;
    const known = caseOf(word);
    if (isLoud) return known ?? (/\p{N}/u.test(word) ? word : word.toLowerCase());
    const isShouted = /^\p{Lu}{2,}$/u.test(word);
    return known !== null && (isTitled || isShouted) && known === known.toLowerCase() ? known : word;
  });
  if (calmed === title) return title;
  const sentence = calmed.replace(/\p{L}/u, (first) => first.toUpperCase());
  return companyName ? withName(sentence, companyName) : sentence;
}

function withName(sentence: string, name: string): string {
  const at = sentence.toLowerCase().indexOf(name.toLowerCase());
  return at < 0 ? sentence : sentence.slice(0, at) + name + sentence.slice(at + name.length);
}

/** In letters. Shorter words of a title are often lowercase. */
const minTitled = 4;

function isTitleCase(words: readonly string[]): boolean {
  const long = words.filter((word) => word.length >= minTitled);
  return long.length >= 2 && long.every((word) => /^\p{Lu}/u.test(word));
}

function isCapitals(text: string): boolean {
  const found = text.match(/\p{L}/gu) ?? [];
  return (
    found.length >= minLetters &&
    /\p{L} \p{L}/u.test(text) &&
    text === text.toUpperCase() &&
    text !== text.toLowerCase()
  );
}
