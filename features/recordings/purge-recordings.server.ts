/** Purges private screenshots of recordings that became a guide, and of failed ones that can't be retried anymore. */

import { and, asc, eq, inArray, lt, or, sql } from "drizzle-orm";
import { type RecordedFrame, recordings } from "#db/schema.ts";
import { isWithoutJob } from "#platform/jobs/without-job.ts";
import type { Services } from "#platform/services.ts";
import { activeStatuses } from "#shared/enumerations.ts";
import { analyzeScreenshotsJob } from "./analyze-screenshots.job.ts";
import { recordingRefusals } from "./recording-texts.ts";

const hourMs = 3_600_000;
const doneAgeMs = hourMs;
/** A failed recording can be retried for this long. */
const failedAgeMs = 24 * hourMs;
const rowAgeMs = 30 * 24 * hourMs;
const maxPerRun = 500;

/** Idempotent, and safe to interrupt. Returns how many recordings' screenshots were deleted. */
export async function purgeRecordings({
  db,
  storage,
  clock,
}: Pick<Services, "db" | "storage" | "clock">): Promise<number> {
  const now = clock.now();
  const before = (ageMs: number) => new Date(now.getTime() - ageMs);
  // Requests end abandoned recordings with `endAbandoned`. This ends those that no request has looked at.
  await db
    .update(recordings)
    .set({ status: "failed", error: recordingRefusals.unexpected, finishedAt: now })
    .where(
      and(
        inArray(recordings.status, activeStatuses),
        lt(recordings.leaseExpiresAt, before(hourMs)),
        await isWithoutJob(db, analyzeScreenshotsJob, recordings.id),
      ),
    );
  const isOver = and(
    // A crash may have left a recording partly deleted, so this finds it again.
    sql`jsonb_array_length(${recordings.frames}) > 0`,
    or(
      and(eq(recordings.status, "done"), lt(recordings.finishedAt, before(doneAgeMs))),
      and(eq(recordings.status, "failed"), lt(recordings.finishedAt, before(failedAgeMs))),
    ),
  );
  const left = await db
    .select({ id: recordings.id })
    .from(recordings)
    .where(isOver)
    .orderBy(asc(recordings.finishedAt))
    .limit(maxPerRun);
  let tidied = 0;
  for (const { id } of left) {
    // Marks the recording first, so that no retry starts with files that are about to be deleted. After a crash in
    // between, the next run continues.
    const [row] = await db
      .update(recordings)
      .set({ framesDeletedAt: now })
      .where(and(eq(recordings.id, id), isOver))
      .returning({ frames: recordings.frames });
    if (!row) continue;
    await deleteScreenshots(storage, row.frames);
    await db.update(recordings).set({ frames: [] }).where(eq(recordings.id, id));
    tidied += 1;
  }
  await deleteOldRows({ db, storage }, before(rowAgeMs));
  return tidied;
}

async function deleteOldRows({ db, storage }: Pick<Services, "db" | "storage">, before: Date): Promise<void> {
  const isOld = and(inArray(recordings.status, ["done", "failed"]), lt(recordings.finishedAt, before));
  const old = await db
    .select({ id: recordings.id, frames: recordings.frames })
    .from(recordings)
    .where(isOld)
    .limit(maxPerRun);
  for (const { id, frames } of old) {
    await deleteScreenshots(storage, frames);
    await db.delete(recordings).where(and(eq(recordings.id, id), isOld));
  }
}

async function deleteScreenshots(storage: Services["storage"], frames: RecordedFrame[]): Promise<void> {
  for (const { storagePath } of frames) if (storagePath) await storage.delete(storagePath);
}
