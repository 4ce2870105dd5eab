/** Jobs whose worker died without releasing them, or never got the answer to its claim. */
import type { PgBoss } from "pg-boss";

export interface LostJobs {
  /**
   * Fails active jobs that have had no heartbeat for as long as their queue allows, twice in a row: after an outage of the
   * database, every worker's heartbeat is old until it beats again. They may run again immediately, because nothing
   * suggests that they caused the death. This uses up one attempt. Returns their queues. Any number of processes may do
   * this at the same time.
   */
  fail(): Promise<Set<string>>;
  /** The same for all active jobs, if no other process can be working on them. */
  failAll(): Promise<Set<string>>;
}

interface Attempt {
  name: string;
  id: string;
  retry_count: number;
}

export function createLostJobs(boss: PgBoss, names: string[]): LostJobs {
  let suspects = new Set<string>();

  async function find(condition: string): Promise<Attempt[]> {
    const { rows } = await boss.getDb().executeSql(
      `select name, id, retry_count from pgboss.job
       where state = 'active' and name = any($1::text[]) and ${condition}`,
      [names],
    );
    return rows as Attempt[];
  }

  async function failEach(attempts: Attempt[]): Promise<Set<string>> {
    for (const { name, id, retry_count } of attempts) {
      // With its attempt, a job that another process has failed or claimed meanwhile is left alone.
      await boss.fail(name, { id, retryCount: retry_count }, { message: "the server was killed" });
      // Relative, because the clock of this process may differ from the database's.
      await boss.update(name, undefined, { id, startAfter: 0 });
    }
    return new Set(attempts.map(({ name }) => name));
  }

  return {
    async fail() {
      const found = await find("heartbeat_on + heartbeat_seconds * interval '1 s' < now()");
      const lost = found.filter((one) => suspects.has(keyOf(one)));
      suspects = new Set(found.map(keyOf));
      return failEach(lost);
    },
    failAll: async () => failEach(await find("true")),
  };
}

function keyOf({ id, retry_count }: Attempt): string {
  return `${id} ${retry_count}`;
}
