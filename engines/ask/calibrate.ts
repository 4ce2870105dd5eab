/** The minimum confidence at which answers are shown, so that few of them are wrong. */

export interface Calibration {
  /** An answer is shown at this confidence or higher. */
  answerFrom: number;
  /** The same for passages that are compared by their words alone. `answerFrom` if it is absent. */
  answerByWordsFrom?: number;
  /** A second passage is shown with an answer at this confidence or higher. None if it is absent. */
  alsoFrom?: number;
  /** A passage is suggested at this confidence or higher. */
  nearFrom: number;
}

export const globalCalibration: Calibration = {
  answerFrom: 0.68,
  answerByWordsFrom: 0.7,
  alsoFrom: 0.8,
  nearFrom: 0.2,
};

/** For passages that were already selected for the question, which leaves less to go wrong. */
export const preselectedCalibration: Calibration = { answerFrom: 0.4, nearFrom: 0.2 };
