/** Words of the languages that `languageOf` knows, as far as the judge of a model's answers has to know them. */
import { packs } from "#engines/languages/packs.ts";

/** Empty for a language that is not known: then every word counts. */
export function smallWordsOf(language: string | null): ReadonlySet<string> {
  const pack = packs.find(({ code }) => code === language);
  return new Set((pack?.words.small ?? "").split(" "));
}

/** Turns a sentence round, or takes something out of it; in all languages at once. */
export const negations = inAll("negations");

/** A sentence that begins with one of them leans on the one before it; in all languages at once. */
export const leaningWords = inAll("leaning");

/** What a question may say beside the words of its answer and headings: how people ask, and nothing about anything. */
export const askingWords = inAll("asking");

function inAll(list: "negations" | "leaning" | "asking"): ReadonlySet<string> {
  return new Set(packs.flatMap(({ words }) => words[list].split(" ")));
}
