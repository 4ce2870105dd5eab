/** Compares a help center with the questions that customers of its trade ask. */

import type { TradeId } from "#shared/enumerations.ts";
import { type CustomerQuestion, coreQuestionsOf } from "./bank.ts";

export interface Coverage {
  /** Number of questions that customers of the trade are almost certain to ask. */
  asked: number;
  answered: CustomerQuestion[];
  /** Questions without an answer, in the bank's order. */
  missing: CustomerQuestion[];
}

/** `questions` are those that the help center answers. */
export function coverageOf(
  trade: TradeId | null,
  { language, questions }: { language: string; questions: readonly string[] },
): Coverage {
  const core = coreQuestionsOf(trade, language);
  const isAnswered = ({ asks }: CustomerQuestion) => questions.some((question) => asks.test(question));
  return {
    asked: core.length,
    answered: core.filter(isAnswered),
    missing: core.filter((one) => !isAnswered(one)),
  };
}
