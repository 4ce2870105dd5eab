/** Adds an email's outbox row and its delivery job in one transaction. */
import { z } from "zod";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { Jobs } from "#platform/jobs/create-jobs.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import { type OutgoingMail, queueMail } from "./queue-mail.ts";

/** Retries for about a day, with a backoff of up to ten minutes. */
export const deliverMailJob = defineJob({
  name: "deliver-mail",
  payload: z.object({ mailId: z.uuid() }),
  retryLimit: 150,
  retryDelayMs: 10_000,
  timeoutMs: 3 * 60_000,
  concurrency: 2,
});

/** Idempotent by `dedupeKey`. */
export async function postMail(
  { jobs }: { jobs: Pick<Jobs, "enqueue"> },
  db: Db | Transaction,
  mail: OutgoingMail,
): Promise<void> {
  const mailId = await queueMail(db, mail);
  const company = mail.companyId === undefined ? {} : { companyId: mail.companyId };
  if (mailId) await jobs.enqueue(db, deliverMailJob, { mailId }, { key: mailId, ...company });
}
