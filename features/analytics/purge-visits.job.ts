import { z } from "zod";
import { defineJob } from "#platform/jobs/define-job.ts";

export const purgeVisitsJob = defineJob({
  name: "tidy-visits",
  payload: z.object({}),
  retryLimit: 1,
  cron: "23 3 * * *",
});
