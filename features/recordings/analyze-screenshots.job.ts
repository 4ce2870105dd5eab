/** The job that makes a guide from a recording's pictures: light, so that whoever enqueues it does not load the engines. */
import { z } from "zod";
import { defineJob } from "#platform/jobs/define-job.ts";

const payload = z.object({ recordingId: z.uuid() });

export type AnalyzeScreenshotsPayload = z.infer<typeof payload>;

export const analyzeScreenshotsJob = defineJob({
  name: "analyze-screenshots",
  payload,
  retryLimit: 3,
  retryDelayMs: 2_000,
  // Half a minute of work where nothing else is done; a process that is gone is noticed long before.
  timeoutMs: 15 * 60_000,
});
