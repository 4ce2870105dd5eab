/** Jobs that are not done yet, by kind: what an operator looks at when something does not come. */
import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/open-database.ts";

export interface CurrentJobs {
  /** The kind of job, as its definition names it. */
  name: string;
  /** Due, and not begun; those that are tried again are among them. */
  waiting: number;
  running: number;
  /** That failed and come back at a later time. */
  retrying: number;
  /** Seconds that the one waits which has been due for longest; 0 when none is. */
  oldestWaitingSeconds: number;
}

/** The longest waiting first. Jobs for a later time are not counted. Empty before any job was ever stored. */
export async function listCurrentJobs(db: Db): Promise<CurrentJobs[]> {
  const [table] = await db.execute<{ there: boolean }>(
    sql`select to_regclass('pgboss.job') is not null as there`,
  );
  if (!table?.there) return [];
  const rows = await db.execute<CurrentJobs & Record<string, unknown>>(sql`
    select name,
      count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'retry' and start_after > now())::int as retrying,
      coalesce(extract(epoch from now() - min(start_after)
        filter (where state in ('created', 'retry') and start_after <= now())), 0)::float8 as "oldestWaitingSeconds"
    from pgboss.job
    where state in ('created', 'active', 'retry') and not starts_with(name, '__pgboss')
      and (state <> 'created' or start_after <= now())
    group by name order by "oldestWaitingSeconds" desc, name`);
  return [...rows];
}
