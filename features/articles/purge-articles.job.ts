import { z } from "zod";
import { defineJob } from "#platform/jobs/define-job.ts";

export const purgeArticlesJob = defineJob({
  name: "purge-articles",
  payload: z.object({}),
  retryLimit: 1,
  cron: "47 3 * * *",
});

export const publishDueArticlesJob = defineJob({
  name: "publish-due-articles",
  payload: z.object({}),
  retryLimit: 1,
  cron: "* * * * *",
});
