/** The job that deletes recordings' pictures once nobody needs them. */
import { z } from "zod";
import { defineJob } from "#platform/jobs/define-job.ts";

export const tidyRecordingsJob = defineJob({
  name: "tidy-recordings",
  payload: z.object({}),
  retryLimit: 1,
  cron: "41 * * * *",
});
