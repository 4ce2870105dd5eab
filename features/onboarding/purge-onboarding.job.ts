import { z } from "zod";
import { defineJob } from "#platform/jobs/define-job.ts";

export const purgeOnboardingJob = defineJob({
  name: "tidy-onboarding",
  payload: z.object({}),
  retryLimit: 1,
  cron: "17 * * * *",
});
