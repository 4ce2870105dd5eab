/** Turns evidence into the probability that a passage answers the question. */
import type { Evidence } from "./weigh-passages.ts";

/** The coefficients of a logistic regression on questions about real websites: see docs/evaluation.md. */
const constant = -11.18;
const factors: Record<keyof Evidence, number> = {
  rank: 3.16,
  margin: 1.64,
  titleFit: 0.91,
  sentences: 0.38,
  all: 2.86,
  subject: 0.23,
  type: 3.21,
  intent: 1.44,
  isAnswer: 0.11,
  substance: 2.31,
  together: 2.06,
  agreement: 1.45,
  lead: 2.72,
  reply: 1.62,
};

/** If less of the question's subject is found, hardly any answer is right. */
const leastSubject = 0.3;

export function confidenceOf(evidence: Evidence): number {
  if (evidence.subject < leastSubject) return 0;
  const keys = Object.keys(factors) as (keyof Evidence)[];
  const score = keys.reduce((sum, key) => sum + factors[key] * evidence[key], constant);
  return 1 / (1 + Math.exp(-score));
}
