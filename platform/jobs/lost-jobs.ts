/** Jobs whose worker died without releasing them. */
import type { PgBoss } from "pg-boss";

/**
 * Fails active jobs of these queues that have had no heartbeat for as long as their queue allows, or all of them if
 * `isSoleProcess`. They may run again immediately, because nothing suggests that they caused the death. This uses up one
 * attempt. Returns the queues that have such jobs. Any number of processes may do this at the same time.
 */
export async function failLostJobs(
  boss: PgBoss,
  names: string[],
  { isSoleProcess = false } = {},
): Promise<Set<string>> {
  const { rows } = await boss.getDb().executeSql(
    `select name, id, retry_count from pgboss.job
     where state = 'active' and name = any($1::text[])
       and ($2 or heartbeat_on + heartbeat_seconds * interval '1 s' < now())`,
    [names, isSoleProcess],
  );
  const lost = new Set<string>();
  for (const { name, id, retry_count } of rows as { name: string; id: string; retry_count: number }[]) {
    // With its attempt, a job that another process has failed or claimed meanwhile is left alone.
    await boss.fail(name, { id, retryCount: retry_count }, { message: "the server was killed" });
    await boss.update(name, undefined, { id, startAfter: new Date() });
    lost.add(name);
  }
  return lost;
}
