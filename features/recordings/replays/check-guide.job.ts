/** This file is separate from the job's handler, so that enqueuing the job doesn't load the browser. */
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { guideReplays } from "#db/schema/guide-replays.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import { hasReopenableStatus } from "#platform/jobs/reopenable.ts";

const payload = z.object({ replayId: z.uuid() });

export type CheckGuidePayload = z.infer<typeof payload>;

export const checkGuideJob = defineJob({
  name: "check-guide",
  payload,
  retryLimit: 1,
  timeoutMs: 15 * 60_000,
  concurrency: 2,
  async reopen(tx, { replayId }) {
    const rows = await tx
      .update(guideReplays)
      .set({ status: "queued", error: null, finishedAt: null, leaseExpiresAt: null })
      .where(and(eq(guideReplays.id, replayId), hasReopenableStatus(guideReplays.status)))
      .returning({ id: guideReplays.id });
    return rows.length === 1;
  },
});
