/** The job that removes the files of an account that is gone. */
import { z } from "zod";
import { defineJob } from "#platform/jobs/define-job.ts";

export const deleteFilesJob = defineJob({
  name: "delete-files",
  payload: z.object({ keys: z.array(z.string()) }),
});
