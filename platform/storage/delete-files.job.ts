/** The job that removes files whose rows are gone: it belongs to the transaction that deletes them, so none is forgotten. */
import { z } from "zod";
import { defineJob } from "#platform/jobs/define-job.ts";

export const deleteFilesJob = defineJob({
  name: "delete-files",
  payload: z.object({ keys: z.array(z.string()) }),
});
