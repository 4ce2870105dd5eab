/** Plans automatic website checks and starts those that are due. */
import { and, asc, count, eq, inArray, lte } from "drizzle-orm";
import { websiteChecks, websiteSchedules } from "#db/schema.ts";
import { lockCompany } from "#features/companies/company-record.server.ts";
import { listWebsiteOwners } from "#features/companies/website-mail.server.ts";
import type { Services } from "#platform/services.ts";
import { activeStatuses } from "#shared/enumerations.ts";
import { nextCheckAt } from "./check-times.ts";
import { createCheck } from "./create-check.server.ts";
import { endAbandonedChecks } from "./end-abandoned-checks.server.ts";

type Deps = Pick<Services, "db" | "jobs" | "clock" | "origin" | "log">;

/**
 * Scheduled checks that may wait at the same time. After an outage, all overdue companies would otherwise be queued
 * together. With this many, the worker always has one to do.
 */
const maxWaiting = 20;
const plannedPerRun = 1_000;

/** Safe to run concurrently, because each company's row is locked before its check is created. */
export async function startDueChecks(deps: Deps): Promise<{ planned: number; started: number }> {
  // Otherwise they would take the places of those that are due, and keep their companies from new ones.
  await endAbandonedChecks(deps);
  const planned = await planMissing(deps);
  const { db, clock, log } = deps;
  const [waiting] = await db
    .select({ n: count() })
    .from(websiteChecks)
    .where(and(eq(websiteChecks.isScheduled, true), inArray(websiteChecks.status, activeStatuses)));
  const free = Math.max(0, maxWaiting - (waiting?.n ?? 0));
  const due = await db
    .select({ companyId: websiteSchedules.companyId })
    .from(websiteSchedules)
    .where(lte(websiteSchedules.dueAt, clock.now()))
    .orderBy(asc(websiteSchedules.dueAt))
    .limit(free);
  let started = 0;
  for (const { companyId } of due) {
    try {
      if (await startScheduled(deps, companyId)) started += 1;
    } catch (error) {
      // One company's failure must not stop the others. Its row stays due.
      log.error({ err: error, companyId }, "scheduled website check not started");
    }
  }
  return { planned, started };
}

async function startScheduled({ db, jobs, clock, origin }: Deps, companyId: string): Promise<boolean> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const company = await lockCompany(tx, { companyId });
    const [schedule] = await tx
      .select()
      .from(websiteSchedules)
      .where(and(eq(websiteSchedules.companyId, companyId), lte(websiteSchedules.dueAt, now)))
      .for("update");
    if (!company || !schedule) return false;
    const { frequency } = schedule;
    await tx
      .update(websiteSchedules)
      .set({ dueAt: nextCheckAt(companyId, { frequency, now }) })
      .where(eq(websiteSchedules.companyId, companyId));
    const created = await createCheck(tx, { jobs, origin, now }, { company, isScheduled: true });
    return created === "started";
  });
}

/** Gives a schedule to each company that finished the wizard and has an owner and a website. */
async function planMissing({ db, clock }: Deps): Promise<number> {
  const planned = db.select({ companyId: websiteSchedules.companyId }).from(websiteSchedules);
  const missing = await listWebsiteOwners(db, { without: planned, limit: plannedPerRun });
  if (missing.length === 0) return 0;
  const now = clock.now();
  const rows = missing.map((companyId) => ({
    companyId,
    dueAt: nextCheckAt(companyId, { frequency: "weekly", now }),
  }));
  await db.insert(websiteSchedules).values(rows).onConflictDoNothing();
  return rows.length;
}
