/** Jobs that purge view records and unused images, and publish scheduled posts. */
import { z } from "zod";
import { defineJob } from "#platform/jobs/define-job.ts";

export const purgeBlogJob = defineJob({
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

export const purgeBlogPicturesJob = defineJob({
  name: "tidy-blog-pictures",
  payload: z.object({}),
  retryLimit: 1,
  cron: "17 4 * * *",
});
