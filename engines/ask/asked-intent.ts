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

/** Returns null for a question that the bank of customer questions doesn't have in the center's main language. */
export function askedIntent(question: string, languages: readonly string[]): AskedIntent | null {
  const [language] = languages;
  const [id] = language === undefined ? [] : intentsAsked(question, language);
  const found = id === undefined || language === undefined ? null : customerQuestions(language).get(id);
  if (!found || language === undefined) return null;
  return {
    question: found.question,
    isStatedBy: (text) => statesAnswer({ text, language }, found),
    isAskedBy: (title) => found.asks.test(title),
  };
}

/** 1 if the passage is about the intent, 0 if it isn't, and 0.5 if the question has no intent. */
export function intentAgreement(
  intent: AskedIntent | null,
  { passage, chosen }: { passage: Passage; chosen: readonly number[] },
): number {
  if (!intent) return 0.5;
  const isStated = chosen.some((at) => intent.isStatedBy(passage.sentences[at]!));
  return isStated || intent.isAskedBy(passage.heading ?? passage.title) ? 1 : 0;
}
