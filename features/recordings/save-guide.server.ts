/** A recording becomes the company's published guide, in one transaction with the recording's end. */

import { and, eq, inArray } from "drizzle-orm";
import { type GuideStep, recordings } from "#db/schema.ts";
import { lockCompany } from "#features/companies/company-record.server.ts";
import { findGuideRow } from "#features/guides/own-guide.server.ts";
import { replaceGuideByRecording } from "#features/guides/save-guide.server.ts";
import type { Services } from "#platform/services.ts";
import { activeStatuses } from "#shared/enumerations.ts";
import { type RecordingRow, recordingChannel } from "./recording-record.server.ts";

export interface RecordedGuide {
  steps: GuideStep[];
  warning: string | null;
}

/**
 * An existing guide keeps its title, and what it was can be had back; otherwise one is created. Published either way.
 * False when the recording has ended in the meantime: nothing is changed then.
 */
export async function saveRecordedGuide(
  { db, clock, realtime, pageCache }: Pick<Services, "db" | "clock" | "realtime" | "pageCache">,
  recording: Pick<RecordingRow, "id" | "companyId" | "createdAt" | "durationSeconds">,
  { steps, warning }: RecordedGuide,
): Promise<boolean> {
  const now = clock.now();
  const isSaved = await db.transaction(async (tx) => {
    // The company first, as everywhere: the trigger of the guide's table wants its row too.
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
    const title = guide?.title ?? newTitle(company.companyName);
    await replaceGuideByRecording(tx, recording, { title, steps, recordedAt, recordingSeconds, now });
    await realtime.publish(recordingChannel(recording.id), null, tx);
    return true;
  });
  if (isSaved) pageCache.invalidate(recording.companyId);
  return isSaved;
}

function newTitle(companyName: string): string {
  const name = companyName.trim();
  return name === "" ? "Getting Started" : `Getting Started with ${name}`;
}
