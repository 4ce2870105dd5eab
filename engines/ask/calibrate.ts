/** Finds the confidence from which a center's answers are shown, so that few of them are wrong. */

export interface Calibration {
  /** An answer is shown from this confidence on. */
  answerFrom: number;
  /** A passage is suggested from this confidence on. */
  nearFrom: number;
  /** Whether the center's own questions decided, or the measurements over many centers. */
  basis: "center" | "global";
}

export const globalCalibration: Calibration = { answerFrom: 0.7, nearFrom: 0.15, basis: "global" };

/** For passages that were already selected for the question, which leaves less to go wrong. */
export const preselectedCalibration: Calibration = { answerFrom: 0.27, nearFrom: 0.15, basis: "global" };

/** What a question with a known outcome led to. */
export interface Trial {
  confidence: number;
  /** False for a wrong answer, and for any answer to a question that the center can't answer. */
  isRight: boolean;
}

/** Fewer trials of either kind say too little about a center. */
const minTrials = 30;
/** The share of all questions that may get a wrong answer. */
const maxWrongShare = 0.02;
/** A center may be this much more or less careful than the global threshold. */
const range = { least: 0.65, most: 0.9 } as const;

/**
 * `known` are questions that the center answers, `unknown` are questions that it can't answer. Returns the lowest
 * threshold at which at most 2 % of all questions get a wrong answer.
 */
export function calibrate(known: readonly Trial[], unknown: readonly Trial[]): Calibration {
  if (known.length < minTrials || unknown.length < minTrials) return globalCalibration;
  const trials = [...known, ...unknown].sort((a, b) => b.confidence - a.confidence);
  const maxWrong = Math.floor(trials.length * maxWrongShare);
  let wrong = 0;
  let answerFrom: number = range.least;
  for (const { confidence, isRight } of trials) {
    if (!isRight) wrong++;
    if (wrong > maxWrong) {
      // Just above the first wrong answer too many.
      answerFrom = confidence + 1e-6;
      break;
    }
  }
  return {
    answerFrom: Math.min(range.most, Math.max(range.least, answerFrom)),
    nearFrom: globalCalibration.nearFrom,
    basis: "center",
  };
}
