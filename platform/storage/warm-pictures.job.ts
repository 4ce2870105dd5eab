/** The job that stores smaller copies of guides' pictures before a visitor asks for them. */
import { z } from "zod";
import { defineJob } from "#platform/jobs/define-job.ts";

export const warmPicturesJob = defineJob({
  name: "warm-pictures",
  payload: z.object({ keys: z.array(z.string()) }),
});
