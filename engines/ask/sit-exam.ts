/** Tests a center: how many questions it answers correctly, how many incorrectly, and how many it declines. */
import { weighBest } from "./ask.ts";
import type { AskIndex } from "./ask-index.ts";
import { type Calibration, calibrate, type Trial } from "./calibrate.ts";
import type { ExamQuestion } from "./compose-exam.ts";
import type { Passage } from "./passage.ts";

export interface ExamReport {
  /** Number of questions in the exam. */
  asked: number;
  /** Shares of all questions. They add up to 1. */
  answered: number;
  wrong: number;
  declined: number;
  /** The threshold for this center. */
  calibration: Calibration;
  /** Questions that got a wrong answer, and questions that the center can answer but declined. */
  wrongly: ExamQuestion[];
  unanswered: ExamQuestion[];
}

/** Also finds the center's threshold, from the same questions. */
export function sitExam<P extends Passage>(
  index: AskIndex<P>,
  questions: readonly ExamQuestion[],
): ExamReport {
  const passages = new Map(index.search.documents.map(({ passage }) => [passage.id, passage]));
  const trials = questions.map((question) => ({ question, ...tryQuestion(index, question, passages) }));
  const known = trials.filter(({ question }) => question.answeredBy !== null);
  const unknown = trials.filter(({ question }) => question.answeredBy === null);
  const calibration = calibrate(known, unknown);
  const shown = trials.filter(({ confidence }) => confidence >= calibration.answerFrom);
  const wrongly = shown.filter(({ isRight }) => !isRight).map(({ question }) => question);
  const unanswered = known
    .filter(({ confidence }) => confidence < calibration.answerFrom)
    .map(({ question }) => question);
  const share = (count: number) => (questions.length === 0 ? 0 : count / questions.length);
  return {
    asked: questions.length,
    answered: share(shown.length - wrongly.length),
    wrong: share(wrongly.length),
    declined: share(questions.length - shown.length),
    calibration,
    wrongly,
    unanswered,
  };
}

function tryQuestion<P extends Passage>(
  index: AskIndex<P>,
  { text, answeredBy }: ExamQuestion,
  passages: ReadonlyMap<string, P>,
): Trial {
  const [best] = weighBest(index, { text });
  if (!best) return { confidence: 0, isRight: false };
  const answers = (answeredBy ?? []).flatMap((id) => passages.get(id) ?? []);
  const isRight = answers.some(
    (passage) =>
      passage === best.passage ||
      // The website often says the same thing elsewhere.
      best.chosen.some((at) => passage.sentences.includes(best.passage.sentences[at]!)),
  );
  return { confidence: best.confidence, isRight };
}
