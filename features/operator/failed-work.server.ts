/** Lists and retries failed jobs and mails. */
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

export interface FailedMail {
  id: string;
  kind: string;
  to: string;
  subject: string;
  reason: string;
  /** True if the connection broke while sending, so that the mail may have been delivered. */
  mayHaveArrived: boolean;
  tries: number;
  failedAt: Date;
}

/** Latest failures first. The content is omitted, because it may contain a sign-in link. */
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
      // The outbox stores errors as "<result>: <message>".
      const [, result = "", words = ""] = /^(\w+): (.*)$/s.exec(lastError ?? "") ?? [];
      return {
        ...mail,
        reason: readableReason(words || (lastError ?? "")),
        mayHaveArrived: result === "unknown",
      };
    }),
  };
}

/** Enqueues a failed mail again. Returns false if the mail is no longer in a failed state. */
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

/** Shown as a badge in the menu. */
export async function countFailed({ db }: { db: Db }): Promise<number> {
  const [work, mails] = await Promise.all([
    listFailedJobs(db, { limit: 0 }),
    db.select({ count: count() }).from(outboxMails).where(eq(outboxMails.status, "failed")),
  ]);
  return work.total + (mails[0]?.count ?? 0);
}
