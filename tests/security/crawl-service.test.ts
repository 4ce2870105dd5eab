/** Attacks on the crawl service, on the isolation of keys, the quotas, and private addresses. */
import { EventEmitter, once } from "node:events";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import WebSocket from "ws";
import { apiKeys, serviceJobs, servicePages } from "#db/schema.ts";
import { createApiKey, revokeApiKey } from "#features/crawl-service/api-keys.server.ts";
import { purgeCrawlService } from "#features/crawl-service/purge-crawl-service.server.ts";
import { handleRunServiceJob } from "#features/crawl-service/run-service-job.server.ts";
import { storeServicePage } from "#features/crawl-service/service-pages.server.ts";
import type { ReadPage } from "#features/crawl-service/thread/service-thread-tasks.ts";
import { createServiceThreads } from "#features/crawl-service/thread/service-threads.server.ts";
import { serveCrawlSockets } from "#server/v1-socket.ts";
import { startWorker } from "#server/worker.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { patienceMs } from "#tests/support/patience.ts";
import { createUser } from "#tests/support/sign-in.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";

let app: TestApp;
let works: TestApp;
let site: Site;
let slow: Site;
let closeSockets = () => {};

const pageOf = (path: string) =>
  `<title>Page ${path}</title><main><h1>Page ${path}</h1><p>${`Words of ${path} fill this page. `.repeat(20)}</p>
  ${Array.from({ length: 8 }, (_, index) => `<a href="/p${index}">Page ${index}</a>`).join(" ")}</main>`;
const handler = (path: string) => (/^\/(p\d)?$/.test(path) ? pageOf(path) : null);
/** Number of pages that the slow site answers before further requests wait. */
let answers = 0;
const gate = new EventEmitter().setMaxListeners(100);

function letAnswer(pages: number): void {
  answers = pages;
  gate.emit("open");
}

async function answerSlowly(path: string): Promise<string | null> {
  const page = handler(path);
  while (page !== null && answers === 0) await once(gate, "open");
  if (page !== null) answers -= 1;
  return page;
}

beforeAll(async () => {
  site = await serveSite({ handler });
  slow = await serveSite({ handler: answerSlowly });
  // The first server processes no jobs. Tests run them by hand or leave them queued.
  app = await startApp({ CRAWL_ALLOW_PRIVATE: "127.0.0.0/8", BROWSER_PATH: "/nowhere/chromium" });
  works = await startApp({ BROWSER_PATH: "/nowhere/chromium" });
  await startWorker(works.services, { loopbackPort: works.port });
  closeSockets = serveCrawlSockets(app.server, app.services);
});

afterAll(async () => {
  closeSockets();
  letAnswer(Number.POSITIVE_INFINITY);
  await Promise.all([site?.close(), slow?.close()]);
  await works?.services.jobs.stop({ graceMs: 100 });
  await Promise.all([app?.close(), works?.close()]);
});

