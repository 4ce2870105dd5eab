import { z } from "zod";
import { defineJob } from "#platform/jobs/define-job.ts";

/** Starts the checks that are due, and mails what finished ones have found. */
export const startDueChecksJob = defineJob({
  name: "start-due-checks",
  payload: z.object({}),
  retryLimit: 1,
  cron: "*/5 * * * *",
});
