/** This file is small, so that enqueuing the job doesn't load the engines. */
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { centerImports } from "#db/schema/center-imports.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import { hasReopenableStatus } from "#platform/jobs/reopenable.ts";

const payload = z.object({ importId: z.uuid() });

export type MoveInPayload = z.infer<typeof payload>;

/** Reads a help center, or stores what was read. A killed server uses up an attempt, and the next one continues. */
export const moveInJob = defineJob({
  name: "move-in",
  payload,
  retryLimit: 5,
  retryDelayMs: 2_000,
  timeoutMs: 60 * 60_000,
  concurrency: 2,
  async reopen(tx, { importId }) {
    const rows = await tx
      .update(centerImports)
      .set({ status: "queued", error: null, finishedAt: null, leaseExpiresAt: null })
      .where(and(eq(centerImports.id, importId), hasReopenableStatus(centerImports.status)))
      .returning({ id: centerImports.id });
    return rows.length === 1;
  },
});
