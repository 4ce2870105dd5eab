/** What went wrong behind the pages, jobs and mails, and another try of it. */
import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { crawls } from "#db/schema/crawls.ts";
import { outboxMails } from "#db/schema/mail.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { isUniqueViolation } from "#platform/db/violations.ts";
import type { Jobs } from "#platform/jobs/create-jobs.ts";
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
  const crawlIds = rows.flatMap(({ payload }) => crawlIdOf(payload) ?? []);
  const found = await db
    .select({ id: crawls.id, url: crawls.url })
    .from(crawls)
    .where(inArray(crawls.id, crawlIds));
  const sites = new Map(found.map(({ id, url }) => [id, URL.parse(url)?.host ?? null]));
  return {
    total,
    rows: rows.map(({ id, name, payload, error, tries, failedAt }) => ({
      id,
      name,
      site: sites.get(crawlIdOf(payload) ?? "") ?? null,
      reason: readableReason(error),
      tries,
      failedAt,
    })),
  };
}

/** "gone": not failed any more. "busy": the same thing is done by another job, or was done since. */
export type RetryResult = "retried" | "gone" | "busy";

/** Gives a failed job another try, with what it needs to do something: a job that finds its crawl ended does nothing. */
export async function retryFailedWork({ db }: { db: Db }, jobId: string): Promise<RetryResult> {
  return db
    .transaction(async (tx) => {
      const job = await retryFailedJob(tx, jobId);
      if (job.outcome !== "retried") return job.outcome;
      const crawlId = crawlIdOf(job.payload);
      if (!crawlId || (await reopenCrawl(tx, crawlId))) return "retried";
      throw new SupersededError();
    })
    .catch((error: unknown) => {
      if (error instanceof SupersededError || isUniqueViolation(error)) return "busy";
      throw error;
    });
}

/** Takes the retry back with its transaction. */
class SupersededError extends Error {}

const crawlPayload = z.object({ crawlId: z.uuid() });

function crawlIdOf(payload: unknown): string | null {
  return crawlPayload.safeParse(payload).data?.crawlId ?? null;
}

/** False when its company has read its website again since, or when the crawl did not fail. */
async function reopenCrawl(tx: Transaction, crawlId: string): Promise<boolean> {
  const reopened = await tx
    .update(crawls)
    .set({ status: "queued", progress: 0, errorCode: null, errorMessage: null, finishedAt: null })
    .where(
      and(
        eq(crawls.id, crawlId),
        inArray(crawls.status, ["failed", "queued", "running"]),
        sql`not exists (select from crawls later where later.company_id = ${crawls.companyId} and later.created_at > ${crawls.createdAt})`,
      ),
    )
    .returning({ id: crawls.id });
  return reopened.length === 1;
}

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
