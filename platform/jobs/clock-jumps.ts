/**
 * Repairs the queue after the database's clock was set back: what was stored before is in the future, so that queued jobs
 * wouldn't start, dead workers would seem alive, and schedules would pause for as long as the clock was set back.
 */
import type { PgBoss } from "pg-boss";

/** Shorter corrections, as clocks make them all the time, only delay a job by as much. */
const future = "now() + interval '1 minute'";

/** Cheap, because the schedules' time is written twice a minute and has one row. */
export async function wasClockSetBack(boss: PgBoss): Promise<boolean> {
  const { rows } = await boss.getDb().executeSql(`select from pgboss.version where cron_on > ${future}`);
  return rows.length > 0;
}

/**
 * Each job keeps its delay. Any number of processes may do this at the same time. Returns how many jobs were moved.
 *
 * What a job waits for is measured from when it was created or claimed. A retry waits from when its attempt failed, which
 * no column has, so it moves by the jump: the schedules' time is at most half a minute older than the jump.
 */
export async function repairFutureTimes(boss: PgBoss): Promise<number> {
  const db = boss.getDb();
  await db.executeSql(
    `update pgboss.queue set monitor_on = null, monitor_claim_on = null, maintain_on = null
     where greatest(monitor_on, monitor_claim_on, maintain_on) > ${future}`,
  );
  // A schedule sends one job per minute, and has sent those of the coming minutes already.
  await db.executeSql(
    `update pgboss.job set singleton_on = null where singleton_on > (${future}) at time zone 'UTC'`,
  );
  // Last, because `wasClockSetBack` reads the schedules' time. One statement, because a second one for the same jump
  // would move retries twice.
  const { rows } = await db.executeSql(`
    with jump as (
      select cron_on, cron_on - now() as length from pgboss.version where cron_on > ${future} for update
    ), measured as (
      update pgboss.version v set cron_on = null from jump where v.cron_on = jump.cron_on
    )
    update pgboss.job set
      start_after = case
        when state = 'retry'
        then greatest(least(start_after, now()), start_after - coalesce((select length from jump), interval '0'))
        when greatest(created_on, started_on, heartbeat_on) > ${future}
        then now() + greatest(start_after - greatest(created_on, started_on), interval '0')
        else start_after end,
      created_on = least(created_on, now()),
      started_on = case when started_on > now() then now() else started_on end,
      heartbeat_on = case when heartbeat_on > now() then now() else heartbeat_on end
    where state < 'completed' and (
      greatest(created_on, started_on, heartbeat_on) > ${future}
      or (state = 'retry' and start_after > ${future} and exists (select from jump)))
    returning id`);
  return rows.length;
}
