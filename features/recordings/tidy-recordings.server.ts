/** Deletes the private pictures of recordings that became a guide, and of those that failed and were left. */

import { and, asc, eq, inArray, lt, or, sql } from "drizzle-orm";
import { recordings } from "#db/schema.ts";
import type { Services } from "#platform/services.ts";
import { activeStatuses } from "#shared/enumerations.ts";
import { recordingRefusals } from "./recording-texts.ts";

const hourMs = 3_600_000;
const doneAgeMs = hourMs;
/** So long a failed one can be tried again. */
const failedAgeMs = 24 * hourMs;
const rowAgeMs = 30 * 24 * hourMs;
const maxPerRun = 500;

/** May be repeated and interrupted anywhere. Returns of how many recordings pictures were deleted. */
export async function tidyRecordings({
  db,
  storage,
  clock,
}: Pick<Services, "db" | "storage" | "clock">): Promise<number> {
  const now = clock.now();
  const before = (ageMs: number) => new Date(now.getTime() - ageMs);
  // Never taken up, and nobody has looked since: `endAbandoned` ends it for whoever looks.
  await db
    .update(recordings)
    .set({ status: "failed", error: recordingRefusals.unexpected, finishedAt: now })
    .where(and(inArray(recordings.status, activeStatuses), lt(recordings.leaseExpiresAt, before(hourMs))));
  const isOver = and(
    // Also what a crash left half deleted.
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
    // Marked first, so that no further try begins on what is about to go; a crash in between is mended by the next run.
    const [row] = await db
      .update(recordings)
      .set({ framesDeletedAt: now })
      .where(and(eq(recordings.id, id), isOver))
      .returning({ frames: recordings.frames });
    if (!row) continue;
    for (const { storagePath } of row.frames) await storage.delete(storagePath);
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
    for (const { storagePath } of frames) await storage.delete(storagePath);
    await db.delete(recordings).where(and(eq(recordings.id, id), isOld));
  }
}
