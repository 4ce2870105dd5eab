/** Word lists for judging a model's answers, in the languages that `languageOf` detects. */
import { packs } from "#engines/languages/packs.ts";

/** The language's stop words. Empty for an unknown language, in which every word counts. */
export function smallWordsOf(language: string | null): ReadonlySet<string> {
  const pack = packs.find(({ code }) => code === language);
  return new Set((pack?.words.small ?? "").split(" "));
}

/** Words that negate or exclude. Includes all languages. */
export const negations = inAll("negations");

/** A sentence that starts with one of these words depends on the sentence before it. Includes all languages. */
export const dependentOpeners = inAll("leaning");

/** Words that a question may contain besides those of its answer and headings: they ask but don't claim anything. */
export const askingWords = inAll("asking");

function inAll(list: "negations" | "leaning" | "asking"): ReadonlySet<string> {
  return new Set(packs.flatMap(({ words }) => words[list].split(" ")));
}
