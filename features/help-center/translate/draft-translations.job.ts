/** This file is separate from the job's handler, so that enqueuing the job doesn't load its dependencies. */
import { z } from "zod";
import { reopenRun } from "#features/translations/translation-runs.server.ts";
import { defineJob } from "#platform/jobs/define-job.ts";

const payload = z.object({
  runId: z.uuid(),
  /** The `itemId` of the only item to draft. Null to draft everything that is missing. */
  only: z.string().max(200).nullable(),
});

export type DraftTranslationsPayload = z.infer<typeof payload>;

export const draftTranslationsJob = defineJob({
  name: "draft-translations",
  payload,
  retryLimit: 2,
  timeoutMs: 45 * 60_000,
  concurrency: 3,
  reopen: (tx, { runId }) => reopenRun(tx, runId),
});
