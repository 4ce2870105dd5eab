import { z } from "zod";
import { defineJob } from "#platform/jobs/define-job.ts";

export const purgeGuideImagesJob = defineJob({
  name: "tidy-guide-images",
  payload: z.object({}),
  retryLimit: 1,
  cron: "41 3 * * *",
});
