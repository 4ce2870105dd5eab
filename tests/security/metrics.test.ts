import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#platform/db/open-database.ts";
import { deliverMailJob } from "#platform/mail/post-mail.ts";
import { queueMail } from "#platform/mail/queue-mail.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { contentChangesArrived, makePublicCenter } from "#tests/support/public-center.ts";
import { getRaw, sendRaw } from "#tests/support/raw-http.ts";
import { startTcpProxy, type TcpProxy } from "#tests/support/tcp-proxy.ts";

const token = "0123456789abcdef-metrics";
let database: Database;
let proxy: TcpProxy;
let apps: Record<"none" | "home" | "public" | "both", TestApp>;

beforeAll(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  url.hostname = "127.0.0.1";
  const start = (env: Record<string, string>) => startApp({ DATABASE_URL: url.href, ...env });
  const origin = "https://help.example.com";
  apps = {
    none: await start({}),
    home: await start({ METRICS_TOKEN: token }),
    public: await start({ ORIGIN: origin }),
    both: await start({ ORIGIN: origin, METRICS_TOKEN: token }),
  };
});

afterAll(async () => {
  for (const app of Object.values(apps ?? {})) await app.close();
  await proxy?.close();
  await database?.close();
});

const read = (app: TestApp, headers: string[] = [], host = `localhost:${app.port}`) =>
  getRaw(app.port, "/metrics", host, headers);
const bearer = (value: string) => [`Authorization: Bearer ${value}`];

/** Returns values by "name{labels}". */
async function numbers(app: TestApp): Promise<Record<string, number>> {
  const { body } = await read(app, bearer(token));
  const lines = body.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return Object.fromEntries(
    lines.map((line) => {
      const end = line.lastIndexOf(" ");
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

describe("metrics are read", () => {
  test("with the token, as Prometheus reads them", async () => {
    const answer = await read(apps.home, bearer(token));
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test("with the token from anywhere, under any host name", async () => {
    for (const host of ["help.example.com", "10.0.0.7:3000", "acme.localhost"]) {
      const answer = await read(apps.both, [...bearer(token), "X-Forwarded-For: 203.0.113.9"], host);
      expect([host, answer.status]).toEqual([host, 200]);
    }
  });
});

describe("metrics are refused", () => {
  test("to everyone without a token set", async () => {
    const statuses = [
      await read(apps.none),
      await read(apps.none, [], "127.0.0.1"),
      await read(apps.none, bearer("")),
      await read(apps.none, bearer("null")),
      await read(apps.none, [], "acme.localhost"),
      await read(apps.none, [], "rebind.example"),
      await read(apps.public, [], "help.example.com"),
      await read(apps.public, [], "localhost"),
      await read(apps.public, bearer("undefined"), "help.example.com"),
      await read(apps.public, bearer("null"), "help.example.com"),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 421, 404, 404, 404, 404]);
    for (const { text } of statuses) expect(text).not.toContain("step_");
  });

  test.each([
    ["none", []],
    ["another", bearer("0123456789abcdef-metricz")],
    ["its beginning", bearer(token.slice(0, -1))],
    ["more than it", bearer(`${token}x`)],
    ["two of them", [...bearer(token), ...bearer(token)]],
    ["an empty one", bearer("")],
    ["a password", [`Authorization: Basic ${Buffer.from(`metrics:${token}`).toString("base64")}`]],
    ["it in another header", [`X-Token: ${token}`]],
  ])("with a token set, to a client with %s", async (_, headers) => {
    const answer = await read(apps.both, headers, "help.example.com");
    expect(answer.status).toBe(401);
    expect(answer.headers["www-authenticate"]).toBe("Bearer");
    expect(answer.text).not.toMatch(/step_|0123456789/);
  });

  test("from the address bar", async () => {
    const answer = await getRaw(apps.both.port, `/metrics?token=${token}`, "help.example.com");
    expect(answer.status).toBe(401);
  });
});

describe("metrics", () => {
  test("count requests by method and status class, with their duration", async () => {
    const { port } = apps.home;
    const host = `localhost:${port}`;
    const before = await numbers(apps.home);
    for (let i = 0; i < 3; i++) await getRaw(port, "/healthz", host);
    await getRaw(port, "/nowhere", host);
    await sendRaw(port, `SPOOF /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    await sendRaw(port, `PURGE /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    const after = await numbers(apps.home);
    const grown = (series: string) => (after[series] ?? 0) - (before[series] ?? 0);
    // Includes the earlier request for the metrics.
    expect(grown('step_http_request_duration_seconds_count{method="GET",status="2xx"}')).toBe(4);
    expect(grown('step_http_request_duration_seconds_count{method="GET",status="4xx"}')).toBe(1);
    expect(grown('step_http_request_duration_seconds_count{method="other",status="4xx"}')).toBe(1);
    expect(grown('step_http_request_duration_seconds_sum{method="GET",status="2xx"}')).toBeGreaterThan(0);
    expect(grown('step_http_request_duration_seconds_bucket{le="+Inf",method="GET",status="2xx"}')).toBe(4);
  });

  test("count the page cache's hits", async () => {
    await makePublicCenter(apps.home.services, "cached");
    await contentChangesArrived(apps.home.services);
    const host = `localhost:${apps.home.port}`;
    await getRaw(apps.home.port, "/help/cached", host);
    const before = await numbers(apps.home);
    for (let i = 0; i < 5; i++) await getRaw(apps.home.port, "/help/cached", host);
    const after = await numbers(apps.home);
    const grown = (series: string) => (after[series] ?? 0) - (before[series] ?? 0);
    expect(grown('step_page_cache_requests_total{result="hit"}')).toBe(5);
    expect(grown('step_page_cache_requests_total{result="miss"}')).toBe(1);
    expect(after.step_page_cache_bytes).toBeGreaterThan(1_000);
  });

  test("count jobs and mails by state", async () => {
    const mail = { kind: "test", to: "a@b.co", subject: "s", text: "t", dedupeKey: "metrics-test" };
    const before = await numbers(apps.home);
    expect(before['step_mails{state="queued"}']).toBe(0);
    const { jobs, db } = apps.home.services;
    const mailId = (await queueMail(db, mail)) ?? "";
    await jobs.enqueue(db, deliverMailJob, { mailId });
    const after = await numbers(apps.home);
    expect(after['step_mails{state="queued"}']).toBe(1);
    expect(after['step_mails{state="failed"}']).toBe(0);
    expect(after['step_jobs{job="deliver-mail",state="created"}']).toBe(1);
    expect(after['step_jobs{job="deliver-mail",state="failed"}']).toBe(0);
  });

  test("include the process", async () => {
    const found = await numbers(apps.home);
    for (const name of [
      "process_resident_memory_bytes",
      "process_cpu_seconds_total",
      "nodejs_heap_size_used_bytes",
    ])
      expect([name, found[name]]).toEqual([name, expect.any(Number)]);
    expect(found.step_database_up).toBe(1);
  });

  // Must be last, because the database doesn't return.
  test("omit those of the database while it is unreachable, and report that", async () => {
    await proxy.close();
    await expect.poll(async () => (await numbers(apps.home)).step_database_up).toBe(0);
    const found = await numbers(apps.home);
    expect(found.process_resident_memory_bytes).toBeGreaterThan(0);
    expect(Object.keys(found).filter((name) => /^step_(jobs|mails)/.test(name))).toEqual([]);
  });
});
