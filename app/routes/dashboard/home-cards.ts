/** What the cards for the last exam and the website say on Home. */
import type { DescribedExam, ExamSquare } from "#features/help-center/exam/describe-exam.server.ts";
import type { WebsiteChanges } from "#features/websites/check/website-check.ts";

export interface ExamSummary {
  /** ISO date. */
  ranAt: string;
  /** How the questions ended that the help center's pages answer. All shares are of these. */
  counts: Record<ExamSquare["outcome"], number>;
  /** Share that was answered in the exam before. */
  answeredBefore: number | null;
  /** Questions that no page answers, so that each answer is wrong. */
  trick: { asked: number; wrong: number };
}

/** Null until the first exam, and while the help center has too few questions for a new one. */
export function summaryOf({ latest, before, needs, known, unknown }: DescribedExam): ExamSummary | null {
  if (!latest || needs !== null || known.length === 0) return null;
  const countOf = (squares: ExamSquare[], outcome: ExamSquare["outcome"]) =>
    squares.filter((one) => one.outcome === outcome).length;
  return {
    ranAt: latest.ranAt.toISOString(),
    counts: {
      right: countOf(known, "right"),
      declined: countOf(known, "declined"),
      wrong: countOf(known, "wrong"),
    },
    answeredBefore: before?.answered ?? null,
    trick: { asked: unknown.length, wrong: countOf(unknown, "wrong") },
  };
}

export interface WebsiteState {
  /** Such as "hubley.example". */
  label: string;
  /** ISO date of the last complete reading. */
  readAt: string;
  pages: number;
  /** ISO date. Null if checks are off or the next one isn't planned yet. */
  nextAt: string | null;
  isOff: boolean;
  /** The most urgent one. Questions that are new on the website don't change what the answers say. */
  state: "failed" | "doubted" | "changed" | "contradicts" | "up-to-date";
}

/** Null if the website was never read completely. */
export function stateOf(changes: WebsiteChanges): WebsiteState | null {
  const { website, lastGood, schedule } = changes;
  if (!website || !lastGood) return null;
  return {
    label: website.label,
    readAt: lastGood.finishedAt,
    pages: lastGood.pagesRead,
    nextAt: schedule.dueAt,
    isOff: schedule.frequency === "off",
    state: mostUrgent(changes),
  };
}

function mostUrgent({
  check,
  proposals,
  contradictions,
  contactChanges,
}: WebsiteChanges): WebsiteState["state"] {
  if (check?.status === "failed") return "failed";
  if (check?.doubt) return "doubted";
  if (proposals.some(({ kind }) => kind !== "new") || contactChanges.length > 0) return "changed";
  return contradictions.length > 0 ? "contradicts" : "up-to-date";
}
