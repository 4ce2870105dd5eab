/**
 * Numbered jobs whose effect can be counted, for tests that interrupt workers. They follow the rule for all jobs: one
 * transaction checks what is stored and writes. Nothing in the tables would prevent a second effect.
 */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { type Connection, connect, type Db, type Transaction } from "#platform/db/connect.ts";
import { createJobs, type Jobs } from "#platform/jobs/create-jobs.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import { handleJob } from "#platform/jobs/handle-job.ts";
import type { Log } from "#platform/log.ts";

/** How far an attempt has come: claimed, in its transaction, about to commit, committed but not acknowledged. */
export const workStates = ["claimed", "begun", "written", "committed"] as const;
export type WorkState = (typeof workStates)[number];

const numberedWork = defineJob({
  name: "numbered-work",
  payload: z.object({ n: z.int() }),
  retryLimit: 20,
  retryDelayMs: 1_000,
  concurrency: 2,
});

export async function createWorkTables({ db }: Pick<Connection, "db">): Promise<void> {
  await db.execute(sql`create table works (n int primary key, done boolean not null default false)`);
  await db.execute(sql`create table effects (n int not null)`);
}

/** Stores work and its job in one transaction. Returns false if the outcome is unknown or the work wasn't stored. */
export async function storeWork(
  { db, jobs }: { db: Db | Transaction; jobs: Jobs },
  n: number,
): Promise<boolean> {
  try {
    await db.transaction(async (tx) => {
      const stored = await tx.execute(
        sql`insert into works values (${n}) on conflict do nothing returning n`,
      );
      if (stored.length > 0) await jobs.enqueue(tx, numberedWork, { n });
    });
    return true;
  } catch {
    return false;
  }
}

export interface Reached {
  n: number;
  state: WorkState;
  attempt: number;
}

interface WorkerOptions {
  url: string;
  log: Log;
  reach?: (reached: Reached) => Promise<void> | void;
}

export interface QueueWorker {
  db: Db;
  jobs: Jobs;
  close(): Promise<void>;
}

/** Calls `reach` in each state and waits for it. */
export async function startQueueWorker({ url, log, reach = () => {} }: WorkerOptions): Promise<QueueWorker> {
  const { db, sql: pool } = connect(url, { max: 4, log });
  const jobs = createJobs({ url, log });
  await jobs.start([
    handleJob(numberedWork, async ({ n }, { attempt }) => {
      const at = async (state: WorkState) => reach({ n, state, attempt });
      await at("claimed");
      await db.transaction(async (tx) => {
        const due = await tx.execute(
          sql`update works set done = true where n = ${n} and not done returning n`,
        );
        await at("begun");
        if (due.length > 0) await tx.execute(sql`insert into effects values (${n})`);
        await at("written");
      });
      await at("committed");
    }),
  ]);
  return {
    db,
    jobs,
    async close() {
      await jobs.stop({ graceMs: 0 });
      await pool.end({ timeout: 1 });
    },
  };
}

export interface WorkOutcome {
  effects: number;
  state: string | null;
  retries: number | null;
}

/** Of one work, from the tables. */
export async function outcomeOf({ db }: Pick<Connection, "db">, n: number): Promise<WorkOutcome> {
  const [row] = await db.execute<WorkOutcome & Record<string, unknown>>(sql`
    select (select count(*)::int from effects where n = ${n}) as effects, job.state::text, job.retry_count as retries
    from (select 1) as one left join pgboss.job on name = ${numberedWork.name} and (data ->> 'n')::int = ${n}`);
  if (!row) throw new Error("no outcome");
  return row;
}

/** What isn't done exactly once, or whose job isn't completed. Empty after the last one. */
export async function findUndone({ db }: Pick<Connection, "db">): Promise<string[]> {
  const rows = await db.execute<{ what: string }>(sql`
    select works.n || ': ' || (select count(*) from effects where effects.n = works.n) || ' effects, job '
      || coalesce(job.state::text, 'missing') as what
    from works left join pgboss.job on job.name = ${numberedWork.name} and (job.data ->> 'n')::int = works.n
    where not done or job.state is distinct from 'completed'
      or (select count(*) from effects where effects.n = works.n) <> 1`);
  return rows.map(({ what }) => what);
}
