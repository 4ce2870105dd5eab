/** Counts unfinished jobs by kind, so that operators see what is stuck. */
import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/open-database.ts";
import { hasJobs } from "./failed-jobs.ts";

export interface CurrentJobs {
  /** Job kind, as named by its definition. */
  name: string;
  /** Due but not started, including due retries. */
  waiting: number;
  running: number;
  /** Failed and scheduled for a later retry. */
  retrying: number;
  /** Age in seconds of the longest-overdue job, 0 if none is due. */
  oldestWaitingSeconds: number;
}

/** Ordered by waiting time, longest first. Excludes jobs scheduled for later. Empty before the first job is stored. */
export async function listCurrentJobs(db: Db): Promise<CurrentJobs[]> {
  if (!(await hasJobs(db))) return [];
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
