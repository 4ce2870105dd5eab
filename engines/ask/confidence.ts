/** Turns evidence into the probability that a passage answers the question. */
import { type Evidence, isAboutSubject } from "./weigh-passages.ts";

type Factors = Record<
  Exclude<
    keyof Evidence,
    "meaning" | "meaningLead" | "canAnswer" | "lacksWord" | "isSame" | "isStated" | "isOnTopic"
  >,
  number
>;

/**
 * The coefficients of logistic regressions on questions about real websites: see docs/evaluation.md. This one is for
 * passages that are compared by their words alone.
 */
const byWords: Factors & { constant: number } = {
  constant: -8.06,
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

/** For passages in a language whose words have meanings. */
const byMeaning: typeof byWords & { meaning: number; meaningLead: number } = {
  constant: -8.56,
  rank: 1.03,
  margin: 1.27,
  titleFit: 1.48,
  sentences: 0.31,
  all: 1.86,
  subject: 0.38,
  type: 1.91,
  intent: 1.43,
  isAnswer: 0.32,
  substance: 1.79,
  together: 1.03,
  agreement: 0.75,
  lead: 2.26,
  reply: 1.14,
  meaning: 1.67,
  meaningLead: 1.92,
};

/** Enough to be suggested, and too little for an answer, even among passages that were selected for the question. */
const mostOfNear = 0.35;

/** True for a passage that was written for the same question. */
export function answersSame({ canAnswer, isSame }: Evidence): boolean {
  return canAnswer && isSame;
}

/** Of a passage that was written for the same question. */
const leastOfSame = 0.85;
/** Of one that states what the question asks for, as a learned model recognizes both. */
const leastOfStated = 0.75;

/** Of one that has everything but a word that tells what the question is about. */
const leastWithoutWord = 0.9;
/** Below every center's threshold, but enough for passages that were already selected for the question. */
const mostWithoutWord = 0.5;

/** Enough to be suggested: "Contains: wheat and milk" to "Which allergens?". */
const leastOnTopic = 0.25;

export function confidenceOf(evidence: Evidence): number {
  const confidence = likelihoodOf(evidence);
  return evidence.isOnTopic ? Math.max(confidence, leastOnTopic) : confidence;
}

function likelihoodOf(evidence: Evidence): number {
  // What is about everything that the question asks may be suggested, even if it shares no word with it.
  const isOfSubject = isAboutSubject(evidence);
  if (!isOfSubject && evidence.intent < 1 && !evidence.isStated) return 0;
  const {
    meaning,
    meaningLead,
    canAnswer,
    lacksWord,
    isSame: _,
    isStated,
    isOnTopic: __,
    ...words
  } = evidence;
  const factors = meaning === null ? byWords : byMeaning;
  const meant = meaning === null ? 0 : byMeaning.meaning * meaning + byMeaning.meaningLead * meaningLead;
  const keys = Object.keys(words) as (keyof Factors)[];
  const score = keys.reduce((sum, key) => sum + factors[key] * words[key], factors.constant + meant);
  const confidence = 1 / (1 + Math.exp(-score));
  if (answersSame(evidence)) return Math.max(confidence, leastOfSame);
  // "Hall for hire" doesn't say how much it is.
  if (canAnswer && isStated && evidence.type > 0) return Math.max(confidence, leastOfStated);
  // "May I bring nappies?" is hardly ever answered by what else to bring.
  if (lacksWord && confidence < leastWithoutWord)
    return Math.min(confidence, canAnswer ? mostWithoutWord : mostOfNear);
  return canAnswer && isOfSubject ? confidence : Math.min(confidence, mostOfNear);
}
