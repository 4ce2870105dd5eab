import { z } from "zod";
import { defineJob } from "#platform/jobs/define-job.ts";

export const purgeInboxJob = defineJob({
  name: "tidy-inbox",
  payload: z.object({}),
  retryLimit: 1,
  cron: "41 * * * *",
});
