/**
 * Examines one help center with the built-in engine: composes its questions, asks them, and stores the result. Never
 * asks a language model. Idempotent: the payload has the id of the run.
 */
import { setImmediate } from "node:timers/promises";
import type { StoredClaim } from "#db/schema/contradictions.ts";
import type { ExamResult, ExamText } from "#db/schema/exams.ts";
import {
  type ClaimContradiction,
  type ClaimSide,
  findClaimContradictions,
} from "#engines/contradictions/find-contradictions.ts";
import { composeExam } from "#engines/exam/compose-exam.ts";
import { countOutcomes, type GradedQuestion, gradeAnswer } from "#engines/exam/grade-exam.ts";
import { findCompany } from "#features/companies/company-record.server.ts";
import { endExam, hasRun, storeRun } from "#features/exams/exam-runs.server.ts";
import type { ExamineCenterPayload } from "#features/exams/examine-center.job.ts";
import { type FoundConflict, storeClaimConflicts } from "#features/faqs/claim-conflicts.server.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import type { Services } from "#platform/services.ts";
import { primaryLanguage } from "#shared/primary-language.ts";
import { readKnown, replyFrom } from "../ask/ask-center.server.ts";
import type { CenterPassage } from "../ask/list-passages.server.ts";
import { findScopeOfJob } from "../find-public-scope.server.ts";
import { readAnswering } from "../theme-settings.ts";

export async function handleExamineCenter(
  { db, clock }: Pick<Services, "db" | "clock">,
  { companyId, runId }: ExamineCenterPayload,
  { signal }: Pick<JobContext, "signal">,
): Promise<void> {
  if (await hasRun(db, runId)) return;
  const [found, company] = await Promise.all([findScopeOfJob(db, companyId), findCompany(db, { companyId })]);
  if (!found || !company) return;
  const { scope } = found;
  const { contentVersion } = scope.company;
  const end = (hadTooFew: boolean) =>
    endExam(db, { companyId, contentVersion, now: clock.now() }, { hadTooFew });
  const known = await readKnown(db, scope);
  const passages = known.index.search.documents.map(({ passage }) => passage);
  const conflicts = (await findClaimContradictions(passages)).map(conflictOf);
  await db.transaction((tx) => storeClaimConflicts(tx, { companyId, found: conflicts, now: clock.now() }));
  if (!readAnswering(scope.company.searchSettings).isOn) return end(false);

  const language = primaryLanguage(scope.view.language);
  const questions = composeExam({ passages, language, trade: company.trade, pinned: [...known.pins.keys()] });
  if (questions.length === 0) return end(true);

  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const graded: GradedQuestion<CenterPassage>[] = [];
  for (const question of questions) {
    const result = replyFrom(known, question.text)?.result ?? null;
    graded.push(gradeAnswer(question, { result, passages: byId }));
    // Visitors' requests come before the next question.
    await setImmediate(undefined, { signal });
  }
  const counts = countOutcomes(graded);
  const run = {
    id: runId,
    companyId,
    contentVersion,
    ranAt: clock.now(),
    knownRight: counts.known.right,
    knownDeclined: counts.known.declined,
    knownWrong: counts.known.wrong,
    unknownDeclined: counts.unknown.declined,
    unknownWrong: counts.unknown.wrong,
    results: graded.map((one) => resultOf(one, byId)),
  };
  await db.transaction((tx) => storeRun(tx, run));
}

function conflictOf({ kind, sides: [one, other] }: ClaimContradiction<CenterPassage>): FoundConflict {
  return { kind, claims: [claimOf(one), claimOf(other)] };
}

function claimOf({ passage, sentence, from, to }: ClaimSide<CenterPassage>): StoredClaim {
  const { title, url, slug } = textOf(passage, sentence);
  return { sentence, from, to, title, url, slug };
}

function resultOf(
  { question: { text, origin, answeredBy }, outcome, shown }: GradedQuestion<CenterPassage>,
  byId: ReadonlyMap<string, CenterPassage>,
): ExamResult {
  const [first] = shown;
  const expected = answeredBy === null ? undefined : byId.get(answeredBy[0] ?? "");
  return {
    text,
    origin,
    isKnown: answeredBy !== null,
    outcome,
    shown:
      outcome === "wrong" && first
        ? textOf(first.passage, shown.map((sentence) => sentence.text).join(" "))
        : null,
    expected: outcome !== "right" && expected ? textOf(expected, expected.sentences[0] ?? "") : null,
  };
}

/** In characters. The list of questions stays small enough to read it with each page. */
const maxSentence = 400;

function textOf({ title, heading, url, slug, kind }: CenterPassage, sentence: string): ExamText {
  const name = kind === "question" ? title : (heading ?? title);
  return { title: name.slice(0, maxSentence), url, slug, sentence: sentence.slice(0, maxSentence) };
}
