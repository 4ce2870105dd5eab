/** What changed between two exams of a help center, question by question. */
import type { ExamResult } from "#db/schema/exams.ts";

type Graded = Pick<ExamResult, "text" | "isKnown" | "outcome">;

/** Null for a question that the exam before didn't ask, and for one that is as good as before. */
export function changeOf(
  { outcome, isKnown }: Graded,
  before: ExamResult["outcome"] | undefined,
): "gained" | "lost" | null {
  if (before === undefined || before === outcome) return null;
  const wanted = isKnown ? "right" : "declined";
  if (outcome === wanted) return "gained";
  return before === wanted ? "lost" : null;
}

export interface Comparison {
  /** Questions that the exam before had right. */
  lost: string[];
  gained: string[];
}

export function compareResults(before: readonly Graded[], after: readonly Graded[]): Comparison {
  const earlier = new Map(before.map(({ text, outcome }) => [text, outcome]));
  const textsOf = (change: "gained" | "lost") =>
    after.filter((result) => changeOf(result, earlier.get(result.text)) === change).map(({ text }) => text);
  return { lost: textsOf("lost"), gained: textsOf("gained") };
}

/** An edit moves a few questions in both directions. On balance, it made the help center worse. */
export function isWorse({ lost, gained }: Comparison): boolean {
  return lost.length > gained.length;
}
