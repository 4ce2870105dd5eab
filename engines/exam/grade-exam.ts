/** Grades what a help center answers: rightly, wrongly or not at all. */
import type { AskResult } from "#engines/ask/ask.ts";
import type { Passage, SelectedSentence } from "#engines/ask/passage.ts";
import type { ExamQuestion } from "./exam-question.ts";
import { normalize, wordsIn } from "./telling-words.ts";

export const examOutcomes = ["right", "declined", "wrong"] as const;
/** For a question that the center can't know, "declined" is what it should do, and it is never "right". */
type ExamOutcome = (typeof examOutcomes)[number];

export interface GradedQuestion<P extends Passage> {
  question: ExamQuestion;
  outcome: ExamOutcome;
  /** The sentences that visitors would see. */
  shown: SelectedSentence<P>[];
}

/** Share of the shorter text's words that the other one must have to count as saying the same. */
const leastShared = 0.7;

export function gradeAnswer<P extends Passage>(
  question: ExamQuestion,
  { result, passages }: { result: AskResult<P> | null; passages: ReadonlyMap<string, Passage> },
): GradedQuestion<P> {
  const shown = result?.decision === "answer" ? result.sentences : [];
  return { question, outcome: outcomeOf(question, shown, passages), shown };
}

function outcomeOf(
  { answeredBy }: ExamQuestion,
  shown: readonly SelectedSentence<Passage>[],
  passages: ReadonlyMap<string, Passage>,
): ExamOutcome {
  if (shown.length === 0) return "declined";
  if (answeredBy === null) return "wrong";
  const isExpected = shown.some(({ passage }) => answeredBy.includes(passage.id));
  const expected = answeredBy.flatMap((id) => passages.get(id)?.sentences ?? []);
  // The website and other questions often say the same, in one sentence or as a list.
  const isSame =
    shown.some(({ text }) => expected.some((other) => saysSame(text, other))) ||
    saysSame(shown.map(({ text }) => text).join(" "), expected.join(" "));
  return isExpected || isSame ? "right" : "wrong";
}

/** Numbers have to agree, because two prices differ in nothing else. */
export function saysSame(one: string, other: string): boolean {
  if (normalize(one) === normalize(other)) return true;
  const [shorter, longer] = [wordsIn(one), wordsIn(other)].sort((a, b) => a.length - b.length) as [
    string[],
    string[],
  ];
  if (shorter.length < 4) return false;
  const inLonger = new Set(longer);
  const numbers = shorter.filter((word) => /\d/.test(word));
  if (!numbers.every((number) => inLonger.has(number))) return false;
  return shorter.filter((word) => inLonger.has(word)).length / shorter.length >= leastShared;
}

export interface ExamCounts {
  /** Questions that the center answers, by outcome. */
  known: Record<ExamOutcome, number>;
  /** Questions that it can't know. */
  unknown: Record<ExamOutcome, number>;
}

export function countOutcomes(graded: readonly GradedQuestion<Passage>[]): ExamCounts {
  const counts: ExamCounts = {
    known: { right: 0, declined: 0, wrong: 0 },
    unknown: { right: 0, declined: 0, wrong: 0 },
  };
  for (const { question, outcome } of graded)
    counts[question.answeredBy === null ? "unknown" : "known"][outcome]++;
  return counts;
}
