/** Saves a recording as the company's guide and finishes the recording in one transaction. */

import { and, eq, inArray } from "drizzle-orm";
import { type GuideStep, recordings } from "#db/schema.ts";
import { recordProgramChange } from "#features/companies/audit/record-change.server.ts";
import { lockCompany } from "#features/companies/company-record.server.ts";
import { recordedGuideTitle } from "#features/guides/new-guide-words.server.ts";
import { findGuideRow } from "#features/guides/own-guide.server.ts";
import { draftGuideByRecording, replaceGuideByRecording } from "#features/guides/save-guide.server.ts";
import type { Services } from "#platform/services.ts";
import { activeStatuses } from "#shared/enumerations.ts";
import { type RecordingRow, recordingChannel } from "./recording-record.server.ts";

export interface RecordedGuide {
  steps: GuideStep[];
  warning: string | null;
}

/**
 * Creates a guide, or replaces an existing one and keeps its previous version and, unless the review changed it, its
 * title. The guide is published in both cases, except for a writer's recording. Returns false and changes nothing if the
 * recording has ended in the meantime.
 */
export async function saveRecordedGuide(
  { db, clock, realtime, pageCache }: Pick<Services, "db" | "clock" | "realtime" | "pageCache">,
  recording: Pick<RecordingRow, "id" | "companyId" | "isDraft" | "title" | "createdAt" | "durationSeconds">,
  { steps, warning }: RecordedGuide,
): Promise<boolean> {
  const now = clock.now();
  const isSaved = await db.transaction(async (tx) => {
    // Locks the company first, as everywhere else, because the guide table's trigger also locks its row.
    const company = await lockCompany(tx, recording);
    if (!company) return false;
    const ended = await tx
      .update(recordings)
      .set({ status: "done", progress: 100, warning, error: null, finishedAt: now, leaseExpiresAt: null })
      .where(and(eq(recordings.id, recording.id), inArray(recordings.status, activeStatuses)))
      .returning({ id: recordings.id });
    if (ended.length === 0) return false;
    const guide = await findGuideRow(tx, recording);
    const { createdAt: recordedAt, durationSeconds: recordingSeconds } = recording;
    const title =
      recording.title ?? guide?.title ?? recordedGuideTitle(company.language, company.companyName);
    const recorded = { title, steps, recordedAt, recordingSeconds, now };
    if (recording.isDraft) await draftGuideByRecording(tx, recording, recorded);
    else await replaceGuideByRecording(tx, recording, recorded);
    const { companyId } = recording;
    const subject = { kind: "guide", title } as const;
    await recordProgramChange(tx, { companyId, by: "job" }, { action: "content.recorded", subject });
    await realtime.publish(recordingChannel(recording.id), null, tx);
    return true;
  });
  if (isSaved) pageCache.invalidate(recording.companyId);
  return isSaved;
}
