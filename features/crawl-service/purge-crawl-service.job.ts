import { z } from "zod";
import { defineJob } from "#platform/jobs/define-job.ts";

export const purgeCrawlServiceJob = defineJob({
  name: "tidy-crawl-service",
  payload: z.object({}),
  cron: "*/10 * * * *",
});
