import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { JobDefinition } from "./define-job.ts";
import { hasJobs } from "./failed-jobs.ts";

/**
 * A condition on rows whose job has their id as its key: no such job is queued, running or waiting for a retry. A row
 * that only waits for its turn isn't abandoned, however long that takes.
 */
export async function isWithoutJob<Payload>(
  db: Db | Transaction,
  { name }: Pick<JobDefinition<Payload>, "name">,
  id: AnyColumn,
): Promise<SQL | undefined> {
  if (!(await hasJobs(db))) return undefined;
  return sql`not exists (select from pgboss.job
    where job.name = ${name} and job.singleton_key = ${id}::text and job.state < 'completed')`;
}
