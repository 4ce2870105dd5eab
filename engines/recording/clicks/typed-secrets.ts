/** What was typed, and whether a text repeats it. */
import { typedRules } from "./typed-rules.ts";

export interface TypedSecrets {
  texts: readonly string[];
  /** Words of short texts, such as the first name in a full name, which pages also show alone. */
  words: readonly string[];
}

const rules = typedRules();
export const { secretWords, createKnownWords } = rules;

/** Says whether a text repeats something that was typed. */
export function createSecretFinder(typed: TypedSecrets): (text: string) => boolean {
  const needles = needlesOf(typed);
  return (text) => rules.shows(text, needles, true);
}

/** What pages are searched for. */
export function needlesOf({ texts, words }: TypedSecrets): string[] {
  return rules.needles(texts, words);
}
