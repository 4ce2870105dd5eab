/**
 * Recognizes that a visitor asks just what a stored question asks, in whatever words: "what are your rates" beside
 * "What are your prices?". Neither may say anything else: "how much is a crown" is another question.
 */
import type { IntentId } from "#engines/customer-questions/intents.ts";
import { foldText } from "#engines/search/fold-text.ts";
import { splitWords } from "#engines/search/split-words.ts";
import { stemOf } from "#engines/search/stem.ts";
import { stopWords } from "#engines/search/stop-words.ts";
import { type AnswerType, answerTypeOf } from "./answer-type.ts";
import type { AskedIntent } from "./asked-intent.ts";
import { isNegated } from "./is-negated.ts";
import { answersQuestion, type Passage, questionOf } from "./passage.ts";

interface Asked {
  /** Without the question before it. */
  alone: string;
  type: AnswerType | null;
  /** What customers ask with the question, if it says nothing else. */
  onlyIntents: readonly AskedIntent[];
  /** Folded words of the question that not every question could have. */
  telling: readonly string[];
  /** True for a stop word, and for one that many questions have in common. */
  isAsking: (word: string) => boolean;
}

/**
 * What these ask for has many names, such as prices and rates. Others join several things, such as pool and sauna: two
 * questions that each name something else aren't the same.
 */
const oneSubject: ReadonlySet<IntentId> = new Set<IntentId>([
  "contact",
  "address",
  "hours",
  "prices",
  "who-runs-it",
  "payment",
  "parking",
  "booking",
  "cancellation",
  "delivery",
]);

/** What a question asks for even if it consists of a word, such as "address" and "open today". */
const typeOfShort: Partial<Record<IntentId, AnswerType>> = { address: "place", hours: "time" };

/**
 * True for a passage whose question says the same as this one. It may also have the website's name, but not only one of
 * several words of it: "How much is a crown?" isn't about Crown Dental.
 */
export function asksSame(
  passage: Passage,
  { alone, type, onlyIntents, telling, isAsking }: Asked,
  nameWords: ReadonlySet<string>,
): boolean {
  if (onlyIntents.length === 0 || !answersQuestion(passage)) return false;
  const title = questionOf(passage);
  // "Do you deliver?" isn't "How much is delivery?".
  const titleType = answerTypeOf(title, [passage.language]);
  // "address" asks what "Where are you?" asks.
  const isShort = (id: IntentId) => type === null && titleType !== null && typeOfShort[id] === titleType;
  // The phone number is one of the ways that "How can I contact you?" lists.
  const isMeansOf = (id: IntentId) => id === "contact" && (type === "phone" || type === "mail");
  const all = wordsOf(title);
  if (isNegated(all, passage.language) !== isNegated(wordsOf(alone), passage.language)) return false;
  const named = all.filter((word) => nameWords.has(word)).length;
  const isNamed = named >= Math.min(2, nameWords.size);
  // A name in another language has small words of its own: "Mary and the Dogs".
  const isOfName = (word: string) => isNamed && (nameWords.has(word) || stopWords.has(word));
  const words = all.filter((word) => !isAsking(word) && !isOfName(word));
  const isSimilar = isWithin(telling, words) || isWithin(words, telling);
  return onlyIntents.some(
    (intent) =>
      (titleType === type || isShort(intent.id) || isMeansOf(intent.id)) &&
      (isSimilar || oneSubject.has(intent.id)) &&
      asksOnly(title, intent, words),
  );
}

function isWithin(some: readonly string[], all: readonly string[]): boolean {
  const stems = new Set(all.map(stemOf));
  return some.every((word) => stems.has(stemOf(word)));
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
  const words = [...wordsOf(name), ...wordsOfTitles(passages, leastPages)];
  return new Set(words.filter((word) => !stopWords.has(word)));
}

/** Folded words that most pages have in their titles. All words of the only one's. */
export function siteWordsOf(passages: readonly Passage[]): ReadonlySet<string> {
  return new Set(wordsOfTitles(passages, 1));
}

function wordsOfTitles(passages: readonly Passage[], least: number): string[] {
  const titles = new Map(
    passages.filter(({ kind }) => kind === "page").map(({ url, title }) => [url, title]),
  );
  const counts = new Map<string, number>();
  for (const title of titles.values())
    for (const word of new Set(wordsOf(title))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const enough = Math.max(least, titles.size * shareOfPages);
  return [...counts].flatMap(([word, count]) => (count >= enough ? [word] : []));
}

function wordsOf(text: string): string[] {
  return splitWords(foldText(text)).map(({ word }) => word);
}
