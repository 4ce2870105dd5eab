/** Stores what a check has found. */
import { and, eq } from "drizzle-orm";
import { guideReplays, type ReplayedGuideStep } from "#db/schema/guide-replays.ts";
import type { Services } from "#platform/services.ts";
import type { StepWithNewPicture } from "../clicks/replay/replay-steps.server.ts";
import { leaseFrom } from "../recording-record.server.ts";
import { dropOtherReplays, type GuideReplayRow } from "./guide-replays.server.ts";
import type { KeyedStep } from "./replay-steps-of.ts";

/** File names are deterministic, so that a second run overwrites the files of the first. */
export async function storePictures(
  { storage }: Pick<Services, "storage">,
  { companyId, id }: GuideReplayRow,
  { keyed, results }: { keyed: KeyedStep[]; results: StepWithNewPicture[] },
): Promise<ReplayedGuideStep[]> {
  const stored: ReplayedGuideStep[] = [];
  for (const [index, { picture, ...result }] of results.entries()) {
    const key = keyed[index]?.key ?? 0;
    const storagePath = `frames/${companyId}/${id}/${key + 1}.jpg`;
    if (picture) await storage.put(storagePath, picture.bytes, { contentType: "image/jpeg" });
    stored.push({
      ...{ key, ...result },
      picture: picture && { storagePath, width: picture.width, height: picture.height },
      ...(picture ? { isCovered: true as const } : {}),
      view: picture && {
        width: Math.round(picture.width / picture.scale),
        height: Math.round(picture.height / picture.scale),
      },
    });
  }
  return stored;
}

/** Another run may have finished the check, or the guide may be gone. Then nothing is stored. */
export async function endReplay(
  { db, clock, jobs }: Pick<Services, "db" | "clock" | "jobs">,
  row: GuideReplayRow,
  results: ReplayedGuideStep[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx
      .update(guideReplays)
      .set({
        ...{ status: "done", results, progress: results.length, guideVersion: row.guideVersion },
        ...{ finishedAt: clock.now(), leaseExpiresAt: null, error: null },
      })
      .where(and(eq(guideReplays.id, row.id), eq(guideReplays.status, "running")))
      .returning({ id: guideReplays.id });
    if (rows.length === 1) await dropOtherReplays(tx, jobs, row);
  });
}

/** For a check that ran elsewhere, with the operator's own browser. */
export async function storeReplay(
  services: Pick<Services, "db" | "clock" | "jobs" | "storage">,
  guide: { companyId: string; id: string; version: number },
  checked: { keyed: KeyedStep[]; results: StepWithNewPicture[] },
): Promise<void> {
  const { db, clock } = services;
  const [row] = await db
    .insert(guideReplays)
    .values({
      ...{ companyId: guide.companyId, guideId: guide.id, guideVersion: guide.version, status: "running" },
      ...{ createdAt: clock.now(), leaseExpiresAt: leaseFrom(clock.now()) },
    })
    .returning();
  if (row) await endReplay(services, row, await storePictures(services, row, checked));
}
