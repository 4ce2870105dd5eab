import { z } from "zod";
import { defineJob } from "#platform/jobs/define-job.ts";

export const recheckDomainsJob = defineJob({
  name: "recheck-domains",
  payload: z.object({}),
  retryLimit: 1,
  cron: "41 * * * *",
});
