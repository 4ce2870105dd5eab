/** This file is small, so that enqueuing the job doesn't load the engines. */
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { websiteChecks } from "#db/schema/website-checks.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import { isReopenable } from "#platform/jobs/reopenable.ts";

const payload = z.object({ websiteCheckId: z.uuid() });

export type CheckWebsitePayload = z.infer<typeof payload>;

/** A killed server uses up an attempt, and a scan only takes a minute. So the job gets more attempts than usual. */
export const checkWebsiteJob = defineJob({
  name: "check-website",
  payload,
  retryLimit: 4,
  retryDelayMs: 2_000,
  timeoutMs: 5 * 60_000,
  concurrency: 2,
  async reopen(tx, { websiteCheckId }) {
    const rows = await tx
      .update(websiteChecks)
      .set({ status: "queued", progress: 0, errorCode: null, errorMessage: null, finishedAt: null })
      .where(and(eq(websiteChecks.id, websiteCheckId), isReopenable(websiteChecks)))
      .returning({ id: websiteChecks.id });
    return rows.length === 1;
  },
});
