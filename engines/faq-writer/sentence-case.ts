/** Writes titles in capitals as sentences. */
import type { ReadPage } from "./read-page.ts";

/** Returns how the site writes a word inside its sentences, or null if it never does. */
export type CaseOf = (word: string) => string | null;

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
 * Returns "WHAT DOES A DJ COST?" as "What does a DJ cost?", and any other title unchanged. Words that the site's sentences
 * don't have become lowercase, except in German, where any of them may be a noun.
 */
export function inSentenceCase(
  title: string,
  { language, caseOf }: { language: string; caseOf: CaseOf },
): string {
  if (!isCapitals(title)) return title;
  const words = title.match(letters) ?? [];
  if (language === "de" && words.some((word) => word.length > 3 && caseOf(word) === null)) return title;
  const sentence = title.replace(letters, (word) => {
    const isPronoun = language === "en" && /^I(?!\p{L})/u.test(word);
    return isPronoun
      ? `I${word.slice(1).toLowerCase()}`
      : (caseOf(word) ?? (/\p{N}/u.test(word) ? word : word.toLowerCase()));
  });
  return sentence.replace(/\p{L}/u, (first) => first.toUpperCase());
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
