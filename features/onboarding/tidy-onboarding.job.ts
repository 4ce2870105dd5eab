import { z } from "zod";
import { defineJob } from "#platform/jobs/define-job.ts";

export const tidyOnboardingJob = defineJob({
  name: "tidy-onboarding",
  payload: z.object({}),
  retryLimit: 1,
  cron: "17 * * * *",
});
