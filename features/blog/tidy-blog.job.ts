/** The jobs that forget who read what, and that publish what is due. */
import { z } from "zod";
import { defineJob } from "#platform/jobs/define-job.ts";

export const tidyBlogJob = defineJob({
  name: "tidy-blog",
  payload: z.object({}),
  retryLimit: 1,
  cron: "41 * * * *",
});

export const publishDuePostsJob = defineJob({
  name: "publish-due-posts",
  payload: z.object({}),
  retryLimit: 1,
  cron: "* * * * *",
});
