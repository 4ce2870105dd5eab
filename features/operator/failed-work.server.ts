/** What went wrong behind the pages, jobs and mails, and another try of it. */
import { and, count, desc, eq } from "drizzle-orm";
import { outboxMails } from "#db/schema/mail.ts";
import { findSites } from "#features/websites/find-sites.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import { isUniqueViolation } from "#platform/db/violations.ts";
import type { Jobs } from "#platform/jobs/create-jobs.ts";
import { type CurrentJobs, listCurrentJobs } from "#platform/jobs/current-jobs.ts";
import { listFailedJobs, retryFailedJob } from "#platform/jobs/failed-jobs.ts";
import { deliverMailJob } from "#platform/mail/post-mail.ts";
import { readableReason } from "./readable-reason.ts";

export interface FailedWork {
  id: string;
  /** The kind of job, as its definition names it. */
  name: string;
  /** The website it was about, when it was about one. */
  site: string | null;
  reason: string;
  tries: number;
  failedAt: Date;
}

/** The latest first; of a job's payload only the website is shown. */
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

/** What runs and what waits, by kind; the longest waiting first. */
export function listCurrentWork({ db }: { db: Db }): Promise<CurrentJobs[]> {
  return listCurrentJobs(db);
}

/** "gone": not failed any more. "busy": another job does the same, did it since, or nobody waits for it any more. */
export type RetryResult = "retried" | "gone" | "busy";

/** Gives a failed job another try, with its work opened again for it. */
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

/** Takes the retry back with its transaction. */
class SupersededError extends Error {}

export interface FailedMail {
  id: string;
  kind: string;
  to: string;
  subject: string;
  reason: string;
  /** The connection broke in the middle: nobody knows whether it arrived. */
  mayHaveArrived: boolean;
  tries: number;
  failedAt: Date;
}

/** The latest first. Never what the mail says: it may hold a link that signs in. */
export async function listFailedMails(
  { db }: { db: Db },
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<{ rows: FailedMail[]; total: number }> {
  const where = eq(outboxMails.status, "failed");
  const [total] = await db.select({ count: count() }).from(outboxMails).where(where);
  const rows = await db
    .select({
      id: outboxMails.id,
      kind: outboxMails.kind,
      to: outboxMails.to,
      subject: outboxMails.subject,
      lastError: outboxMails.lastError,
      tries: outboxMails.attempts,
      failedAt: outboxMails.updatedAt,
    })
    .from(outboxMails)
    .where(where)
    .orderBy(desc(outboxMails.updatedAt), outboxMails.id)
    .limit(limit)
    .offset(offset);
  return {
    total: total?.count ?? 0,
    rows: rows.map(({ lastError, ...mail }) => {
      // As the outbox writes it: "<what happened>: <in whose words>".
      const [, result = "", words = ""] = /^(\w+): (.*)$/s.exec(lastError ?? "") ?? [];
      return {
        ...mail,
        reason: readableReason(words || (lastError ?? "")),
        mayHaveArrived: result === "unknown",
      };
    }),
  };
}

/** Puts a failed mail back into the outbox, with the job that sends it. False when it is not failed (any more). */
export async function resendFailedMail(
  { db, jobs }: { db: Db; jobs: Pick<Jobs, "enqueue"> },
  mailId: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [mail] = await tx
      .update(outboxMails)
      .set({ status: "queued", lastError: null })
      .where(and(eq(outboxMails.id, mailId), eq(outboxMails.status, "failed")))
      .returning({ id: outboxMails.id });
    if (mail) await jobs.enqueue(tx, deliverMailJob, { mailId }, { key: mailId });
    return mail !== undefined;
  });
}

/** For the number beside the menu. */
export async function countFailed({ db }: { db: Db }): Promise<number> {
  const [work, mails] = await Promise.all([
    listFailedJobs(db, { limit: 0 }),
    db.select({ count: count() }).from(outboxMails).where(eq(outboxMails.status, "failed")),
  ]);
  return work.total + (mails[0]?.count ?? 0);
}
