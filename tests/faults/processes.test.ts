/**
 * Two web processes and two workers on one Postgres and one bucket, under mixed load at 50 requests a second. Each is
 * killed in turn, without the loss of an acknowledged write. Then each is restarted in turn, without a failed request.
 */
import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { companies, crawls, outboxMails } from "#db/schema.ts";
import { startImport } from "#features/websites/import/start-import.server.ts";
import { type Cluster, startCluster } from "#tests/support/cluster.ts";
import { type LoadedCenter, makeOwnedCenter, startMixedLoad } from "#tests/support/mixed-load.ts";
import { startSmtpServer, type TestSmtpServer } from "#tests/support/smtp.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";
import { findBroken, findWaiting } from "./invariants.ts";

const backMs = 90_000;
let cluster: Cluster;
let smtp: TestSmtpServer;
let site: Site;
let centers: LoadedCenter[];

beforeAll(async () => {
  smtp = await startSmtpServer();
  site = await serveSite({ root: "sample" }, { latencyMs: 300 });
  cluster = await startCluster({ webs: 2, workers: 2, env: { SMTP_URL: smtp.url } });
  const names = Array.from({ length: 20 }, (_, index) => `center-${index}`);
  centers = await Promise.all(names.map((name) => makeOwnedCenter(cluster.services, name)));
  await vi.waitFor(async () => expect(await findWaiting(cluster.services)).toEqual([]), { timeout: 60_000 });
});
afterAll(async () => {
  await cluster?.close();
  await smtp?.close();
  await site?.close();
});

function startLoad() {
  const { services, balancer, perSecond } = cluster;
  return startMixedLoad({ services, origin: balancer.origin, centers, perSecond });
}

/** Starts two crawls, one per worker. */
async function startReadings(): Promise<string[]> {
  const asked = site.requests.length;
  const start = () => startImport(cluster.services, { url: site.url, allowPrivate: ["127.0.0.0/8"] });
  const ids = [await start(), await start()];
  await vi.waitFor(() => expect(site.requests.length).toBeGreaterThan(asked + 4), { timeout: 30_000 });
  return ids;
}

async function statusesOf(ids: string[]): Promise<string[]> {
  const rows = await cluster.services.db.select().from(crawls).where(inArray(crawls.id, ids));
  return rows.map(({ status }) => status);
}

test("loses no acknowledged write and resumes every job in time if each process is killed under load", async () => {
  const { services, webs, workers } = cluster;
  for (const victim of [...webs, ...workers]) {
    const role = webs.includes(victim) ? "web" : "worker";
    const load = startLoad();
    const readings = await startReadings();
    const begun = performance.now();
    await cluster.kill(victim);
    const standIn = cluster.start(role);
    await vi.waitFor(async () => expect(await statusesOf(readings)).toEqual(["completed", "completed"]), {
      timeout: backMs,
      interval: 250,
    });
    const tookMs = Math.round(performance.now() - begun);
    await standIn;
    await load.stop();
    process.stdout.write(
      `killed a ${role}: ${load.sent} requests, ${load.errors.length} not answered, ${load.acknowledged()} writes acknowledged, readings done after ${tookMs} ms\n`,
    );
    expect(await load.findLost()).toEqual([]);
    expect(load.acknowledged()).toBeGreaterThan(10);
  }
  await vi.waitFor(async () => expect(await findWaiting(services)).toEqual([]), {
    timeout: backMs,
    interval: 500,
  });
  expect(await findBroken(services)).toEqual([]);
  // Each crawl has one company, on either worker, which are the sample's own and two per kill.
  const made = await services.db.select({ url: companies.websiteUrl }).from(companies);
  expect(made.filter(({ url }) => url?.startsWith(site.url))).toHaveLength(8);
});

test("no mail was sent twice, and at most those that a killed worker held are not sent", async () => {
  const { db } = cluster.services;
  await vi.waitFor(
    async () => {
      const waiting = await db.$count(outboxMails, inArray(outboxMails.status, ["queued"]));
      expect(waiting).toBe(0);
    },
    { timeout: 120_000, interval: 500 },
  );
  const ids = smtp.received.map(({ raw }) => /^message-id: (.*)$/im.exec(raw)?.[1]);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await db.$count(outboxMails)) - ids.length).toBeLessThanOrEqual(2);
});

test("answers every request and exits within 25 s in a rolling restart of all four", async () => {
  const { balancer, webs, workers } = cluster;
  balancer.failures.length = 0;
  const load = startLoad();
  const took: number[] = [];
  for (const old of [...webs, ...workers]) {
    await cluster.start(webs.includes(old) ? "web" : "worker");
    const { code, tookMs } = await cluster.end(old);
    expect(code).toBe(0);
    took.push(Math.round(tookMs));
  }
  await load.stop();
  process.stdout.write(
    `rolling restart: ${load.sent} requests, ${load.errors.length} failed, slowest ${Math.round(load.slowestMs)} ms, ends took ${took.join(", ")} ms\n`,
  );
  expect([load.errors.slice(0, 5), balancer.failures.slice(0, 5)]).toEqual([[], []]);
  expect(await load.findLost()).toEqual([]);
  expect(Math.max(...took)).toBeLessThan(25_000);
});

test("a worker that is stopped during a crawl hands it to the other immediately", async () => {
  const { workers } = cluster;
  const readings = await startReadings();
  const begun = performance.now();
  const { code, tookMs } = await cluster.end(workers[0]!);
  expect(code).toBe(0);
  expect(tookMs).toBeLessThan(25_000);
  await vi.waitFor(async () => expect(await statusesOf(readings)).toEqual(["completed", "completed"]), {
    timeout: backMs,
    interval: 250,
  });
  process.stdout.write(`handed over: readings done after ${Math.round(performance.now() - begun)} ms\n`);
});
