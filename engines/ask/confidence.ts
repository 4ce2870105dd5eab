/** Turns evidence into the probability that a passage answers the question. */
import type { Evidence } from "./weigh-passages.ts";

/** The coefficients of a logistic regression on questions about real websites: see docs/evaluation.md. */
const constant = -8.06;
const factors: Record<keyof Evidence, number> = {
  rank: 3.21,
  margin: 1.25,
  titleFit: 1.73,
  sentences: 1.2,
  all: 1.1,
  subject: 0.32,
  type: 2.42,
  intent: 1.29,
  isAnswer: 0.53,
  substance: 1.99,
  together: 0.97,
  agreement: 0.32,
  lead: 2.59,
  reply: 0.65,
};

/** If less of the question's subject is found, hardly any answer is right. */
const leastSubject = 0.3;

export function confidenceOf(evidence: Evidence): number {
  if (evidence.subject < leastSubject) return 0;
  const keys = Object.keys(factors) as (keyof Evidence)[];
  const score = keys.reduce((sum, key) => sum + factors[key] * evidence[key], constant);
  return 1 / (1 + Math.exp(-score));
}
