/** Recognizes what customers often ask, however they word it: a bridge between "credit cards" and "Visa". */
import { customerQuestions, intentsAsked } from "#engines/customer-questions/bank.ts";
import { statesAnswer } from "#engines/customer-questions/states-answer.ts";
import type { Passage } from "./passage.ts";

export interface AskedIntent {
  /** The question as the bank words it. */
  question: string;
  /** True for a sentence that states what the question asks for. */
  isStatedBy: (sentence: string) => boolean;
  /** True for a title that asks the same question. */
  isAskedBy: (title: string) => boolean;
}

/** "May I bring my dog?" is about two: what to bring, and pets. Others are chance. */
const maxIntents = 2;

/** Empty for a question that the bank of customer questions doesn't have in the center's main language. */
export function askedIntents(question: string, languages: readonly string[]): AskedIntent[] {
  const [language] = languages;
  if (language === undefined) return [];
  const bank = customerQuestions(language);
  return intentsAsked(question, language)
    .slice(0, maxIntents)
    .flatMap((id) => bank.get(id) ?? [])
    .map((found) => ({
      question: found.question,
      isStatedBy: (text) => statesAnswer({ text, language }, found),
      isAskedBy: (title) => found.asks.test(title),
    }));
}

/** Share of the intents that the passage is about, and 0.5 if the question has none. */
export function intentAgreement(
  intents: readonly AskedIntent[],
  { passage, chosen }: { passage: Passage; chosen: readonly number[] },
): number {
  if (intents.length === 0) return 0.5;
  const met = intents.filter(
    ({ isStatedBy, isAskedBy }) =>
      chosen.some((at) => isStatedBy(passage.sentences[at]!)) || isAskedBy(passage.heading ?? passage.title),
  );
  return met.length / intents.length;
}
