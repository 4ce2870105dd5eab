/** Enqueues the exams of public help centers that are due, and of those whose content has changed a lot. */
import { and, asc, count, eq, gt, inArray, isNull, lt, lte, or } from "drizzle-orm";
import { examSchedules } from "#db/schema/exams.ts";
import { listChangedCenters, listPublicCenters } from "#features/companies/public-centers.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import { nextNightAt } from "./exam-times.ts";
import { examineCenterJob } from "./examine-center.job.ts";

type Deps = Pick<Services, "db" | "jobs" | "clock" | "ids" | "log">;

/** Exams that may wait at the same time, so that an outage isn't followed by all of them together. */
const maxWaiting = 20;
const plannedPerRun = 500;
/** A job that hasn't ended after this time has failed, and no longer holds a place. */
export const abandonedAfterMs = 30 * 60_000;
/** Publishing an import or accepting a list of proposals moves the content version this much. */
const largeChange = 25;
/** After a large change, while the owner may still be editing. */
const changedAfterMs = 3_600_000;
/** An owner who waits for a result comes before all exams of the night. */
const nightPriority = -20;

/** Safe to run concurrently, because each schedule's row is locked before its exam is enqueued. */
export async function startDueExams(deps: Deps): Promise<{ planned: number; started: number }> {
  const { db, clock, log } = deps;
  const now = clock.now();
  const abandoned = new Date(now.getTime() - abandonedAfterMs);
  const planned = await planMissing(deps);
  const [waiting] = await db
    .select({ n: count() })
    .from(examSchedules)
    .where(gt(examSchedules.queuedAt, abandoned));
  const free = Math.max(0, maxWaiting - (waiting?.n ?? 0));
  const isFree = or(isNull(examSchedules.queuedAt), lte(examSchedules.queuedAt, abandoned));
  const due = await db
    .select({ companyId: examSchedules.companyId })
    .from(examSchedules)
    .where(and(isFree, lte(examSchedules.dueAt, now)))
    .orderBy(asc(examSchedules.dueAt))
    .limit(free);
  let started = 0;
  for (const { companyId } of due) {
    try {
      started += await db.transaction((tx) => startDue(tx, deps, { companyId, now }));
    } catch (error) {
      // One company's failure must not stop the others. Its row stays due.
      log.error({ err: error, companyId }, "exam not started");
    }
  }
  return { planned, started };
}

async function startDue(
  tx: Transaction,
  { jobs, ids }: Deps,
  { companyId, now }: { companyId: string; now: Date },
): Promise<number> {
  const [row] = await tx
    .select()
    .from(examSchedules)
    .where(and(eq(examSchedules.companyId, companyId), lte(examSchedules.dueAt, now)))
    .for("update");
  if (!row) return 0;
  const [center] = await listPublicCenters(tx, { among: [companyId], limit: 1 });
  const dueAt = nextNightAt(companyId, now);
  await tx
    .update(examSchedules)
    .set({ dueAt, ...(center ? { queuedAt: now } : {}) })
    .where(eq(examSchedules.companyId, companyId));
  if (!center) return 0;
  const options = { key: companyId, companyId, priority: nightPriority };
  await jobs.enqueue(tx, examineCenterJob, { companyId, runId: ids.uuid() }, options);
  return 1;
}

/** A new help center is due immediately, so that its owner doesn't wait for the night. So is one that changed a lot. */
async function planMissing({ db, clock }: Deps): Promise<number> {
  const now = clock.now();
  const known = db.select({ companyId: examSchedules.companyId }).from(examSchedules);
  const missing = await listPublicCenters(db, { without: known, limit: plannedPerRun });
  if (missing.length > 0) {
    const rows = missing.map((companyId) => ({ companyId, dueAt: now }));
    await db.insert(examSchedules).values(rows).onConflictDoNothing();
  }
  const examined = db
    .select({ companyId: examSchedules.companyId, version: examSchedules.examinedVersion })
    .from(examSchedules)
    .where(lt(examSchedules.examinedAt, new Date(now.getTime() - changedAfterMs)));
  const changed = await listChangedCenters(db, { examined, by: largeChange, limit: plannedPerRun });
  if (changed.length > 0)
    await db.update(examSchedules).set({ dueAt: now }).where(inArray(examSchedules.companyId, changed));
  return missing.length;
}
