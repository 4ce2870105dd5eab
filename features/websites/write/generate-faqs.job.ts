/** The job that writes questions from stored pages: light, so that whoever enqueues it does not load the engines. */
import { z } from "zod";
import { defineJob } from "#platform/jobs/define-job.ts";

const payload = z.object({ generationId: z.uuid() });

export type GenerateFaqsPayload = z.infer<typeof payload>;

export const generateFaqsJob = defineJob({
  name: "generate-faqs",
  payload,
  retryLimit: 4,
  retryDelayMs: 2_000,
  timeoutMs: 5 * 60_000,
  concurrency: 2,
});
