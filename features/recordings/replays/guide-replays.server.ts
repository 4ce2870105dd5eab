/** Starts checks of guides, and reads their results. */
import { and, count, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { guideReplays, type ReplayedGuideStep } from "#db/schema/guide-replays.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { isOfOwner, lockOwnCompany } from "#features/companies/company-record.server.ts";
import { stepGuideTexts } from "#features/guides/own-step-guide.ts";
import { findGuideTitles, findRecordedGuide } from "#features/guides/recorded-steps.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { isUniqueViolation } from "#platform/db/violations.ts";
import { AppError } from "#platform/errors.ts";
import { isWithoutJob } from "#platform/jobs/without-job.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import type { Services } from "#platform/services.ts";
import { deleteFilesJob } from "#platform/storage/delete-files.job.ts";
import { activeStatuses } from "#shared/enumerations.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { startAddress } from "../clicks/replay/replay-view.ts";
import { leaseOfWaiting } from "../recording-record.server.ts";
import { checkGuideJob } from "./check-guide.job.ts";
import { guideCheckTexts } from "./guide-check.ts";
import { replayStepsOf } from "./replay-steps-of.ts";

export type GuideReplayRow = typeof guideReplays.$inferSelect;

type Deps = Pick<Services, "db" | "jobs" | "clock">;

const maxPerHour = 20;
/** A person who waits for a check comes before all scheduled ones. */
const scheduledPriority = -10;

/** Throws an AppError with a message for the owner. */
export async function startGuideCheck(deps: Deps, scope: OwnerScope, guideId: string): Promise<void> {
  const { db, jobs, clock } = deps;
  const now = clock.now();
  const limit = { name: "guide-checks", who: scope.companyId, max: maxPerHour, windowMs: 3_600_000 };
  if (!(await isWithinLimits(db, { limits: [limit], now })))
    throw new AppError("rate_limited", guideCheckTexts.tooOften);
  await endAbandonedReplays(deps, guideId);
  try {
    await db.transaction(async (tx) => {
      const company = await lockOwnCompany(tx, scope, "write drafts", stepGuideTexts.gone);
      if (company.plan !== "ai") throw new AppError("forbidden", stepGuideTexts.notInPlan);
      const { companyId } = scope;
      const guide = await findRecordedGuide(tx, { companyId, guideId });
      if (!guide) throw new AppError("not_found", stepGuideTexts.gone);
      await enqueueGuideCheck(tx, jobs, { companyId, guide, isScheduled: false, now });
      const subject = { kind: "step guide", id: guideId, title: guide.title } as const;
      await recordChange(tx, scope, { action: "guide.checked", subject });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("conflict", guideCheckTexts.running, { cause: error });
    throw error;
  }
}

/** Throws a unique violation while the guide is being checked. */
export async function enqueueGuideCheck(
  tx: Transaction,
  jobs: Pick<Services["jobs"], "enqueue">,
  {
    companyId,
    guide: { id, version, frames },
    isScheduled,
    now,
  }: {
    companyId: string;
    guide: NonNullable<Awaited<ReturnType<typeof findRecordedGuide>>>;
    isScheduled: boolean;
    now: Date;
  },
): Promise<void> {
  if (startAddress(replayStepsOf(frames).map(({ step }) => step)) === null)
    throw new AppError("invalid", guideCheckTexts.notCheckable);
  const [row] = await tx
    .insert(guideReplays)
    .values({
      ...{ companyId, guideId: id, guideVersion: version, isScheduled, createdAt: now },
      leaseExpiresAt: leaseOfWaiting(now),
    })
    .returning({ id: guideReplays.id });
  const options = isScheduled ? { priority: scheduledPriority } : {};
  if (row)
    await jobs.enqueue(tx, checkGuideJob, { replayId: row.id }, { key: row.id, companyId, ...options });
}

/** The one in progress, or the latest. */
export async function findLatestReplay(
  db: Db | Transaction,
  { companyId }: Pick<OwnerScope, "companyId">,
  guideId: string,
): Promise<GuideReplayRow | null> {
  const [row] = await db
    .select()
    .from(guideReplays)
    .where(and(eq(guideReplays.guideId, guideId), eq(guideReplays.companyId, companyId)))
    .orderBy(desc(guideReplays.createdAt), desc(guideReplays.id))
    .limit(1);
  return row ?? null;
}

/** The latest results, also while another check is in progress. */
export async function findFinishedReplay(
  db: Db | Transaction,
  scope: OwnerScope,
  guideId: string,
): Promise<GuideReplayRow | null> {
  const [row] = await db
    .select()
    .from(guideReplays)
    .where(
      and(
        eq(guideReplays.guideId, guideId),
        isOfOwner(guideReplays.companyId, scope),
        eq(guideReplays.status, "done"),
      ),
    )
    .orderBy(desc(guideReplays.createdAt), desc(guideReplays.id))
    .limit(1);
  return row ?? null;
}

export interface BrokenGuide {
  guideId: string;
  title: string;
  /** Positions of the steps that no longer work. */
  steps: number[];
}

const brokenSteps = '$[*] ? (@.state == "renamed" || @.state == "missing")';

/** Guides whose latest check found steps that no longer work. A guide has one finished check. */
export async function listBrokenGuides(db: Db, scope: OwnerScope): Promise<BrokenGuide[]> {
  const rows = await db
    .select({
      guideId: guideReplays.guideId,
      steps: sql<
        number[]
      >`jsonb_path_query_array(${guideReplays.results}, ${`${brokenSteps}.key`}::jsonpath)`,
    })
    .from(guideReplays)
    .where(
      and(
        isOfOwner(guideReplays.companyId, scope),
        eq(guideReplays.status, "done"),
        sql`${guideReplays.results} @? ${brokenSteps}::jsonpath`,
      ),
    )
    .orderBy(desc(guideReplays.createdAt));
  const ids = rows.flatMap(({ guideId }) => guideId ?? []);
  const titles = await findGuideTitles(db, scope, ids);
  return rows.flatMap(({ guideId, steps }) =>
    guideId === null ? [] : [{ guideId, title: titles.get(guideId) ?? "", steps }],
  );
}

/** Fails checks whose lease expired and whose job is lost or has failed. */
export async function endAbandonedReplays(
  { db, clock }: Pick<Services, "db" | "clock">,
  guideId: string | null = null,
): Promise<void> {
  const now = clock.now();
  await db
    .update(guideReplays)
    .set({ status: "failed", error: guideCheckTexts.failed, finishedAt: now })
    .where(
      and(
        guideId === null ? undefined : eq(guideReplays.guideId, guideId),
        inArray(guideReplays.status, activeStatuses),
        lt(guideReplays.leaseExpiresAt, now),
        await isWithoutJob(db, checkGuideJob, guideReplays.id),
      ),
    );
}

export function picturesOfReplay({ results }: { results: ReplayedGuideStep[] }): string[] {
  return results.flatMap(({ picture }) => (picture ? [picture.storagePath] : []));
}

/** Deletes the guide's other checks, with their pictures. */
export async function dropOtherReplays(
  tx: Transaction,
  jobs: Pick<Services["jobs"], "enqueue">,
  { id, guideId }: Pick<GuideReplayRow, "id" | "guideId">,
): Promise<void> {
  if (guideId === null) return;
  const dropped = await tx
    .delete(guideReplays)
    .where(
      and(
        eq(guideReplays.guideId, guideId),
        sql`${guideReplays.id} <> ${id}`,
        inArray(guideReplays.status, ["done", "failed"]),
      ),
    )
    .returning({ results: guideReplays.results });
  const keys = dropped.flatMap(picturesOfReplay);
  if (keys.length > 0) await jobs.enqueue(tx, deleteFilesJob, { keys });
}

const maxPurged = 500;

/** Deletes the checks of deleted guides, and their pictures. Idempotent, and safe to interrupt. */
export async function purgeGuideReplays({
  db,
  storage,
  clock,
}: Pick<Services, "db" | "storage" | "clock">): Promise<void> {
  await endAbandonedReplays({ db, clock });
  const left = await db
    .select()
    .from(guideReplays)
    .where(and(isNull(guideReplays.guideId), inArray(guideReplays.status, ["done", "failed"])))
    .limit(maxPurged);
  for (const row of left) {
    for (const key of picturesOfReplay(row)) await storage.delete(key);
    await db.delete(guideReplays).where(eq(guideReplays.id, row.id));
  }
}

/** How many scheduled checks wait or run. */
export async function countScheduledReplays(db: Db): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(guideReplays)
    .where(and(eq(guideReplays.isScheduled, true), inArray(guideReplays.status, activeStatuses)));
  return row?.n ?? 0;
}
