/** The results of exams. The newest ones have every question, older ones their counts. */
import { and, desc, eq, inArray } from "drizzle-orm";
import { examRuns, examSchedules } from "#db/schema/exams.ts";
import { recordEvent } from "#features/companies/webhooks/record-event.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { compareResults, isWorse } from "./compare-results.ts";

export const maxRuns = 90;
/** The newest run and the one before it, which shows what changed. */
const runsWithResults = 2;

export type ExamRun = typeof examRuns.$inferSelect;
export type ExamSchedule = typeof examSchedules.$inferSelect;

interface Ended {
  companyId: string;
  contentVersion: number;
  now: Date;
}

export async function hasRun(db: Db, runId: string): Promise<boolean> {
  return (await db.select({ id: examRuns.id }).from(examRuns).where(eq(examRuns.id, runId))).length > 0;
}

/** Does nothing if the run is stored already, because its job was repeated. */
export async function storeRun(tx: Transaction, run: ExamRun): Promise<void> {
  const { companyId, contentVersion, ranAt: now } = run;
  const stored = await tx.insert(examRuns).values(run).onConflictDoNothing().returning({ id: examRuns.id });
  await endExam(tx, { companyId, contentVersion, now }, { hadTooFew: false });
  if (stored.length === 0) return;
  const all = await tx
    .select({ id: examRuns.id })
    .from(examRuns)
    .where(eq(examRuns.companyId, companyId))
    .orderBy(desc(examRuns.ranAt), desc(examRuns.id));
  const ids = all.map(({ id }) => id);
  await noteComparison(tx, run, ids[1]);
  const ofCompany = eq(examRuns.companyId, companyId);
  const [emptied, over] = [ids.slice(runsWithResults, maxRuns), ids.slice(maxRuns)];
  await tx
    .update(examRuns)
    .set({ results: [] })
    .where(and(ofCompany, inArray(examRuns.id, emptied)));
  await tx.delete(examRuns).where(and(ofCompany, inArray(examRuns.id, over)));
  const { results: _, companyId: __, id, ranAt, contentVersion: ___, ...counts } = run;
  await recordEvent(tx, run, { event: "exam.finished", data: { id, ranAt: ranAt.toISOString(), ...counts } });
}

/** Remembers that an exam got worse until a mail says so, or until an exam is as good again. */
async function noteComparison(tx: Transaction, run: ExamRun, beforeId: string | undefined): Promise<void> {
  if (beforeId === undefined) return;
  const [before] = await tx
    .select({ results: examRuns.results })
    .from(examRuns)
    .where(eq(examRuns.id, beforeId));
  const change = compareResults(before?.results ?? [], run.results);
  const ofCompany = eq(examSchedules.companyId, run.companyId);
  if (isWorse(change)) await tx.update(examSchedules).set({ worseSince: run.ranAt }).where(ofCompany);
  else if (change.gained.length > 0)
    await tx.update(examSchedules).set({ worseSince: null }).where(ofCompany);
}

/** Called without a run for a help center that wasn't examined. */
export async function endExam(
  tx: Db | Transaction,
  { companyId, contentVersion, now }: Ended,
  { hadTooFew }: { hadTooFew: boolean },
): Promise<void> {
  await tx
    .update(examSchedules)
    .set({ queuedAt: null, examinedAt: now, examinedVersion: contentVersion, hadTooFew })
    .where(eq(examSchedules.companyId, companyId));
}

/** Newest first. */
export async function listRuns(
  db: Db | Transaction,
  { companyId }: { companyId: string },
): Promise<ExamRun[]> {
  return db
    .select()
    .from(examRuns)
    .where(eq(examRuns.companyId, companyId))
    .orderBy(desc(examRuns.ranAt), desc(examRuns.id))
    .limit(maxRuns);
}

export async function findSchedule(
  db: Db,
  { companyId }: { companyId: string },
): Promise<ExamSchedule | null> {
  const [row] = await db.select().from(examSchedules).where(eq(examSchedules.companyId, companyId));
  return row ?? null;
}
