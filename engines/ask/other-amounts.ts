/** Recognizes amounts that are no price of what is asked for, such as a deposit. */
import { customerQuestions } from "#engines/customer-questions/bank.ts";
import type { IntentId } from "#engines/customer-questions/intents.ts";
import { statesAnswer } from "#engines/customer-questions/states-answer.ts";

/** What is paid besides the price. */
const besides: readonly IntentId[] = ["deposit", "tourist-tax", "final-cleaning", "cancellation"];

/** True for a sentence about what the question doesn't ask for: "From seven nights on, we ask for a deposit of €50." */
export function namesOtherAmount(
  text: string,
  { asked, language }: { asked: readonly { id: IntentId }[]; language: string },
): boolean {
  const bank = customerQuestions(language);
  return besides.some((id) => {
    const found = bank.get(id);
    return (
      found !== undefined && asked.every((one) => one.id !== id) && statesAnswer({ text, language }, found)
    );
  });
}
