/** Turns evidence into the probability that a passage answers the question. */
import type { Evidence } from "./weigh-passages.ts";

/** The coefficients of a logistic regression on questions about real websites: see docs/evaluation.md. */
const constant = -5.9;
const factors: Record<keyof Evidence, number> = {
  rank: 0.42,
  margin: 1.32,
  title: 0.4,
  titleFit: 1.32,
  sentences: 0.92,
  all: 1.2,
  subject: 1.97,
  type: 0.89,
  intent: 1.21,
  substance: 1.23,
  isAnswer: 0.99,
};

/** If less of the question's subject was found, none of 39 answers on these websites was right. */
const leastSubject = 0.3;

export function confidenceOf(evidence: Evidence): number {
  if (evidence.subject < leastSubject) return 0;
  const keys = Object.keys(factors) as (keyof Evidence)[];
  const score = keys.reduce((sum, key) => sum + factors[key] * evidence[key], constant);
  return 1 / (1 + Math.exp(-score));
}
