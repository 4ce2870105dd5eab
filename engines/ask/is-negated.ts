import { packOf } from "#engines/languages/packs.ts";
import { foldText } from "#engines/search/fold-text.ts";

/** True if one of the folded words is a negation in the language: "not", "without", and the "t" of "doesn't". */
export function isNegated(words: readonly string[], language: string): boolean {
  const pack = packOf(language);
  const negations = new Set(foldText(pack?.words.negations ?? "").split(" "));
  // In Dutch, "in 't weekend" has an article.
  const isShortened = (at: number) => pack?.code === "en" && words[at - 1]?.endsWith("n") === true;
  return words.some((word, at) => negations.has(word) || (word === "t" && isShortened(at)));
}
