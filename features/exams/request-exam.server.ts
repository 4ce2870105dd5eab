/** Starts an exam for a member who waits for it. */
import { and, eq, gt } from "drizzle-orm";
import { examSchedules } from "#db/schema/exams.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { nextNightAt } from "./exam-times.ts";
import { examineCenterJob } from "./examine-center.job.ts";
import { abandonedAfterMs } from "./start-due-exams.server.ts";

const maxPerHour = 6;

export async function requestExam(
  { db, jobs, clock, ids }: Pick<Services, "db" | "jobs" | "clock" | "ids">,
  scope: OwnerScope,
): Promise<"started" | "under-way" | "limited"> {
  const { companyId } = scope;
  return db.transaction(async (tx) => {
    await lockOwnCompany(tx, scope, "write drafts");
    const now = clock.now();
    const isQueued = and(
      eq(examSchedules.companyId, companyId),
      gt(examSchedules.queuedAt, new Date(now.getTime() - abandonedAfterMs)),
    );
    const queued = await tx.select({ at: examSchedules.queuedAt }).from(examSchedules).where(isQueued);
    if (queued.length > 0) return "under-way";
    const limit = { name: "examine-center", who: companyId, max: maxPerHour, windowMs: 3_600_000 };
    if (!(await isWithinLimits(tx, { limits: [limit], now }))) return "limited";
    await tx
      .insert(examSchedules)
      .values({ companyId, dueAt: nextNightAt(companyId, now), queuedAt: now })
      .onConflictDoUpdate({ target: examSchedules.companyId, set: { queuedAt: now } });
    await jobs.enqueue(tx, examineCenterJob, { companyId, runId: ids.uuid() }, { key: companyId, companyId });
    return "started";
  });
}