async function newKey(options: { monthlyPages?: number; concurrency?: number } = {}, { services } = app) {
  const input = { name: "Key", monthlyPages: null, concurrency: 2, ...options };
  const { key, token } = await createApiKey(services, input);
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const { origin } = services === app.services ? app : works;
    const response = await fetch(`${origin}/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Record<string, unknown>,
    };
  };
  return { key, token, call };
}

function runJob(serviceJobId: string, { signal = new AbortController().signal, isLastAttempt = false } = {}) {
  const { services } = app;
  const threads = createServiceThreads({ config: services.config, isShared: false });
  const context = {
    jobId: "job",
    attempt: 1,
    isLastAttempt,
    signal,
    heartbeat: async () => {},
    log: services.log,
  };
  return handleRunServiceJob({ services, threads }, { serviceJobId }, context).finally(() => threads.close());
}

test("accepts only a bearer key, and refuses session cookies and wrong or revoked keys", async () => {
  const { cookie } = await createUser(app.services);
  const ask = (headers: { cookie?: string; authorization?: string }) =>
    fetch(`${app.origin}/v1/search`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: '{"query":"x"}',
    });
  for (const headers of [
    {},
    { cookie },
    { authorization: "Bearer step_wrong_wrong_wrong" },
    { authorization: "Basic eDp5" },
  ]) {
    const answer = await ask(headers);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({
      success: false,
      error: expect.stringMatching(/^Unauthorized/),
    });
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  }
  const { key, token, call } = await newKey();
  expect((await call("POST", "/search", { query: "x" })).status).toBe(200);
  await revokeApiKey(app.services, key.id);
  expect((await call("POST", "/search", { query: "x" })).status).toBe(401);
  const [row] = await app.services.db.select().from(apiKeys).where(eq(apiKeys.id, key.id));
  expect(JSON.stringify(row)).not.toContain(token);
});

test("another key's jobs and pages can't be found in any way", async () => {
  const mine = await newKey();
  const other = await newKey();
  await mine.call("POST", "/scrape", { url: `${site.url}/p1`, timeout: 60_000 });
  const { body } = await mine.call("POST", "/crawl", { url: site.url });
  const id = String(body.id);
  expect((await mine.call("POST", "/search", { query: "words fill" })).body.data).toHaveLength(1);
  expect((await other.call("POST", "/search", { query: "words fill" })).body.data).toEqual([]);
  for (const [method, path] of [
    ["GET", `/crawl/${id}`],
    ["DELETE", `/crawl/${id}`],
    ["GET", `/crawl/${id}/errors`],
    ["DELETE", `/crawl/${id}/errors`],
    ["GET", `/batch/scrape/${id}`],
    ["DELETE", `/batch/scrape/${id}`],
    ["GET", `/extract/${id}`],
    ["GET", `/llmstxt/${id}`],
    ["GET", "/crawl/not-an-id"],
    ["GET", "/crawl/%27%20or%201"],
  ] as const)
    expect((await other.call(method, path)).status, path).toBe(404);
  expect(await socketStatus(id, other.token)).toBe(404);
  expect(await socketStatus(id, "step_wrong_wrong_wrong")).toBe(401);
  expect(await socketStatus(id, mine.token)).toBe(101);
  expect((await mine.call("GET", `/crawl/${id}`)).body.status).toBe("scraping");
});

function socketStatus(id: string, token: string): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${app.origin.replace("http", "ws")}/v1/crawl/${id}`, token);
    socket.on("open", () => {
      socket.terminate();
      resolve(101);
    });
    socket.on("unexpected-response", (_request, { statusCode = 0 }) => resolve(statusCode));
    socket.on("error", () => undefined);
  });
}

