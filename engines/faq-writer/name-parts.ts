/** Names the part of the company that its own questions are about. */
import { intentsAsked } from "#engines/customer-questions/bank.ts";
import { foldText } from "#engines/search/fold-text.ts";
import { splitWords } from "#engines/search/split-words.ts";
import { stopWords } from "#engines/search/stop-words.ts";
import { questionKey, sameAnswer } from "./dedupe.ts";
import { foldLoosely } from "./ground.ts";
import type { Written } from "./write-drafts.ts";

/** In letters. "Stored" and "storage" share their beginning. */
const stemLength = 4;
/** Of a question. With more, it says itself what it is about. */
const maxTelling = 2;

/**
 * "Do I need experience?" and "Is any experience needed?" have other answers for other courses. Each gets the name of its
 * page. Questions in the same words get theirs later.
 */
export function nameParts(pairs: readonly Written[], language: string): Written[] {
  const asked = new Map(
    pairs.map((pair) => [
      pair,
      { intent: intentsAsked(pair.question, language)[0], key: questionKey(pair.question) },
    ]),
  );
  const isElsewhere = (pair: Written, other: Written): boolean =>
    other.subject !== null &&
    other.pageUrl !== pair.pageUrl &&
    asked.get(other)!.intent === asked.get(pair)!.intent &&
    !sameAnswer(other.answer, pair.answer);
  return pairs.map((pair) => {
    const { intent, key } = asked.get(pair)!;
    const needsName =
      intent !== undefined &&
      pair.subject !== null &&
      tellingWords(pair.question) <= maxTelling &&
      !sharesWord(pair.question, pair.subject) &&
      pairs.some((other) => isElsewhere(pair, other)) &&
      !pairs.some((other) => other !== pair && asked.get(other)!.key === key);
    return needsName ? { ...pair, needsSubject: true } : pair;
  });
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
