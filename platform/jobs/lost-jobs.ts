/** Jobs whose worker died without releasing them, or never got the answer to its claim. */
import type { PgBoss } from "pg-boss";

export interface LostJobs {
  /**
   * Fails active jobs without a heartbeat for as long as their queue allows. They must be overdue twice, with at least
   * `heartbeatMs` in between: after an outage of the database, every worker's heartbeat is old until it beats again. The jobs
   * may run again immediately, because nothing suggests that they caused the death. This uses up one attempt. Returns
   * their queues. Any number of processes may do this at the same time.
   */
  fail(): Promise<Set<string>>;
  /** The same for all active jobs, if no other process can be working on them. */
  failAll(): Promise<Set<string>>;
}

interface LostJobsOptions {
  db: Pick<ReturnType<PgBoss["getDb"]>, "executeSql">;
  names: string[];
  /** Interval of the workers' heartbeats. */
  heartbeatMs: number;
  /** Monotonic, because the machine's clock may jump. */
  nowMs?: () => number;
}

interface Suspect {
  id: string;
  retry_count: number;
  heartbeat_on: string;
}

const isOverdue = "heartbeat_on + heartbeat_seconds * interval '1 s' < now()";

export function createLostJobs({
  db,
  names,
  heartbeatMs,
  nowMs = () => performance.now(),
}: LostJobsOptions): LostJobs {
  /** Time of the first sighting, by job, attempt and heartbeat. */
  let suspects = new Map<string, number>();

  async function find(): Promise<Suspect[]> {
    const { rows } = await db.executeSql(
      `select id, retry_count, heartbeat_on::text as heartbeat_on from pgboss.job
       where state = 'active' and name = any($1::text[]) and ${isOverdue}`,
      [names],
    );
    return rows as Suspect[];
  }

  /** One statement, so that a heartbeat or another attempt in the meantime keeps the job. */
  async function failWhere(condition: string, values: unknown[] = []): Promise<Set<string>> {
    const { rows } = await db.executeSql(
      `update pgboss.job set
         state = case when retry_count < retry_limit then 'retry' else 'failed' end::pgboss.job_state,
         completed_on = case when retry_count < retry_limit then null else now() end,
         start_after = least(start_after, now()), heartbeat_on = null,
         output = '{"message": "the server was killed"}'
       where state = 'active' and name = any($1::text[]) and ${condition}
       returning name`,
      [names, ...values],
    );
    return new Set((rows as { name: string }[]).map(({ name }) => name));
  }

  async function look(): Promise<Set<string>> {
    const askedMs = nowMs();
    const found = await find();
    const answeredMs = nowMs();
    suspects = new Map(found.map((one) => [keyOf(one), suspects.get(keyOf(one)) ?? answeredMs]));
    const lost = found.filter((one) => askedMs - (suspects.get(keyOf(one)) ?? askedMs) >= heartbeatMs);
    if (lost.length === 0) return new Set();
    return failWhere(
      `${isOverdue} and (id, retry_count, heartbeat_on::text) in
         (select * from unnest($2::uuid[], $3::int[], $4::text[]))`,
      [
        lost.map(({ id }) => id),
        lost.map(({ retry_count }) => retry_count),
        lost.map(({ heartbeat_on }) => heartbeat_on),
      ],
    );
  }

  return {
    async fail() {
      try {
        return await look();
      } catch (error) {
        // During an outage, no worker can beat.
        suspects.clear();
        throw error;
      }
    },
    failAll: () => failWhere("true"),
  };
}

function keyOf({ id, retry_count, heartbeat_on }: Suspect): string {
  return `${id} ${retry_count} ${heartbeat_on}`;
}
