/** Deletes files whose rows are gone. Enqueued in the transaction that deletes the rows, so that no file is leaked. */
import { z } from "zod";
import { defineJob } from "#platform/jobs/define-job.ts";

export const deleteFilesJob = defineJob({
  name: "delete-files",
  payload: z.object({ keys: z.array(z.string()) }),
});
