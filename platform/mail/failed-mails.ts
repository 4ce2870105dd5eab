/** Lists and retries mails that could not be delivered. */
import { and, count, desc, eq } from "drizzle-orm";
import { outboxMails } from "#db/schema/mail.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { Jobs } from "#platform/jobs/create-jobs.ts";
import { deliverMailJob } from "./post-mail.ts";

export interface FailedOutboxMail {
  id: string;
  kind: string;
  to: string;
  subject: string;
  /** What the mail server or the connection said. */
  error: string;
  /** True if the connection broke while sending, so that the mail may have been delivered. */
  mayHaveArrived: boolean;
  tries: number;
  failedAt: Date;
}

const isFailed = eq(outboxMails.status, "failed");

/** Latest failures first. The content is omitted, because it may contain a sign-in link. */
export async function listFailedOutboxMails(
  db: Db,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<{ rows: FailedOutboxMail[]; total: number }> {
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
    .where(isFailed)
    .orderBy(desc(outboxMails.updatedAt), outboxMails.id)
    .limit(limit)
    .offset(offset);
  return {
    total: await countFailedMails(db),
    rows: rows.map(({ lastError, ...mail }) => {
      const { result, error } = errorOf(lastError);
      return { ...mail, error, mayHaveArrived: result === "unknown" };
    }),
  };
}

/** The outbox stores errors as "<result>: <message>". */
export function errorOf(lastError: string | null): { result: string; error: string } {
  const [, result = "", words = ""] = /^(\w+): (.*)$/s.exec(lastError ?? "") ?? [];
  return { result, error: words || (lastError ?? "") };
}

export async function countFailedMails(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(outboxMails).where(isFailed);
  return row?.count ?? 0;
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
      .where(and(eq(outboxMails.id, mailId), isFailed))
      .returning({ id: outboxMails.id });
    if (mail) await jobs.enqueue(tx, deliverMailJob, { mailId }, { key: mailId });
    return mail !== undefined;
  });
}
