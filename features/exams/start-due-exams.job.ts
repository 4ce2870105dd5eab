import { z } from "zod";
import { defineJob } from "#platform/jobs/define-job.ts";

export const startDueExamsJob = defineJob({
  name: "start-due-exams",
  payload: z.object({}),
  retryLimit: 1,
  cron: "*/5 * * * *",
});
