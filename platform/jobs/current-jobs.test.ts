import { expect, test } from "vitest";
import { z } from "zod";
import { collectLog } from "#tests/support/collect-log.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createJobs } from "./create-jobs.ts";
import { listCurrentJobs } from "./current-jobs.ts";
import { defineJob } from "./define-job.ts";

const greet = defineJob({ name: "greet", payload: z.object({}) });
const wave = defineJob({ name: "wave", payload: z.object({}) });

test("counts queued, running and retrying jobs by kind, longest waiting first, without future ones", async () => {
  const database = await createTestDatabase();
  const jobs = createJobs({ url: database.url, log: collectLog().log });
  for (const job of [greet, greet, greet, greet, wave]) await jobs.enqueue(database.db, job, {});
  await jobs.enqueue(database.db, wave, {}, { startAfter: new Date(Date.now() + 3_600_000) });
  await database.sql`update pgboss.job set start_after = now() - interval '90 seconds' where name = 'greet'`;
  await database.sql`update pgboss.job set state = 'active' where id = (select id from pgboss.job where name = 'greet' limit 1)`;
  await database.sql`update pgboss.job set state = 'retry', start_after = now() + interval '1 hour'
    where id = (select id from pgboss.job where name = 'greet' and state = 'created' limit 1)`;
  const [first, second, ...others] = await listCurrentJobs(database.db);
  expect(first).toMatchObject({ name: "greet", waiting: 2, running: 1, retrying: 1 });
  expect(first?.oldestWaitingSeconds).toBeGreaterThanOrEqual(90);
  expect(second).toMatchObject({ name: "wave", waiting: 1, running: 0, retrying: 0 });
  expect(others).toEqual([]);
  await jobs.stop();
  await database.close();
});
