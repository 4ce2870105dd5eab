/** The stored recording: who may see it, what is told about it, and how it ends when its process did. */

import { and, desc, eq, gt, inArray, lt, or, sql } from "drizzle-orm";
import { recordings } from "#db/schema.ts";
import { isOfOwner } from "#features/companies/company-record.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import { activeStatuses } from "#shared/enumerations.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { progressTextOf, type RecordingState, recordingTexts } from "./recording.ts";
import { recordingRefusals } from "./recording-texts.ts";

export type RecordingRow = typeof recordings.$inferSelect;

/** A sign of life is given this often while it is worked on. */
export const leaseRenewMs = 20_000;
const leaseMs = 120_000;
/** One that waits behind others gives none. */
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

/** Only what its owner may know; `error` is written for people. */
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

/** Null for one that is not of this company. */
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

/** The one that is being made, or else the latest; null before the first. For a dialog that comes back. */
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

/**
 * What became of the recordings that a browser still has films of, by the films' ids: "made" and "making". The others
 * were never sent, or failed.
 */
export async function findFilms(
  { db, clock }: Pick<Services, "db" | "clock">,
  scope: OwnerScope,
  filmIds: string[],
): Promise<Record<string, "made" | "making">> {
  if (filmIds.length === 0) return {};
  const rows = await db
    .select({ filmId: recordings.clientKey, status: recordings.status })
    .from(recordings)
    .where(
      and(
        inArray(recordings.clientKey, filmIds),
        ofOwner(scope),
        or(
          eq(recordings.status, "done"),
          and(inArray(recordings.status, activeStatuses), gt(recordings.leaseExpiresAt, clock.now())),
        ),
      ),
    );
  return Object.fromEntries(
    rows.map(({ filmId, status }) => [filmId, status === "done" ? "made" : "making"]),
  );
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

/** For a WHERE. */
export function ofOwner(scope: OwnerScope) {
  return isOfOwner(recordings.companyId, scope);
}

/** Work whose process died so often that nobody takes it up any more is not "running" for ever. True when it ended. */
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
        ),
      )
      .returning({ id: recordings.id });
    if (rows.length === 0) return false;
    await realtime.publish(recordingChannel(id), null, tx);
    return true;
  });
}
