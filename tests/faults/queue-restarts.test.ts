/**
 * Postgres restarts, crashes, and fails over to a streaming replica, while jobs are stored all the time and two workers
 * run them. Every stored job must have its effect once, and work must continue within ten seconds.
 */
import { setTimeout as delay } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { crawls } from "#db/schema.ts";
import { startImport } from "#features/websites/import/start-import.server.ts";
import { readConfig } from "#platform/config.ts";
import { connect, type Sql } from "#platform/db/connect.ts";
import { createLog } from "#platform/log.ts";
import { openServices } from "#server/services.ts";
import { makeOwnedCenter, startMixedLoad } from "#tests/support/mixed-load.ts";
import { type PostgresPair, startPostgresPair } from "#tests/support/postgres-pair.ts";
import {
  createWorkTables,
  findUndone,
  type QueueWorker,
  startQueueWorker,
  storeWork,
} from "#tests/support/queued-work.ts";
import { startServer } from "#tests/support/server.ts";
import { serveSite } from "#tests/support/static-site.ts";
import { findBroken, findWaiting } from "./invariants.ts";

const backMs = 10_000;
const log = createLog({ logLevel: "silent" });

let pair: PostgresPair;
let workers: QueueWorker[] = [];
const observers: Sql[] = [];

/** Workers on `url`, and a connection that sees the tables there. */
async function startWorkers(url: string) {
  const observer = connect(url, { max: 1, applicationName: "step-test" });
  observers.push(observer.sql);
  await createWorkTables(observer);
  workers = await Promise.all([1, 2].map(() => startQueueWorker({ url, log })));
  return observer;
}

afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.close()));
  await Promise.all(observers.splice(0).map((sql) => sql.end({ timeout: 1 })));
  await pair?.close();
});

/** Stores ten jobs a second. Each one is repeated until the database confirms it. */
function startStoring() {
  let isStopping = false;
  let stored = 0;
  let lastConfirmedAt = performance.now();
  let longestGapMs = 0;
  async function run() {
    for (let n = 1; !isStopping; n++) {
      while (!(await storeWork(workers[n % 2]!, n))) await delay(50);
      const now = performance.now();
      longestGapMs = Math.max(longestGapMs, now - lastConfirmedAt);
      lastConfirmedAt = now;
      stored = n;
      await delay(100);
    }
  }
  const running = run();
  return {
    /** Resolves when `count` more are confirmed. */
    async another(count: number) {
      const until = stored + count;
      await vi.waitFor(() => expect(stored).toBeGreaterThanOrEqual(until), { timeout: 60_000, interval: 20 });
    },
    async stop() {
      isStopping = true;
      await running;
      return { stored, longestGapMs: Math.round(longestGapMs) };
    },
  };
}

async function expectAllDone(observer: Parameters<typeof findUndone>[0], what: string, gapMs: number) {
  const begun = performance.now();
  await vi.waitFor(async () => expect(await findUndone(observer)).toEqual([]), {
    timeout: 60_000,
    interval: 100,
  });
  const restMs = Math.round(performance.now() - begun);
  process.stdout.write(`${what}: stored again after ${gapMs} ms, all done ${restMs} ms after the last\n`);
  expect(gapMs).toBeLessThan(backMs);
}

function bothHosts(): string {
  const hostOf = (url: string) => new URL(url).host;
  return pair.primary.replace(hostOf(pair.primary), `${hostOf(pair.primary)},${hostOf(pair.standby)}`);
}

describe("one server", () => {
  test.each([
    { what: "restarted three times", signal: "SIGINT" },
    { what: "crashed three times", signal: "SIGQUIT" },
    { what: "killed three times", signal: "SIGKILL" },
  ] as const)("is $what", async ({ what, signal }) => {
    pair = await startPostgresPair();
    const observer = await startWorkers(pair.primary);
    const storing = startStoring();
    for (let restart = 1; restart <= 3; restart++) {
      await storing.another(10);
      pair.signalPrimary(signal);
    }
    await storing.another(10);
    const { stored, longestGapMs } = await storing.stop();
    await expectAllDone(observer, `${what}, ${stored} jobs`, longestGapMs);
    expect(await observer.sql`select from effects`).toHaveLength(stored);
  });
});

test("a replica is promoted after the primary crashed", async () => {
  pair = await startPostgresPair();
  await pair.replicateSynchronously();
  const url = bothHosts();
  const observer = await startWorkers(url);
  const storing = startStoring();
  await storing.another(20);
  await pair.crashPrimary();
  await pair.promoteStandby();
  await storing.another(20);
  const { stored, longestGapMs } = await storing.stop();
  await expectAllDone(observer, `failed over, ${stored} jobs`, longestGapMs);
  expect(await observer.sql`select from effects`).toHaveLength(stored);
});

test("a server under load follows the promoted replica automatically, in the middle of an import", async () => {
  pair = await startPostgresPair();
  await pair.replicateSynchronously();
  const site = await serveSite({ root: "sample" }, { latencyMs: 200 });
  const env = { DATABASE_URL: bothHosts(), TRUSTED_PROXIES: "127.0.0.1", LOG_LEVEL: "fatal" };
  const server = await startServer({ env });
  const opened = await openServices({
    config: readConfig({ ...env, DATA_DIR: server.dataDir }),
    log,
    origin: server.origin,
  });
  try {
    const { services } = opened;
    const centers = await Promise.all(["acme", "globex"].map((name) => makeOwnedCenter(services, name)));
    const load = startMixedLoad({ services, origin: server.origin, centers, perSecond: 5 });
    const asked = site.requests.length;
    const crawlId = await startImport(services, { url: site.url, allowPrivate: ["127.0.0.0/8"] });
    await vi.waitFor(() => expect(site.requests.length).toBeGreaterThan(asked + 3), { timeout: 60_000 });

    await pair.crashPrimary();
    await pair.promoteStandby();
    const begun = performance.now();
    await vi.waitFor(
      async () => {
        for (const path of ["/readyz", "/help/acme/faq", "/help/globex/search?q=promises"])
          expect([path, (await fetch(server.origin + path)).status]).toEqual([path, 200]);
      },
      { timeout: 60_000, interval: 100 },
    );
    const tookMs = Math.round(performance.now() - begun);
    await vi.waitFor(
      async () => {
        const [crawl] = await services.db.select().from(crawls).where(eq(crawls.id, crawlId));
        expect(crawl?.status).toBe("completed");
        expect(await findWaiting(services)).toEqual([]);
      },
      { timeout: 90_000, interval: 250 },
    );
    const doneMs = Math.round(performance.now() - begun);
    await load.stop();
    process.stdout.write(
      `server after a fail-over: pages after ${tookMs} ms, website read after ${doneMs} ms, ${load.acknowledged()} writes\n`,
    );
    expect(tookMs).toBeLessThan(backMs);
    expect(await load.findLost()).toEqual([]);
    expect(await findBroken(services)).toEqual([]);
  } finally {
    await opened.close();
    await server.close();
    await site.close();
  }
});
