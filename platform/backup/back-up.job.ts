import { z } from "zod";
import { defineJob } from "#platform/jobs/define-job.ts";

/** Runs hourly. Does nothing if automatic backups are off. */
export const backUpJob = defineJob({
  name: "back-up",
  payload: z.object({}),
  retryLimit: 1,
  retryDelayMs: 60_000,
  timeoutMs: 45 * 60_000,
  cron: "23 * * * *",
});
