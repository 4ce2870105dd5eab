import { customerQuestions } from "#engines/customer-questions/bank.ts";

/**
 * Topics whose heading isn't enough: "Payment" above the amount of the deposit doesn't say how to pay, and "Offers" may
 * be anything.
 */
const needsMeans = /^(?:payment|directions|areas|estimate|returns|join|licence)$/;

/** False if the bank knows what an answer to such a topic says, and none of these lines says it. */
export function saysTopic(lines: readonly string[], topic: string | null, language: string): boolean {
  if (topic === null || !needsMeans.test(topic)) return true;
  const asked = [...customerQuestions(language).values()].filter(({ intent }) => intent.topic === topic);
  const texts = [...lines, lines.join(" ")];
  return (
    asked.length === 0 || asked.some(({ says }) => says === null || texts.some((text) => says.test(text)))
  );
}
