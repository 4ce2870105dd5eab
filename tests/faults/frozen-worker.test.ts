/**
 * Workers are frozen (SIGSTOP) in each state of a job until another worker has taken their jobs over, and then continue.
 * Every job must have its effect once.
 */
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { companies, crawls, outboxMails } from "#db/schema.ts";
import { startImport } from "#features/websites/import/start-import.server.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createJobs, type Jobs } from "#platform/jobs/create-jobs.ts";
import { createLog } from "#platform/log.ts";
import { postMail } from "#platform/mail/post-mail.ts";
import { type Cluster, startCluster } from "#tests/support/cluster.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { startWorkerProcess, type WorkerProcess } from "#tests/support/queue-worker-process.ts";
import { createWorkTables, findUndone, storeWork, workStates } from "#tests/support/queued-work.ts";
import { startSmtpServer } from "#tests/support/smtp.ts";
import { serveSite } from "#tests/support/static-site.ts";
import { findBroken, findWaiting } from "./invariants.ts";

const readMs = 120_000;
/** A frozen transaction keeps its locks until the database ends it after half a minute. */
const takenOverMs = 120_000;
const slotsEach = 2;

let database: Database;
let jobs: Jobs;
const started: WorkerProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  await createWorkTables(database);
  jobs = createJobs({ url: database.url, log: createLog({ logLevel: "silent" }) });
});
afterAll(async () => {
  await Promise.all(started.map((worker) => worker.end()));
  await jobs?.stop();
  await database?.close();
});

async function start(options: Omit<Parameters<typeof startWorkerProcess>[0], "url"> = {}) {
  const worker = await startWorkerProcess({ url: database.url, ...options });
  started.push(worker);
  return worker;
}

test("workers that are frozen past their lease and thawed repeat no effect", async () => {
  const frozen: WorkerProcess[] = [];
  for (const waitsAt of workStates) frozen.push(await start({ waitsAt }));
  const count = workStates.length * slotsEach;
  for (let n = 1; n <= count; n++) expect(await storeWork({ db: database.db, jobs }, n)).toBe(true);
  await vi.waitFor(
    () => {
      for (const [index, { lines }] of frozen.entries())
        expect(lines.filter((line) => line.endsWith(` ${workStates[index]} 1`))).toHaveLength(slotsEach);
    },
    { timeout: 60_000, interval: 50 },
  );
  for (const worker of frozen) worker.freeze();

  const begun = performance.now();
  const other = await start();
  await vi.waitFor(async () => expect(await findUndone(database)).toEqual([]), {
    timeout: takenOverMs,
    interval: 250,
  });
  process.stdout.write(
    `frozen in each state: all taken over after ${Math.round(performance.now() - begun)} ms\n`,
  );
  // Every job was claimed again, also those whose effect was stored.
  expect(other.lines.filter((line) => line.includes(" claimed ")).length).toBeGreaterThanOrEqual(count);

  for (const worker of frozen) {
    worker.thaw();
    worker.resume();
  }
  // The attempt that was frozen before its transaction runs it now.
  await vi.waitFor(
    () => expect(frozen[0]?.lines.filter((line) => line.includes(" committed "))).toHaveLength(slotsEach),
    {
      timeout: 60_000,
    },
  );
  // All workers still take jobs.
  for (let n = count + 1; n <= count * 3; n++)
    expect(await storeWork({ db: database.db, jobs }, n)).toBe(true);
  await vi.waitFor(
    async () => {
      for (const worker of frozen) worker.resume();
      expect(await findUndone(database)).toEqual([]);
    },
    { timeout: 60_000, interval: 250 },
  );
  expect(await database.sql`select from effects`).toHaveLength(count * 3);
  for (const worker of started) expect(await worker.end()).toBe(0);
  expect(await findUndone(database)).toEqual([]);
});

test("a worker process is frozen while it reads websites and sends a mail, and continues", async () => {
  const smtp = await startSmtpServer();
  const site = await serveSite({ root: "sample" }, { latencyMs: 200 });
  let cluster: Cluster | null = null;
  try {
    cluster = await startCluster({ webs: 0, workers: 1, env: { SMTP_URL: smtp.url } });
    const { services, workers } = cluster;
    const { db } = services;
    await vi.waitFor(async () => expect(await findWaiting(services)).toEqual([]), { timeout: readMs });
    smtp.behaviour = "hang";
    const [frozen] = workers;
    const mail = { kind: "note", to: "ada@example.com", subject: "One", text: "One", dedupeKey: "frozen" };
    await postMail(services, db, mail);
    const asked = site.requests.length;
    const ids: string[] = [];
    for (let n = 0; n < 2; n++)
      ids.push(await startImport(services, { url: site.url, allowPrivate: ["127.0.0.0/8"] }));
    await vi.waitFor(
      () => expect([site.requests.length > asked + 4, smtp.received.length]).toEqual([true, 1]),
      { timeout: readMs },
    );
    frozen?.process.kill("SIGSTOP");
    smtp.behaviour = "accept";

    const begun = performance.now();
    await cluster.start("worker");
    const statuses = async () => {
      const rows = await db.select().from(crawls).where(inArray(crawls.id, ids));
      return rows.map(({ status }) => status);
    };
    await vi.waitFor(async () => expect(await statuses()).toEqual(["completed", "completed"]), {
      timeout: readMs,
      interval: 250,
    });
    process.stdout.write(`frozen server: websites read after ${Math.round(performance.now() - begun)} ms\n`);
    frozen?.process.kill("SIGCONT");
    // It works again: alone, it does what is stored now.
    const [, other] = workers;
    if (other) await cluster.end(other);
    await postMail(services, db, { ...mail, dedupeKey: "thawed" });
    await vi.waitFor(
      async () => {
        const [row] = await db.select().from(outboxMails).where(eq(outboxMails.dedupeKey, "thawed"));
        expect(row?.status).toBe("sent");
        expect(await findWaiting(services)).toEqual([]);
      },
      { timeout: readMs, interval: 250 },
    );
    expect(await findBroken(services)).toEqual([]);
    const made = await db.select({ url: companies.websiteUrl }).from(companies);
    expect(made.filter(({ url }) => url?.startsWith(site.url))).toHaveLength(2);
    const sent = smtp.received.map(({ raw }) => /^message-id: (.*)$/im.exec(raw)?.[1]);
    expect(new Set(sent).size, "no mail twice").toBe(sent.length);
    expect(frozen && (await frozen.end("SIGTERM"))).toBe(0);
  } finally {
    for (const worker of cluster?.workers ?? []) worker.process.kill("SIGCONT");
    await cluster?.close();
    await smtp.close();
    await site.close();
  }
});
