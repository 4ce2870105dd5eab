/**
 * Kills the server (kill -9) during a job of the crawl service. The job must resume and end once, and nothing be
 * charged twice.
 */
import { EventEmitter, once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { apiKeys, serviceJobs, servicePages } from "#db/schema.ts";
import { createApiKey } from "#features/crawl-service/api-keys.server.ts";
import { jobChannel } from "#features/crawl-service/service-job.ts";
import { readConfig } from "#platform/config.ts";
import { type OpenedServices, openRunningServices } from "#server/services.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type Site, type SitePage, serveSite } from "#tests/support/static-site.ts";

const env = { CRAWL_ALLOW_PRIVATE: "127.0.0.0/8", BROWSER_PATH: "/none" };
const backWithin = { timeout: 90_000, interval: 100 };
const paths = ["/", ...Array.from({ length: 11 }, (_, index) => `/page-${index}`)];
/** A duplicate of the first page, which doesn't count as a page. */
const twin = "/page-twin";

let dataDir: string;
let site: Site;
let server: TestServer;
let beside: OpenedServices;
/**
 * Paths in the order of their requests. The first `answering` get an answer, and the others wait. The duplicate is the
 * last.
 */
const asked: string[] = [];
let answering = 0;
const gate = new EventEmitter().setMaxListeners(100);

async function start(): Promise<void> {
  server = await startServer({ env: { ...env, ...(server ? { PORT: String(server.port) } : {}) }, dataDir });
  const opened = await openRunningServices(readConfig({ ...env, DATA_DIR: dataDir }));
  if (!opened) throw new Error("no server runs");
  beside = opened;
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "step-kill-crawl-"));
  site = await serveSite({ handler: answerOf });
  await start();
});
afterAll(async () => {
  await beside?.close();
  await server?.close();
  await site?.close();
  await rm(dataDir, { recursive: true, force: true });
});

function letAnswer(pages: number): void {
  answering = pages;
  gate.emit("open");
}

async function answerOf(path: string): Promise<SitePage | null> {
  if (![...paths, twin].includes(path)) return null;
  if (!asked.includes(path) && path !== twin) asked.push(path);
  const turn = path === twin ? paths.length : asked.indexOf(path);
  while (turn >= answering) await once(gate, "open");
  const links = [...paths, twin].map((each) => `<a href="${each}">${each}</a>`).join(" ");
  const name = path === twin ? "/" : path;
  const words = `Words of ${name} fill it. `.repeat(20);
  const body = `<title>Page ${name}</title><main><h1>Page ${name}</h1><p>${words}</p>${links}</main>`;
  return { contentType: "text/html; charset=utf-8", body };
}

async function kill(): Promise<void> {
  await server.end("SIGKILL");
  await beside.close();
}

/** Returns the paths of the job's pages. */
async function stored(jobId: string): Promise<string[]> {
  const rows = await beside.services.db
    .select({ url: servicePages.url })
    .from(servicePages)
    .where(eq(servicePages.jobId, jobId));
  return rows.map(({ url }) => new URL(url).pathname).sort();
}

/** Returns the job's counts in the three tables, which are written together or not at all. */
async function counted(jobId: string) {
  const [row] = await beside.services.db
    .select({
      status: serviceJobs.status,
      completed: serviceJobs.completed,
      creditsUsed: serviceJobs.creditsUsed,
      pagesUsed: apiKeys.pagesUsed,
    })
    .from(serviceJobs)
    .innerJoin(apiKeys, eq(apiKeys.id, serviceJobs.apiKeyId))
    .where(eq(serviceJobs.id, jobId));
  return row;
}

const charged = (pages: number) => ({ completed: pages, creditsUsed: pages, pagesUsed: pages });

test("killed twice, a crawl finishes within 90 s, once, with each page stored and counted once", async () => {
  const input = { name: "Key", monthlyPages: null, concurrency: 2 };
  const { token } = await createApiKey(beside.services, input);
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${server.origin}/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as { id: string; status: string; data: unknown[]; creditsUsed: number };
  };

  letAnswer(4);
  const { id } = await call("POST", "/crawl", { url: site.url });
  for (const next of [8, paths.length - 1]) {
    await vi.waitFor(async () => expect(await stored(id)).toHaveLength(answering), backWithin);
    const had = asked.slice(0, answering);
    expect(await stored(id)).toEqual(had.toSorted());
    await kill();
    const requests = site.requests.length;
    const killedAt = performance.now();
    letAnswer(next);
    await start();
    await vi.waitFor(async () => expect(await stored(id)).toHaveLength(next), backWithin);
    const backMs = Math.round(performance.now() - killedAt);
    process.stdout.write(`killed with ${had.length} pages, ${next} were stored after ${backMs} ms\n`);
    expect(backMs).toBeLessThan(90_000);
    expect(await counted(id)).toEqual({ ...charged(next), status: "scraping" });
    // A resumed crawl starts with the site's first page, and doesn't request its other stored pages again.
    const again = site.requests.slice(requests).map(({ url }) => url);
    expect(again.filter((path) => path !== "/" && had.includes(path))).toEqual([]);
  }

  let ends = 0;
  beside.services.realtime.subscribe(jobChannel(id), (news) => {
    if (news === "ended") ends += 1;
  });
  letAnswer(Infinity);
  await vi.waitFor(async () => expect((await counted(id))?.status).toBe("completed"), backWithin);
  expect(await counted(id)).toEqual({ ...charged(paths.length), status: "completed" });
  expect(await stored(id)).toEqual(paths.toSorted());
  const answer = await call("GET", `/crawl/${id}`);
  expect([answer.status, answer.creditsUsed, answer.data.length]).toEqual(["completed", 12, 12]);
  const jobStates = async () =>
    (
      await beside.services.db.execute<{ state: string }>(
        sql`select state::text as state from pgboss.job where name = 'run-service-job'`,
      )
    ).map(({ state }) => state);
  await vi.waitFor(async () => expect(await jobStates()).toEqual(["completed"]), backWithin);
  expect(ends).toBe(1);
  expect(site.requests.map(({ url }) => url)).toContain(twin);

  // A job that was killed after its end isn't started again, unlike the next one.
  const row = () => beside.services.db.select().from(serviceJobs).where(eq(serviceJobs.id, id));
  const before = await row();
  await kill();
  const requests = site.requests.length;
  await start();
  const later = await call("POST", "/crawl", { url: `${site.url}/page-1`, limit: 1 });
  await vi.waitFor(async () => expect((await counted(later.id))?.status).toBe("completed"), backWithin);
  expect(await row()).toEqual(before);
  expect(site.requests.slice(requests).map(({ url }) => url)).not.toContain("/page-2");
  expect((await counted(id))?.pagesUsed).toBe(paths.length + 1);
});
