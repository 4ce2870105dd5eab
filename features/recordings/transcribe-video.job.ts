/** This file is separate from the job's handler, so that enqueuing the job doesn't load its dependencies. */
import { and, eq, isNotNull } from "drizzle-orm";
import { z } from "zod";
import { videoTranscriptions } from "#db/schema/guides.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import { hasReopenableStatus } from "#platform/jobs/reopenable.ts";

const payload = z.object({ transcriptionId: z.uuid() });

export type TranscribeVideoPayload = z.infer<typeof payload>;

export const transcribeVideoJob = defineJob({
  name: "transcribe-video",
  payload,
  retryLimit: 2,
  retryDelayMs: 5_000,
  timeoutMs: 45 * 60_000,
  concurrency: 3,
  async reopen(tx, { transcriptionId }) {
    const rows = await tx
      .update(videoTranscriptions)
      .set({ status: "queued", error: null, finishedAt: null, leaseExpiresAt: null })
      .where(
        and(
          eq(videoTranscriptions.id, transcriptionId),
          hasReopenableStatus(videoTranscriptions.status),
          isNotNull(videoTranscriptions.videoId),
        ),
      )
      .returning({ id: videoTranscriptions.id });
    return rows.length === 1;
  },
});
