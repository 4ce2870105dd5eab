/** This file is small, so that enqueuing the job doesn't load the engines. */
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { apiKeys, serviceJobs } from "#db/schema/crawl-service.ts";
import { defineJob } from "#platform/jobs/define-job.ts";

const payload = z.object({ serviceJobId: z.uuid() });

export type RunServiceJobPayload = z.infer<typeof payload>;

/** A killed server uses up an attempt, and the next attempt resumes. So the job gets more attempts than usual. */
export const runServiceJob = defineJob({
  name: "run-service-job",
  payload,
  retryLimit: 4,
  retryDelayMs: 2_000,
  timeoutMs: 15 * 60_000,
  concurrency: 3,
  /**
   * Stored pages are kept and not charged again. Doesn't reopen the job if the key was revoked or the results expired.
   */
  async reopen(tx, { serviceJobId }) {
    const [key] = await tx
      .select({ id: apiKeys.id })
      .from(apiKeys)
      .innerJoin(serviceJobs, eq(serviceJobs.apiKeyId, apiKeys.id))
      .where(and(eq(serviceJobs.id, serviceJobId), isNull(apiKeys.revokedAt)))
      .for("update", { of: apiKeys });
    if (!key) return false;
    const rows = await tx
      .update(serviceJobs)
      .set({ status: "scraping", error: null, finishedAt: null, startedAt: sql`now()` })
      .where(
        and(
          eq(serviceJobs.id, serviceJobId),
          inArray(serviceJobs.status, ["failed", "scraping"]),
          sql`${serviceJobs.expiresAt} > now()`,
        ),
      )
      .returning({ id: serviceJobs.id });
    return rows.length === 1;
  },
});
