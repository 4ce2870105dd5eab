/** Runs the server behind PgBouncer in transaction mode, with the docs' configuration. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { generatedFaqs } from "#db/schema.ts";
import { createBackup } from "#platform/backup/create-backup.ts";
import { checkBackup } from "#platform/backup/restore-backup.ts";
import { systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import { handleJob } from "#platform/jobs/handle-job.ts";
import { openServices } from "#server/services.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { makeOwnedCenter } from "#tests/support/mixed-load.ts";
import { isPoolerInstalled, type Pooler, startPooler, withPort } from "#tests/support/pooler.ts";

const { log } = collectLog();

// Skipped without PgBouncer, as the list of skipped tests says. Debian has a package (apt install pgbouncer).
describe.skipIf(!isPoolerInstalled())("behind PgBouncer in transaction mode", () => {
  let database: TestDatabase;
  let pooler: Pooler;
  let pooled: string;
  let app: TestApp;

  beforeAll(async () => {
    database = await createTestDatabase();
    // The server migrates it.
    await database.sql.unsafe(
      "drop schema public cascade; drop schema drizzle cascade; drop schema pgboss cascade; create schema public",
    );
    pooler = await startPooler(database.url);
    pooled = withPort(database.url, pooler.port);
    app = await startApp({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: database.url });
  });
  afterAll(async () => {
    await app?.close();
    await pooler?.stop();
    await database?.close();
  });

  async function read(path: string) {
    const response = await fetch(app.origin + path);
    return { status: response.status, text: await response.text() };
  }

  test("an edit is on the cached page, also with many requests at a time", async () => {
    const center = await makeOwnedCenter(app.services, "acme");
    for (let round = 1; round <= 5; round++) {
      const answer = `The answer of round ${round}.`;
      await app.services.db.update(generatedFaqs).set({ answer }).where(eq(generatedFaqs.id, center.faqId));
      await expect.poll(async () => (await read("/help/acme/faq")).text).toContain(answer);
      const paths = Array.from({ length: 40 }, (_, n) => `/help/acme/search?q=round+${round}+${n}`);
      const pages = await Promise.all([...paths, "/help/acme", "/help/acme/faq"].map(read));
      expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
      expect(pages.at(-1)?.text).toContain(answer);
    }
  });

  test("a query with parameters is answered, also while its connection is busy", async () => {
    const { db } = app.services;
    for (let round = 0; round < 40; round++) {
      const numbers = Array.from({ length: 30 }, (_, number) => number);
      const asked = numbers.map((number) =>
        number % 3 === 0 ? db.execute(sql`select ${number}::int as n`) : db.execute(`select ${number} as n`),
      );
      expect((await Promise.all(asked)).map(([row]) => row?.n)).toEqual(numbers);
    }
  });

  test("the server's queries share sessions, and only the others have their own", async () => {
    const rows = await database.sql<{ name: string }[]>`
      select application_name as name from pg_stat_activity where datname = current_database()`;
    expect(rows).toContainEqual({ name: "step-realtime" });
    // A transaction keeps its session, so that the next query gets another one.
    const { db } = app.services;
    const pidOf = async (through: Pick<typeof db, "execute">) =>
      (await through.execute<{ pid: number }>("select pg_backend_pid() as pid"))[0]?.pid;
    const pids = await db.transaction(async (tx) => [await pidOf(tx), await pidOf(tx), await pidOf(db)]);
    expect(pids[1]).toBe(pids[0]);
    expect(pids[2]).not.toBe(pids[0]);
    const clients = await Promise.all(Array.from({ length: 40 }, () => pidOf(db)));
    // As many as `default_pool_size` in the docs' configuration, for 40 queries of up to 10 connections.
    expect(new Set(clients).size).toBeLessThanOrEqual(20);
  });

  test("jobs run, and a rolled back transaction stores none", async () => {
    const note = defineJob({ name: "note", payload: z.object({ n: z.int() }) });
    const done: number[] = [];
    const { db, jobs } = app.services;
    await jobs.start([handleJob(note, async ({ n }) => void done.push(n))]);
    const refused = db.transaction(async (tx) => {
      await jobs.enqueue(tx, note, { n: 1 });
      throw new Error("changed my mind");
    });
    await expect(refused).rejects.toThrow("changed my mind");
    await db.transaction(async (tx) => void (await jobs.enqueue(tx, note, { n: 2 })));
    await expect.poll(() => done).toEqual([2]);
  });

  test("the probe answers, and a query that fails leaves no session broken", async () => {
    expect(await app.services.isDatabaseReachable()).toBe(true);
    const { db } = app.services;
    await Promise.allSettled(Array.from({ length: 30 }, () => db.execute("select 1 / 0")));
    const rows = await Promise.all(
      Array.from({ length: 30 }, () => db.execute<{ n: number }>("select 7 as n")),
    );
    expect(rows.map(([row]) => row?.n)).toEqual(Array.from({ length: 30 }, () => 7));
  });

  test("without DATABASE_DIRECT_URL, it refuses to start with a sentence that names it", async () => {
    const config = { dataDir: "/nowhere", databaseUrl: pooled };
    await expect(openDatabase({ config, log })).rejects.toThrow(
      `A connection pooler answers at 127.0.0.1:${pooler.port}; also set DATABASE_DIRECT_URL to Postgres itself.`,
    );
  });

  test("a DATABASE_DIRECT_URL that is a pooler is refused", async () => {
    const config = readConfig({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: pooled, DATA_DIR: "/nowhere" });
    await expect(openServices({ config, log, origin: "http://step.test" })).rejects.toThrow(
      "set DATABASE_DIRECT_URL to Postgres itself",
    );
  });

  const config = (direct: string) => ({
    dataDir: "/nowhere",
    databaseUrl: pooled,
    databaseDirectUrl: direct,
  });

  test("a backup has a session of its own, with Step's limits instead of the pooler's", async () => {
    const opened = await openDatabase({ config: config(database.url), log });
    const folder = await mkdtemp(join(tmpdir(), "step-pooled-backup-"));
    try {
      expect(await opened.directSql`show statement_timeout`).toEqual([{ statement_timeout: "1min" }]);
      expect(await opened.sql`show statement_timeout`).toEqual([{ statement_timeout: "0" }]);
      const [own] = await opened.directSql<{ pid: number }[]>`select pg_backend_pid() as pid`;
      const file = join(folder, "all.tar");
      const storage = { open: async () => null };
      const made = await createBackup({ sql: opened.directSql, storage, clock: systemClock }, { file });
      expect(made.rows).toBeGreaterThan(0);
      const [last] = await database.sql`select query from pg_stat_activity where pid = ${own?.pid ?? 0}`;
      expect(last?.query, "the backup ended its transaction in this session").toBe("commit");
      await checkBackup(file);
    } finally {
      await opened.close();
      await rm(folder, { recursive: true });
    }
  });

  test("a DATABASE_DIRECT_URL that is another database is refused", async () => {
    const other = await createTestDatabase();
    await expect(openDatabase({ config: config(other.url), log })).rejects.toThrow(
      "DATABASE_URL and DATABASE_DIRECT_URL lead to different databases",
    );
    await other.close();
  });

  test("a DATABASE_DIRECT_URL that nothing answers at is named in the sentence", async () => {
    const url = withPort(database.url, 1);
    await expect(openDatabase({ config: config(url), log })).rejects.toThrow(
      "No database answers at 127.0.0.1:1; start it or correct DATABASE_DIRECT_URL.",
    );
  });

  test("without a pooler at DATABASE_URL, Step's limits are in force", async () => {
    // The same database by another name, as with a pooler that accepts the limits.
    const named = new URL(database.url);
    named.searchParams.set("application_name", "another");
    for (const directUrl of [database.url, named.href]) {
      const given = { dataDir: "/nowhere", databaseUrl: database.url, databaseDirectUrl: directUrl };
      const opened = await openDatabase({ config: given, log });
      expect(await opened.sql`show statement_timeout`).toEqual([{ statement_timeout: "1min" }]);
      expect(opened.isPooled).toBe(directUrl !== database.url);
      await opened.close();
    }
  });
});
