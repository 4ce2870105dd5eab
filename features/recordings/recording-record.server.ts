/** Reads an owner's recordings, and fails those whose process died. */

import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { recordings } from "#db/schema.ts";
import { isOfOwner } from "#features/companies/company-record.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { isWithoutJob } from "#platform/jobs/without-job.ts";
import type { Services } from "#platform/services.ts";
import { activeStatuses } from "#shared/enumerations.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { analyzeScreenshotsJob } from "./analyze-screenshots.job.ts";
import { progressTextOf, type RecordingState, recordingTexts } from "./recording.ts";
import { recordingRefusals } from "./recording-texts.ts";

export type RecordingRow = typeof recordings.$inferSelect;

/** How often a running job renews its lease. */
export const leaseRenewMs = 20_000;
const leaseMs = 120_000;
/** For as long, a queued recording may have no job yet. */
const waitMs = 10 * 60_000;

export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}

export function leaseOfWaiting(now: Date): Date {
  return new Date(now.getTime() + waitMs);
}

export function recordingChannel(recordingId: string): string {
  return `recording:${recordingId}`;
}

export function presentRecording(row: RecordingRow): RecordingState {
  return {
    id: row.id,
    target: row.target,
    status: row.status,
    progress: row.progress,
    text: row.status === "failed" ? recordingTexts.failedStep : progressTextOf(row.target, row.progress),
    warning: row.warning,
    error: row.error,
  };
}

/** Returns null for another company's recording. */
export async function getRecording(
  services: Pick<Services, "db" | "clock" | "realtime">,
  scope: OwnerScope,
  recordingId: string,
): Promise<RecordingState | null> {
  const row = await findOwnRecording(services.db, scope, recordingId);
  if (!row) return null;
  if (!(await endAbandoned(services, row))) return presentRecording(row);
  const ended = await findOwnRecording(services.db, scope, recordingId);
  return ended && presentRecording(ended);
}

/**
 * Returns the recording in progress, otherwise the latest one, or null. A dialog that is opened again continues with
 * it.
 */
export async function findLatestRecording(
  services: Pick<Services, "db" | "clock" | "realtime">,
  scope: OwnerScope,
): Promise<RecordingState | null> {
  const [latest] = await services.db
    .select({ id: recordings.id })
    .from(recordings)
    .where(ofOwner(scope))
    .orderBy(
      sql`${recordings.status} in ('queued', 'running') desc`,
      desc(recordings.createdAt),
      desc(recordings.id),
    )
    .limit(1);
  return latest ? getRecording(services, scope, latest.id) : null;
}

/** What a browser has sent of the recording that it calls `clientKey`. Null if nothing. */
export async function findSentRecording(
  services: Pick<Services, "db" | "clock" | "realtime">,
  scope: OwnerScope,
  clientKey: string,
): Promise<RecordingState | null> {
  const [row] = await services.db
    .select({ id: recordings.id })
    .from(recordings)
    .where(and(eq(recordings.clientKey, clientKey), ofOwner(scope)));
  return row ? getRecording(services, scope, row.id) : null;
}

/**
 * Returns the state of recordings that a browser still stores, by their client keys. Omits those that were never sent
 * or have failed.
 */
export async function findAnalyzedVideos(
  services: Pick<Services, "db" | "clock" | "realtime">,
  scope: OwnerScope,
  localVideoIds: string[],
): Promise<Record<string, "made" | "making">> {
  if (localVideoIds.length === 0) return {};
  const { id, clientKey, status, leaseExpiresAt } = recordings;
  const rows = await services.db
    .select({ id, clientKey, status, leaseExpiresAt })
    .from(recordings)
    .where(
      and(inArray(clientKey, localVideoIds), ofOwner(scope), inArray(status, ["done", ...activeStatuses])),
    );
  const states: Record<string, "made" | "making"> = {};
  for (const row of rows) {
    if (await endAbandoned(services, row)) continue;
    states[row.clientKey] = row.status === "done" ? "made" : "making";
  }
  return states;
}

export async function findOwnRecording(
  db: Db | Transaction,
  scope: OwnerScope,
  recordingId: string,
): Promise<RecordingRow | null> {
  const [row] = await db
    .select()
    .from(recordings)
    .where(and(eq(recordings.id, recordingId), ofOwner(scope)));
  return row ?? null;
}

export function ofOwner(scope: OwnerScope) {
  return isOfOwner(recordings.companyId, scope);
}

/**
 * Fails a recording whose lease expired and whose job is lost or has failed, so that it doesn't stay "running". Returns
 * true if it did.
 */
export async function endAbandoned(
  { db, clock, realtime }: Pick<Services, "db" | "clock" | "realtime">,
  { id, status, leaseExpiresAt }: Pick<RecordingRow, "id" | "status" | "leaseExpiresAt">,
): Promise<boolean> {
  const now = clock.now();
  const isOver = leaseExpiresAt !== null && leaseExpiresAt < now;
  if (!isOver || (status !== "queued" && status !== "running")) return false;
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(recordings)
      .set({ status: "failed", error: recordingRefusals.unexpected, finishedAt: now })
      .where(
        and(
          eq(recordings.id, id),
          inArray(recordings.status, activeStatuses),
          lt(recordings.leaseExpiresAt, now),
          await isWithoutJob(tx, analyzeScreenshotsJob, recordings.id),
        ),
      )
      .returning({ id: recordings.id });
    if (rows.length === 0) return false;
    await realtime.publish(recordingChannel(id), null, tx);
    return true;
  });
}
