import { z } from "zod";
import { defineJob } from "#platform/jobs/define-job.ts";

/** For retries, and for deliveries whose notification was lost. */
export const sendWebhooksJob = defineJob({
  name: "send-webhooks",
  payload: z.object({}),
  retryLimit: 0,
  cron: "* * * * *",
});
