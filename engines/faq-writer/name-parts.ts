/** Names the part of the company that its own questions are about. */
import { foldText } from "#engines/search/fold-text.ts";
import { splitWords } from "#engines/search/split-words.ts";
import { stopWords } from "#engines/search/stop-words.ts";
import { questionKey } from "./dedupe.ts";
import { foldLoosely } from "./ground.ts";
import type { Written } from "./write-drafts.ts";

/** In letters. "Stored" and "storage" share their beginning. */
const stemLength = 4;
/** Of a question. With more, it says itself what it is about. */
const maxTelling = 5;
/** A page with fewer isn't one of several lists of questions. */
const minQuestions = 2;

/**
 * "Are there side effects?" is clear on the page of one treatment, and not among the questions of all. If several pages
 * about one thing each have a list of questions, short ones get the name of their page. Those in the same words are
 * distinguished later.
 */
export function nameParts(pairs: readonly Written[]): Written[] {
  const lists = Map.groupBy(
    pairs.filter(({ subject }) => subject !== null),
    ({ subject }) => foldLoosely(subject!),
  );
  const parts = new Set([...lists].flatMap(([subject, own]) => (own.length >= minQuestions ? subject : [])));
  if (parts.size < 2) return [...pairs];
  const keys = Map.groupBy(pairs, ({ question }) => questionKey(question));
  return pairs.map((pair) =>
    pair.subject !== null &&
    parts.has(foldLoosely(pair.subject)) &&
    tellingWords(pair.question) <= maxTelling &&
    !sharesWord(pair.question, pair.subject) &&
    keys.get(questionKey(pair.question))!.length === 1
      ? { ...pair, needsSubject: true }
      : pair,
  );
}

function tellingWords(question: string): number {
  return new Set(splitWords(foldText(question)).flatMap(({ word }) => (stopWords.has(word) ? [] : [word])))
    .size;
}

function sharesWord(question: string, subject: string): boolean {
  const stems = stemsOf(question);
  return [...stemsOf(subject)].some((stem) => stems.has(stem));
}

function stemsOf(text: string): Set<string> {
  const words = foldLoosely(text).split(" ");
  return new Set(words.filter((word) => word.length >= 3).map((word) => word.slice(0, stemLength)));
}
