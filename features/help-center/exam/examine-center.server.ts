/**
 * Examines one help center with the built-in engine, and stores the result. Never asks a language model. Idempotent: the
 * payload has the id of the run.
 */
import { findCompany } from "#features/companies/company-record.server.ts";
import { endExam, hasRun, storeRun } from "#features/exams/exam-runs.server.ts";
import type { ExamineCenterPayload } from "#features/exams/examine-center.job.ts";
import { storeClaimConflicts } from "#features/faqs/claim-conflicts.server.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import type { Services } from "#platform/services.ts";
import { createThreadPool } from "#platform/threads/thread-pool.ts";
import { primaryLanguage } from "#shared/primary-language.ts";
import { readKnowledge } from "../ask/read-knowledge.server.ts";
import { findScopeOfJob } from "../find-public-scope.server.ts";
import { readAnswering } from "../theme-settings.ts";
import type { ExamTasks } from "./exam-thread.server.ts";

/** Answering 200 questions keeps a processor busy, and visitors' pages would wait. */
const { tasks } = createThreadPool<ExamTasks>({
  script: "#features/help-center/exam/exam-thread.server.ts",
  maxMemoryMb: 512,
  use: "again",
  // One exam follows another at night.
  idleMs: 10_000,
});

export async function handleExamineCenter(
  { db, clock }: Pick<Services, "db" | "clock">,
  { companyId, runId }: ExamineCenterPayload,
  { signal }: Pick<JobContext, "signal">,
): Promise<void> {
  if (await hasRun(db, runId)) return;
  const [found, company] = await Promise.all([findScopeOfJob(db, companyId), findCompany(db, { companyId })]);
  if (!found || !company) return;
  const { scope } = found;
  const { contentVersion, searchSettings } = scope.company;
  const center = {
    knowledge: await readKnowledge(db, scope),
    language: primaryLanguage(scope.view.language),
    trade: company.trade,
    asks: readAnswering(searchSettings).isOn,
  };
  const { conflicts, exam } = await tasks.examine(center, { signal });
  await db.transaction((tx) => storeClaimConflicts(tx, { companyId, found: conflicts, now: clock.now() }));
  if (!exam || exam.results.length === 0) {
    const hadTooFew = exam !== null;
    return endExam(db, { companyId, contentVersion, now: clock.now() }, { hadTooFew });
  }
  const { counts, results } = exam;
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
    results,
  };
  await db.transaction((tx) => storeRun(tx, run));
}
