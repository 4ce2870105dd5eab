/** Lists permanently failed jobs for operators. They are kept for seven days. */
import { sql } from "drizzle-orm";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { isUniqueViolation } from "#platform/db/violations.ts";

export interface FailedJob {
  id: string;
  name: string;
  /** May contain sensitive data, so pick only known fields and never show it as a whole. */
  payload: unknown;
  /** The last error's message, empty if there is none. It was written for a log, so it may quote queries and URLs. */
  error: string;
  tries: number;
  createdAt: Date;
  failedAt: Date;
}

/** Newest first. Empty before the first job is stored. */
export async function listFailedJobs(
  db: Db,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<{ rows: FailedJob[]; total: number }> {
  if (!(await hasJobs(db))) return { rows: [], total: 0 };
  const [counted] = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from pgboss.job where state = 'failed'`,
  );
  const rows = await db.execute<JobRow>(sql`
    select id, name, data as payload, retry_count + 1 as tries,
      coalesce(output ->> 'message', output -> 'value' ->> 'message', '') as error,
      extract(epoch from created_on) * 1000 as created_ms,
      extract(epoch from coalesce(completed_on, created_on)) * 1000 as failed_ms
    from pgboss.job where state = 'failed'
    order by coalesce(completed_on, created_on) desc, id limit ${limit} offset ${offset}`);
  return {
    total: counted?.total ?? 0,
    rows: rows.map(({ created_ms, failed_ms, ...job }) => ({
      ...job,
      createdAt: new Date(Number(created_ms)),
      failedAt: new Date(Number(failed_ms)),
    })),
  };
}

interface JobRow extends Record<string, unknown> {
  id: string;
  name: string;
  payload: unknown;
  error: string;
  tries: number;
  created_ms: string;
  failed_ms: string;
}

export type RetryOutcome =
  | { outcome: "retried"; name: string; payload: unknown }
  /** The job is unknown or no longer failed. */
  | { outcome: "gone" }
  /** Another job with the same key is queued or running. */
  | { outcome: "busy" };

/** Grants one more attempt, which a worker claims within seconds. Uses the same statement as pg-boss's own `retry`. */
export async function retryFailedJob(db: Db | Transaction, id: string): Promise<RetryOutcome> {
  if (!(await hasJobs(db))) return { outcome: "gone" };
  try {
    // Nested, because a violation would abort the outer transaction.
    const [job] = await db.transaction((nested) =>
      nested.execute<{ name: string; payload: unknown }>(sql`
        update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
        where id = ${id}::uuid and state = 'failed' returning name, data as payload`),
    );
    return job ? { outcome: "retried", ...job } : { outcome: "gone" };
  } catch (error) {
    if (isUniqueViolation(error)) return { outcome: "busy" };
    throw error;
  }
}

/** False before the first job is stored. */
export async function hasJobs(db: Db | Transaction): Promise<boolean> {
  const [row] = await db.execute<{ there: boolean }>(
    sql`select to_regclass('pgboss.job') is not null as there`,
  );
  return row?.there === true;
}
