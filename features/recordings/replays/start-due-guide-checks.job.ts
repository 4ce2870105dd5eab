import { z } from "zod";
import { defineJob } from "#platform/jobs/define-job.ts";

export const startDueGuideChecksJob = defineJob({
  name: "start-due-guide-checks",
  payload: z.object({}),
  retryLimit: 1,
  cron: "*/10 * * * *",
});
