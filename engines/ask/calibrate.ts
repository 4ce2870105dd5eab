/** Finds the minimum confidence at which a center's answers are shown, so that few of them are wrong. */

export interface Calibration {
  /** An answer is shown at this confidence or higher. */
  answerFrom: number;
  /** A passage is suggested at this confidence or higher. */
  nearFrom: number;
  /** Whether the thresholds come from the center's own questions or from measurements across many centers. */
  basis: "center" | "global";
}

export const globalCalibration: Calibration = { answerFrom: 0.7, nearFrom: 0.15, basis: "global" };

/** For passages that were already selected for the question, which leaves less to go wrong. */
export const preselectedCalibration: Calibration = { answerFrom: 0.27, nearFrom: 0.15, basis: "global" };

/** The result of a question whose correct outcome is known. */
export interface Trial {
  confidence: number;
  /** False for a wrong answer, and for any answer to a question that the center can't answer. */
  isRight: boolean;
}

/** With fewer trials of either kind, too little is known about a center. */
const minTrials = 30;
/** The share of all questions that may get a wrong answer. */
const maxWrongShare = 0.02;
/** The limits of a center's own threshold, which may be lower or higher than the global one. */
const range = { least: 0.65, most: 0.9 } as const;

/**
 * `known` are questions that the center answers, and `unknown` are questions that it can't answer. Returns the lowest
 * threshold at which at most 2% of all questions get a wrong answer.
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
      // Just above the first wrong answer that exceeds the limit.
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
