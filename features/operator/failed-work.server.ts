/** Lists and retries failed jobs and mails. */
import { findSites } from "#features/websites/find-sites.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import { isUniqueViolation } from "#platform/db/violations.ts";
import type { Jobs } from "#platform/jobs/create-jobs.ts";
import { type CurrentJobs, listCurrentJobs } from "#platform/jobs/current-jobs.ts";
import { listFailedJobs, retryFailedJob } from "#platform/jobs/failed-jobs.ts";
import { findDelayedMails } from "#platform/mail/delayed-mails.ts";
import {
  countFailedMails,
  type FailedOutboxMail,
  listFailedOutboxMails,
} from "#platform/mail/failed-mails.ts";
import { readableReason } from "./readable-reason.ts";

export interface FailedWork {
  id: string;
  name: string;
  /** The website that the job worked on. Null if there is none. */
  site: string | null;
  reason: string;
  tries: number;
  failedAt: Date;
}

/** Latest failures first. A job's payload may be confidential, so only its website is returned. */
export async function listFailedWork(
  { db }: { db: Db },
  page: { limit: number; offset?: number },
): Promise<{ rows: FailedWork[]; total: number }> {
  const { rows, total } = await listFailedJobs(db, page);
  const sites = await findSites(
    db,
    rows.map(({ payload }) => payload),
  );
  return {
    total,
    rows: rows.map(({ id, name, error, tries, failedAt }, index) => ({
      id,
      name,
      site: sites[index] ?? null,
      reason: readableReason(error),
      tries,
      failedAt,
    })),
  };
}

/** Lists running and queued jobs by kind. The kind whose job has waited longest comes first. */
export function listCurrentWork({ db }: { db: Db }): Promise<CurrentJobs[]> {
  return listCurrentJobs(db);
}

/**
 * "gone" means that the job is no longer in a failed state. "busy" means that a newer job does the same, or that it is
 * no longer needed.
 */
export type RetryResult = "retried" | "gone" | "busy";

/** Retries a failed job and reopens its database row. */
export async function retryFailedWork(
  { db, jobs }: { db: Db; jobs: Pick<Jobs, "reopen"> },
  jobId: string,
): Promise<RetryResult> {
  try {
    return await db.transaction(async (tx) => {
      const job = await retryFailedJob(tx, jobId);
      if (job.outcome !== "retried") return job.outcome;
      if (!(await jobs.reopen(tx, job))) throw new SupersededError();
      return "retried";
    });
  } catch (error) {
    if (error instanceof SupersededError || isUniqueViolation(error)) return "busy";
    throw error;
  }
}

/** Thrown to roll back the retry. */
class SupersededError extends Error {}

export { resendFailedMail } from "#platform/mail/failed-mails.ts";

export interface FailedMail extends FailedOutboxMail {
  reason: string;
}

/** Latest failures first. */
export async function listFailedMails(
  { db }: { db: Db },
  page: { limit: number; offset?: number },
): Promise<{ rows: FailedMail[]; total: number }> {
  const { rows, total } = await listFailedOutboxMails(db, page);
  return { total, rows: rows.map((mail) => ({ ...mail, reason: readableReason(mail.error) })) };
}

/** Mails that wait because the last try failed, and why it did. Null if there are none. */
export async function findDelayedMail({
  db,
}: {
  db: Db;
}): Promise<{ count: number; since: Date; reason: string } | null> {
  const delayed = await findDelayedMails(db);
  return delayed && { count: delayed.count, since: delayed.since, reason: readableReason(delayed.error) };
}

/** Shown as a badge in the menu. */
export async function countFailed({ db }: { db: Db }): Promise<number> {
  const [work, mails] = await Promise.all([listFailedJobs(db, { limit: 0 }), countFailedMails(db)]);
  return work.total + mails;
}
