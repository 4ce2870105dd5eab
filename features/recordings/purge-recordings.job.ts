import { z } from "zod";
import { defineJob } from "#platform/jobs/define-job.ts";

export const purgeRecordingsJob = defineJob({
  name: "tidy-recordings",
  payload: z.object({}),
  retryLimit: 1,
  cron: "41 * * * *",
});
