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

/** A sign-in link doesn't wait for the many mails of several companies, which take all slots. */
const ofManyPriority = -10;

/** Idempotent by `dedupeKey`. */
export async function postMail(
  { jobs }: { jobs: Pick<Jobs, "enqueue"> },
  db: Db | Transaction,
  mail: OutgoingMail,
): Promise<void> {
  const mailId = await queueMail(db, mail);
  const { companyId } = mail;
  const ofMany = companyId === undefined ? {} : { companyId, priority: ofManyPriority };
  if (mailId) await jobs.enqueue(db, deliverMailJob, { mailId }, { key: mailId, ...ofMany });
}
