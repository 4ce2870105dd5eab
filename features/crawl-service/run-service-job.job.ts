/** The job that does the work of the crawl service: light, so that whoever enqueues it does not load the engines. */
import { z } from "zod";
import { defineJob } from "#platform/jobs/define-job.ts";

const payload = z.object({ serviceJobId: z.uuid() });

export type RunServiceJobPayload = z.infer<typeof payload>;

/** A killed server uses up a try, and goes on where the last one was: there are some to spare. */
export const runServiceJob = defineJob({
  name: "run-service-job",
  payload,
  retryLimit: 4,
  retryDelayMs: 2_000,
  timeoutMs: 15 * 60_000,
  concurrency: 3,
});
