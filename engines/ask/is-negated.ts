import { packOf } from "#engines/languages/packs.ts";
import { foldText } from "#engines/search/fold-text.ts";

/** True if one of the folded words is a negation in the language: "not", "without", and the "t" of "doesn't". */
export function isNegated(words: readonly string[], language: string): boolean {
  const negations = new Set(foldText(packOf(language)?.words.negations ?? "").split(" "));
  return words.some((word, at) => negations.has(word) || (word === "t" && words[at - 1]?.endsWith("n")));
}
