/** This file is separate from the job's handler, so that enqueuing the job doesn't load the engines. */
import { z } from "zod";
import { defineJob } from "#platform/jobs/define-job.ts";

const payload = z.object({ companyId: z.uuid(), runId: z.uuid() });

export type ExamineCenterPayload = z.infer<typeof payload>;

/** The payload has the id of the run to store, so that a killed and repeated job stores one. */
export const examineCenterJob = defineJob({
  name: "examine-center",
  payload,
  retryLimit: 2,
  timeoutMs: 5 * 60_000,
});
