/** An exam in shares. The number of trick questions must not change how well a help center seems to answer. */

export interface ExamShares {
  /** Of the questions that the help center answers. */
  answered: number;
  /** Of all questions. */
  wrong: number;
  declined: number;
}

interface Counts {
  knownRight: number;
  knownDeclined: number;
  knownWrong: number;
  unknownDeclined: number;
  unknownWrong: number;
}

export function sharesOf({
  knownRight,
  knownDeclined,
  knownWrong,
  unknownDeclined,
  unknownWrong,
}: Counts): ExamShares {
  const declined = knownDeclined + unknownDeclined;
  const wrong = knownWrong + unknownWrong;
  const known = Math.max(1, knownRight + knownDeclined + knownWrong);
  const all = Math.max(1, knownRight + declined + wrong);
  return { answered: knownRight / known, wrong: wrong / all, declined: declined / all };
}

/** "61%", and "0.8%" where a whole number would say nothing. */
export function percent(share: number): string {
  const value = share * 100;
  return `${value > 0 && value < 10 ? Number(value.toFixed(1)) : Math.round(value)}%`;
}
