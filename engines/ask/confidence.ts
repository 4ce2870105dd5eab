/** Turns evidence into the probability that a passage answers the question. */
import type { Evidence } from "./weigh-passages.ts";

const weights: Record<keyof Evidence, number> & { constant: number } = {
  constant: -5.5,
  title: 2,
  titleFit: 1.5,
  sentences: 1,
  all: 3,
  rarest: 1,
  type: 1,
  substance: 2,
  isQuestion: 0.5,
};

export function confidenceOf(evidence: Evidence): number {
  const keys = Object.keys(evidence) as (keyof Evidence)[];
  const score = keys.reduce((sum, key) => sum + weights[key] * evidence[key], weights.constant);
  return 1 / (1 + Math.exp(-score));
}
