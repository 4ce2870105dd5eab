/** The result of a help center's last exam, what changed since the one before, and the questions to look at. */
import type { ExamResult, ExamText } from "#db/schema/exams.ts";
import { leastStored } from "#engines/exam/compose-exam.ts";
import { changeOf } from "#features/exams/compare-results.ts";
import { type ExamRun, findSchedule, listRuns } from "#features/exams/exam-runs.server.ts";
import { abandonedAfterMs } from "#features/exams/start-due-exams.server.ts";
import { listPins } from "#features/faqs/pinned-answers.server.ts";
import { wordingOf } from "#features/faqs/wording-of.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { readWebLink } from "#shared/web-link.ts";
import { findPreviewScope } from "../find-public-scope.server.ts";
import { knownQuestions } from "../public-questions.server.ts";
import { readAnswering } from "../theme-settings.ts";
import { type ExamShares, sharesOf } from "./exam-shares.ts";

export interface ExamSquare {
  outcome: ExamResult["outcome"];
  /** Compared with the exam before, if that asked the same question. */
  change: "gained" | "lost" | null;
}

/** A question to look at: what was asked, what visitors would see, and where the answer is. */
export interface ExamCase {
  text: string;
  isKnown: boolean;
  shown: ExamPlace | null;
  expected: ExamPlace | null;
}

export interface ExamPlace {
  title: string;
  sentence: string;
  href: string;
  /** Null unless it is a published question that the team can edit. */
  faqId: string | null;
}

export interface DescribedExam {
  isRunning: boolean;
  /** The number of questions that an exam needs, if the help center has fewer. */
  needs: number | null;
  latest:
    | (ExamShares & { ranAt: Date; asked: number; rightlyDeclined: number; declinedCount: number })
    | null;
  before: (ExamShares & { ranAt: Date }) | null;
  known: ExamSquare[];
  unknown: ExamSquare[];
  wrong: ExamCase[];
  /** Questions that were answered before and aren't now. */
  lost: ExamCase[];
  /** Questions whose answer is there and isn't found. */
  declined: ExamCase[];
  declinedTotal: number;
  /** Oldest first. */
  history: (ExamShares & { ranAt: Date })[];
}

const maxCases = 12;

/** Null if answers are off. */
export async function describeExam(
  db: Db,
  scope: OwnerScope,
  { now }: { now: Date },
): Promise<DescribedExam | null> {
  const own = await findPreviewScope(db, scope);
  if (!own || !readAnswering(own.company.searchSettings).isOn) return null;
  const [runs, schedule, questions, pins] = await Promise.all([
    listRuns(db, scope),
    findSchedule(db, scope),
    knownQuestions(db, own),
    listPins(db, scope),
  ]);
  const [latest, before] = runs;
  const queued = schedule?.queuedAt?.getTime() ?? 0;
  const earlier = new Map((before?.results ?? []).map((result) => [result.text, result.outcome]));
  const results = latest?.results ?? [];
  const placeOf = (text: ExamText | null): ExamPlace | null => {
    const link = text && placeHref(text.url, own.basePath);
    if (!text || !link) return null;
    const faqId = text.slug === null ? null : (questions.bySlug.get(text.slug)?.id ?? null);
    return { title: text.title, sentence: text.sentence, href: link, faqId };
  };
  const caseOf = ({ text, isKnown, shown, expected }: ExamResult): ExamCase => ({
    text,
    isKnown,
    shown: placeOf(shown),
    expected: placeOf(expected),
  });
  const squareOf = (result: ExamResult): ExamSquare => ({
    outcome: result.outcome,
    change: changeOf(result, earlier.get(result.text)),
  });
  // What the team has pinned since needs no attention.
  const pinned = new Set(pins.map(({ wording }) => wording));
  const open = results.filter(({ text }) => !pinned.has(wordingOf(text)));
  const declined = open.filter(({ isKnown, outcome }) => isKnown && outcome === "declined");
  const lost = open.filter((result) => squareOf(result).change === "lost");
  return {
    isRunning: now.getTime() - queued < abandonedAfterMs,
    needs: schedule?.hadTooFew ? leastStored : null,
    latest: latest ? { ...datedShares(latest), ...declinesOf(latest) } : null,
    before: before ? datedShares(before) : null,
    known: inOrder(results.filter(({ isKnown }) => isKnown).map(squareOf)),
    unknown: inOrder(results.filter(({ isKnown }) => !isKnown).map(squareOf)),
    wrong: open.filter(({ outcome }) => outcome === "wrong").map(caseOf),
    lost: lost.slice(0, maxCases).map(caseOf),
    declined: declined.slice(0, maxCases).map(caseOf),
    declinedTotal: declined.length,
    history: runs.map(datedShares).reverse(),
  };
}

function datedShares(run: ExamRun): ExamShares & { ranAt: Date } {
  return { ...sharesOf(run), ranAt: run.ranAt };
}

function declinesOf(run: ExamRun) {
  const { knownRight, knownWrong, knownDeclined, unknownDeclined, unknownWrong } = run;
  return {
    asked: knownRight + knownWrong + knownDeclined + unknownDeclined + unknownWrong,
    rightlyDeclined: unknownDeclined,
    declinedCount: knownDeclined + unknownDeclined,
  };
}

const places = ["right", "wrong", "declined"];

/** Equal squares together, so that they can be counted. Those that changed come last within their outcome. */
function inOrder(squares: ExamSquare[]): ExamSquare[] {
  const rank = ({ outcome, change }: ExamSquare) => 2 * places.indexOf(outcome) + (change ? 1 : 0);
  return squares.toSorted((a, b) => rank(a) - rank(b));
}

function placeHref(url: string, basePath: string): string | null {
  return url.startsWith("/") ? `${basePath}${url}` : (readWebLink(url)?.url ?? null);
}
