/** Compares a help center with the questions that customers of its trade ask. */
import type { TradeId } from "#shared/enumerations.ts";
import { splitSentences } from "#shared/text.ts";
import { type CustomerQuestion, coreQuestionsOf } from "./bank.ts";
import { statesAnswer } from "./states-answer.ts";

export interface Coverage {
  /** Number of questions that customers of the trade are almost certain to ask. */
  asked: number;
  answered: CustomerQuestion[];
  /** Questions without an answer, in the bank's order. */
  missing: CustomerQuestion[];
}

interface Center {
  language: string;
  companyName?: string;
  /** Those that the help center answers. */
  questions: readonly string[];
  /** Texts below titles that ask nothing, such as "House rules". Markdown. */
  texts?: readonly string[];
}

export function coverageOf(
  trade: TradeId | null,
  { language, companyName, questions, texts = [] }: Center,
): Coverage {
  const core = coreQuestionsOf(trade, language);
  const isAnswered = (one: CustomerQuestion) =>
    questions.some((question) => one.asks.test(question)) ||
    texts.some((text) => one.says?.test(text) && statementsOf(text).some(states(one)));
  const states = (one: CustomerQuestion) => (text: string) =>
    statesAnswer({ text, language, companyName }, one);
  const statementsOf = (text: string) =>
    text.split("\n").flatMap((line) => splitSentences(line.replace(/^[-*#\s]+|\*\*/g, ""), language));
  const answered = new Set(core.filter(isAnswered));
  return {
    asked: core.length,
    answered: [...answered],
    missing: core.filter((one) => !answered.has(one)),
  };
}