test("private addresses look like unknown ones in every field", async () => {
  const { call } = await newKey({}, works);
  const canary = await serveSite({ handler: () => "<p>secret</p>" });
  const targets = [
    canary.url,
    canary.url.replace("127.0.0.1", "[::ffff:127.0.0.1]"),
    "http://169.254.169.254/latest/meta-data",
    "http://2130706433/",
  ];
  for (const url of targets) {
    const [scrape, map] = [await call("POST", "/scrape", { url }), await call("POST", "/map", { url })];
    expect([scrape.status, map.status], url).toEqual([404, 404]);
    expect(scrape.body.error).toBe("The website or page was not found. Please check the URL and try again.");
    const webhook = await call("POST", "/crawl", { url: "https://example.com", webhook: url });
    expect([webhook.status, webhook.body.error]).toEqual([
      400,
      expect.stringMatching(/doesn't send webhooks/),
    ]);
  }
  for (const url of [
    "file:///etc/passwd",
    "javascript:alert(1)",
    "http://user:pass@example.com/",
    "",
    "x".repeat(3_000),
  ])
    expect((await call("POST", "/scrape", { url })).status, url).toBe(400);
  const batch = await call("POST", "/batch/scrape", { urls: targets });
  const id = String(batch.body.id);
  await expect
    .poll(async () => (await call("GET", `/batch/scrape/${id}`)).body.status, { interval: 200 })
    .toBe("completed");
  expect((await call("GET", `/batch/scrape/${id}`)).body.data).toEqual([]);
  expect(canary.requests).toEqual([]);
  await canary.close();
});

test("reports invalid fields one by one, with a 400", async () => {
  const { call } = await newKey();
  const url = site.url;
  for (const [path, body, message] of [
    ["/scrape", { url, headers: { authorization: "x" } }, /header authorization can't be set/],
    ["/scrape", { url, headers: { "user-agent": "a\r\nhost: b" } }, /can only contain printable ASCII/],
    ["/scrape", { url, includeTags: [":has(:has(*))"] }, /Only tags, classes/],
    ["/scrape", { url, actions: [{ type: "click", selector: "a" }] }, /actions/],
    ["/scrape", { url, formats: ["json"], jsonOptions: { prompt: "All" } }, /language model/],
    ["/crawl", { url, includePaths: ["("] }, /regular expression/],
    ["/batch/scrape", { urls: ["nonsense://x"] }, /valid website URL/],
    ["/extract", { urls: [url], schema: { $ref: "#/nowhere" }, prompt: "x" }, /schema/],
    ["/search", { query: 7 }, /query/],
    ["/crawl", [1, 2], /Bad Request/],
  ] as const) {
    const answer = await call("POST", path, body);
    expect([answer.status, answer.body.success], path).toEqual([400, false]);
    expect(String(answer.body.error)).toMatch(message);
  }
  expect((await call("POST", "/scrape", { url, formats: ["screenshot"] })).body.error).toMatch(
    /needs a browser/,
  );
  const large = await call("POST", "/scrape", { url, headers: { "user-agent": "x".repeat(10_000_000) } });
  expect(large).toMatchObject({ status: 413, body: { success: false } });
  expect((await call("POST", "/deep-research", {})).status).toBe(501);
  expect((await call("GET", "/nothing")).status).toBe(404);
});

test("runs no more crawls in parallel than the key allows, and makes others wait or refuses them with a time", {
  tags: "long",
}, async () => {
  const { key, call } = await newKey({ concurrency: 2 });
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => call("POST", "/crawl", { url: site.url, limit: 1 })),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(52);
  expect(refused).toHaveLength(48);
  expect(refused.every(({ headers }) => Number(headers.get("retry-after")) > 0)).toBe(true);
  const { db } = app.services;
  const running = () =>
    db
      .select({ id: serviceJobs.id, status: serviceJobs.status })
      .from(serviceJobs)
      .where(eq(serviceJobs.apiKeyId, key.id));
  const count = async () => (await running()).filter(({ status }) => status === "scraping").length;
  expect(await count()).toBe(2);
  const [first] = (await running()).filter(({ status }) => status === "scraping");
  await call("DELETE", `/crawl/${first?.id}`);
  expect(await count()).toBe(2);
});

test("deduplicates by idempotency key, and enforces the monthly pages", async () => {
  const { call, key } = await newKey({ monthlyPages: 3 });
  const word = { "x-idempotency-key": "once" };
  expect((await call("POST", "/crawl", { url: site.url }, word)).status).toBe(200);
  expect(await call("POST", "/crawl", { url: site.url }, word)).toMatchObject({
    status: 409,
    body: { error: "Idempotency key already used" },
  });
  const [job] = await app.services.db.select().from(serviceJobs).where(eq(serviceJobs.apiKeyId, key.id));
  await runJob(job!.id);
  expect((await call("GET", `/crawl/${job!.id}`)).body).toMatchObject({
    status: "completed",
    completed: 3,
    creditsUsed: 3,
  });
  expect(await call("POST", "/scrape", { url: site.url })).toMatchObject({
    status: 402,
    body: { error: expect.stringMatching(/^Insufficient API credits/) },
  });
});

test("resumes a crawl that died where it was, without reading, storing or counting anything twice", async () => {
  const { call, key } = await newKey();
  const { body } = await call("POST", "/crawl", { url: slow.url });
  const id = String(body.id);
  const { db } = app.services;
  const stored = () =>
    db.select({ url: servicePages.url }).from(servicePages).where(eq(servicePages.jobId, id));
  letAnswer(4);
  const death = new AbortController();
  const first = runJob(id, { signal: death.signal }).catch(() => undefined);
  await expect.poll(async () => (await stored()).length, { interval: 20 }).toBeGreaterThan(1);
  death.abort();
  await first;
  const before = (await stored()).map(({ url }) => url);
  expect(before.length).toBeLessThan(9);
  expect(before.length).toBeGreaterThan(1);
  const asked = slow.requests.length;
  letAnswer(Number.POSITIVE_INFINITY);
  await Promise.all([runJob(id), runJob(id)]);
  expect((await call("GET", `/crawl/${id}`)).body).toMatchObject({
    status: "completed",
    completed: 9,
    creditsUsed: 9,
  });
  expect(new Set((await stored()).map(({ url }) => url)).size).toBe(9);
  const again = slow.requests.slice(asked).map(({ url }) => new URL(url, slow.url).href);
  expect(again.filter((url) => before.includes(url) && url !== `${slow.url}/`)).toEqual([]);
  const [row] = await db.select().from(apiKeys).where(eq(apiKeys.id, key.id));
  expect(row?.pagesUsed).toBe(9);
});

test("stores and counts a page once if several runs bring it in parallel", async () => {
  const { call, key } = await newKey();
  const id = String((await call("POST", "/crawl", { url: slow.url })).body.id);
  const scope = { apiKeyId: key.id, concurrency: 2 };
  const pages = Array.from({ length: 10 }, (_, index): ReadPage => {
    const url = `${slow.url}/p${index}`;
    const content = { title: `Page ${index}`, description: null, text: "Words", links: [], warning: null };
    const document = { markdown: "Words", metadata: { sourceURL: url, statusCode: 200 } };
    return { status: "kept", url, urlKey: url, document, ...content };
  });
  const runs = Array.from({ length: 4 }, async () => {
    for (const page of pages) await storeServicePage(app.services, { job: { id }, scope, page });
  });
  await Promise.all(runs);
  expect((await call("GET", `/crawl/${id}`)).body).toMatchObject({ completed: 10, creditsUsed: 10 });
  const [row] = await app.services.db.select().from(apiKeys).where(eq(apiKeys.id, key.id));
  expect(row?.pagesUsed).toBe(10);
});

test("revoking a key stops its in-flight crawl", { tags: "long" }, async () => {
  const { call, key } = await newKey();
  const id = String((await call("POST", "/crawl", { url: slow.url })).body.id);
  letAnswer(4);
  const run = runJob(id);
  await vi.waitFor(
    async () => {
      const [job] = await app.services.db.select().from(serviceJobs).where(eq(serviceJobs.id, id));
      expect(job?.completed).toBeGreaterThan(0);
    },
    { timeout: patienceMs, interval: 20 },
  );
  await revokeApiKey(app.services, key.id);
  letAnswer(Number.POSITIVE_INFINITY);
  await run;
  const [job] = await app.services.db.select().from(serviceJobs).where(eq(serviceJobs.id, id));
  expect(job?.status).toBe("cancelled");
  expect(job?.completed).toBeLessThan(9);
});

test("deletes expired results", async () => {
  const { call } = await newKey();
  await call("POST", "/scrape", { url: `${site.url}/p2` });
  const later = {
    ...app.services,
    clock: { ...app.services.clock, now: () => new Date(Date.now() + 25 * 3_600_000) },
  };
  expect(await purgeCrawlService(later)).toBeGreaterThan(0);
  expect(await app.services.db.select().from(servicePages)).toEqual([]);
});
