/** Mails companies about something at most once a week, however often a job asks. */
import { and, asc, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { TopicMailDeps } from "./topic-mails.server.ts";

/** A little less than a week, so that the mail doesn't come a few minutes later each time. */
const minIntervalMs = 6.5 * 24 * 3_600_000;
const maxPerRun = 100;

interface Waiting {
  /** Columns of one table with a row for each company. */
  columns: { companyId: PgColumn; since: PgColumn; mailedAt: PgColumn };
  /** Returns the number of mails. */
  mailCompany: (companyId: string) => Promise<number>;
  /** Logs that a company's mail couldn't be queued. The next run tries it again. */
  onFailed: (err: unknown, companyId: string) => void;
}

/** Mails those with a time in `since`, longest first. Returns the number of mails. */
export async function mailWaitingCompanies(
  { db, clock }: TopicMailDeps,
  { columns: { companyId, since, mailedAt }, mailCompany, onFailed }: Waiting,
): Promise<number> {
  const earlier = new Date(clock.now().getTime() - minIntervalMs);
  const waiting = await db
    .select({ id: sql<string>`${companyId}` })
    .from(companyId.table)
    .where(and(isNotNull(since), or(isNull(mailedAt), lte(mailedAt, earlier))))
    .orderBy(asc(since))
    .limit(maxPerRun);
  let mailed = 0;
  for (const { id } of waiting) {
    try {
      mailed += await mailCompany(id);
    } catch (error) {
      // One company's failure must not stop the others.
      onFailed(error, id);
    }
  }
  return mailed;
}
