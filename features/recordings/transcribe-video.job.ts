/** The job that has the speech of a film written down: light, so that whoever enqueues it does not load what it needs. */
import { z } from "zod";
import { defineJob } from "#platform/jobs/define-job.ts";

const payload = z.object({ transcriptionId: z.uuid() });

export type TranscribeVideoPayload = z.infer<typeof payload>;

export const transcribeVideoJob = defineJob({
  name: "transcribe-video",
  payload,
  retryLimit: 2,
  retryDelayMs: 5_000,
  timeoutMs: 45 * 60_000,
});
