/** This file is separate from the job's handler, so that enqueuing the job doesn't load the engines. */
import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { recordings } from "#db/schema/guides.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import { isReopenable } from "#platform/jobs/reopenable.ts";

const payload = z.object({ recordingId: z.uuid() });

export type AnalyzeScreenshotsPayload = z.infer<typeof payload>;

export const analyzeScreenshotsJob = defineJob({
  name: "analyze-screenshots",
  payload,
  retryLimit: 3,
  retryDelayMs: 2_000,
  // The job takes half a minute on an idle machine. A crash is noticed much earlier, by the lease.
  timeoutMs: 15 * 60_000,
  concurrency: 2,
  async reopen(tx, { recordingId }) {
    const rows = await tx
      .update(recordings)
      .set({ status: "queued", progress: 0, error: null, finishedAt: null, leaseExpiresAt: null })
      .where(
        and(eq(recordings.id, recordingId), isReopenable(recordings), isNull(recordings.framesDeletedAt)),
      )
      .returning({ id: recordings.id });
    return rows.length === 1;
  },
});
