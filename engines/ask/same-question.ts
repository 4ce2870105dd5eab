/**
 * Recognizes that a visitor asks just what a stored question asks, in whatever words: "what are your rates" beside
 * "What are your prices?". Neither may say anything else: "how much is a crown" is another question.
 */
import { foldText } from "#engines/search/fold-text.ts";
import { splitWords } from "#engines/search/split-words.ts";
import { type AnswerType, answerTypeOf } from "./answer-type.ts";
import type { AskedIntent } from "./asked-intent.ts";
import { answersQuestion, type Passage } from "./passage.ts";

interface Asked {
  type: AnswerType | null;
  /** What customers ask with the question, if it says nothing else. */
  onlyIntents: readonly AskedIntent[];
  /** True for a stop word, and for one that many questions have in common. */
  isAsking: (word: string) => boolean;
}

/**
 * True for a passage whose question says the same as this one. It may also have the website's name, but not only one of
 * several words of it: "How much is a crown?" isn't about Crown Dental.
 */
export function asksSame(
  passage: Passage,
  { type, onlyIntents, isAsking }: Asked,
  nameWords: ReadonlySet<string>,
): boolean {
  if (onlyIntents.length === 0 || !answersQuestion(passage)) return false;
  const title = passage.heading ?? passage.title;
  // "Do you deliver?" isn't "How much is delivery?".
  if (answerTypeOf(title, [passage.language]) !== type) return false;
  const all = wordsOf(title);
  const named = all.filter((word) => nameWords.has(word)).length;
  const isNamed = named >= Math.min(2, nameWords.size);
  const words = all.filter((word) => !isAsking(word) && !(isNamed && nameWords.has(word)));
  return onlyIntents.some((intent) => asksOnly(title, intent, words));
}

/** `words` are those of the text that not every question could have. Each has to ask for the same. */
export function asksOnly(
  text: string,
  { isAsked, isNamedBy }: Pick<AskedIntent, "isAsked" | "isNamedBy">,
  words: readonly string[],
): boolean {
  return isAsked(text) && words.every(isNamedBy);
}

/** A website's own name is in the titles of at least this share of its pages. */
const shareOfPages = 0.5;
const leastPages = 3;

/** Folded words of the names of center and website, which a question may have without being about something else. */
export function nameWordsOf(passages: readonly Passage[], name: string): ReadonlySet<string> {
  const titles = new Map(
    passages.filter(({ kind }) => kind === "page").map(({ url, title }) => [url, title]),
  );
  const counts = new Map<string, number>();
  for (const title of titles.values())
    for (const word of new Set(wordsOf(title))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const enough = Math.max(leastPages, titles.size * shareOfPages);
  return new Set([
    ...wordsOf(name),
    ...[...counts].flatMap(([word, count]) => (count >= enough ? [word] : [])),
  ]);
}

function wordsOf(text: string): string[] {
  return splitWords(foldText(text)).map(({ word }) => word);
}
