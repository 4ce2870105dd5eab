/** Runs once a day. */
import { z } from "zod";
import { defineJob } from "#platform/jobs/define-job.ts";

export const purgeExpiredRecordsJob = defineJob({
  name: "purge-old-records",
  payload: z.object({}),
  retryLimit: 2,
  retryDelayMs: 60_000,
  cron: "53 3 * * *",
});
