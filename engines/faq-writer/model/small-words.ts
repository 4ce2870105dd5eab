/** Word lists for judging a model's answers, in the languages that `languageOf` detects. */
import { packs } from "#engines/languages/packs.ts";

/** Returns no stop words for an unknown language, so that every word counts. */
export function smallWordsOf(language: string | null): ReadonlySet<string> {
  const pack = packs.find(({ code }) => code === language);
  return new Set((pack?.words.small ?? "").split(" "));
}

/** Words of all languages that negate or exclude. */
export const negations = inAll("negations");

/** A sentence that starts with one of these words, of any language, depends on the sentence before it. */
export const dependentOpeners = inAll("leaning");

/** Words that a question may contain besides those of its answer and headings. They ask but don't claim anything. */
export const askingWords = inAll("asking");

function inAll(list: "negations" | "leaning" | "asking"): ReadonlySet<string> {
  return new Set(packs.flatMap(({ words }) => words[list].split(" ")));
}
