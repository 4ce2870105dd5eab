import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createOperatorFetch } from "#platform/egress/create-operator-fetch.ts";
import type { ConnectionState } from "#platform/realtime/create-realtime.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { createEdgePurge, type EdgePurge } from "./create-edge-purge.ts";
import { type EdgeKind, edgeHeaders } from "./purge-request.ts";

interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

const timing = { batchMs: 1, repeatMs: 20, firstRetryMs: 5, longestRetryMs: 20 };
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A purge endpoint. `answers` are its first statuses; afterward it accepts everything. */
async function edge(kind: EdgeKind, { answers = [] as number[], token = "secret" } = {}) {
  const received: Received[] = [];
  const server: Server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { method = "", url: path = "", headers } = request;
    received.push({ method, path, headers, body });
    response.writeHead(answers.shift() ?? 200, { "retry-after": "0" }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/service/x1/purge`;
  const operator = createOperatorFetch({ url, allowPrivate: [] });
  const listeners = { content: (_: string) => {}, connection: (_: ConnectionState) => {} };
  const { log, lines } = collectLog();
  const realtime = {
    onContentChanged(listener: (companyId: string) => void) {
      listeners.content = listener;
      return () => {};
    },
    onConnection(listener: (state: ConnectionState) => void) {
      listeners.connection = listener;
      return () => {};
    },
  };
  const config = { kind, url, token };
  const purge: EdgePurge = createEdgePurge({ config, realtime, log, timing, send: operator.fetch });
  ends.push(
    () => new Promise((resolve) => server.close(resolve)),
    () => operator.close(),
    () => purge.close(),
  );
  // The purge of everything at the start.
  const isStarted = () => received.filter(({ headers, body }) => isEverything(headers, body)).length > 0;
  return { received, listeners, lines, purge, isStarted };
}

function isEverything(headers: IncomingHttpHeaders, body: string): boolean {
  return headers["surrogate-key"] === "step" || body === '{"tags":["step"]}';
}

test.each([
  ["varnish", { method: "PURGE", authorization: "Bearer secret", keys: "company-a|company-b", body: "" }],
  ["fastly", { method: "POST", "fastly-key": "secret", keys: "company-a company-b", body: "" }],
  [
    "cloudflare",
    { method: "POST", authorization: "Bearer secret", body: '{"tags":["company-a","company-b"]}' },
  ],
  ["http", { method: "POST", authorization: "Bearer secret", body: '{"tags":["company-a","company-b"]}' }],
] as const)("%s gets the tags of changed companies, together and twice", async (kind, expected) => {
  const { received, listeners, isStarted } = await edge(kind);
  await expect.poll(isStarted).toBe(true);
  received.length = 0;
  for (const changed of ["a", "b", "a"]) listeners.content(changed);
  await expect.poll(() => received.length).toBe(2);
  for (const { method, path, headers, body } of received) {
    const { keys, ...wanted } = { keys: undefined, ...expected };
    expect({ method, ...headers, body }).toMatchObject(wanted);
    expect([path, headers["surrogate-key"]]).toEqual(["/service/x1/purge", keys]);
  }
});

test("a purge that fails is retried until it succeeds, and logged once", async () => {
  const { received, lines, isStarted } = await edge("fastly", { answers: [500, 429, 503] });
  await expect.poll(() => received.length).toBe(4);
  expect(isStarted()).toBe(true);
  await expect
    .poll(() => lines().map(({ msg }) => msg))
    .toEqual(["edge purge failed; retrying", "edge purges work again"]);
});

test("more tags than fit are split, and too many become a purge of everything", async () => {
  const { received, listeners, isStarted } = await edge("cloudflare");
  await expect.poll(isStarted).toBe(true);
  received.length = 0;
  for (let index = 0; index < 250; index += 1) listeners.content(`c${index}`);
  const batches = () => received.map(({ body }) => JSON.parse(body).tags as string[]);
  await expect.poll(() => batches().flat().length).toBe(500);
  expect(new Set(batches().flat()).size).toBe(250);
  expect(Math.max(...batches().map(({ length }) => length))).toBe(100);
  received.length = 0;
  for (let index = 0; index < 5_001; index += 1) listeners.content(`c${index}`);
  await expect.poll(() => received[0]?.body).toBe('{"tags":["step"]}');
});

test("everything is purged after notifications were lost", async () => {
  const { received, listeners, isStarted } = await edge("http");
  await expect.poll(isStarted).toBe(true);
  received.length = 0;
  listeners.connection("lost");
  listeners.connection("restored");
  await expect
    .poll(() => received.map(({ body }) => body))
    .toEqual(['{"tags":["step"]}', '{"tags":["step"]}']);
});

test("closing sends what is waiting, once", async () => {
  const { received, listeners, purge, isStarted } = await edge("http");
  await expect.poll(isStarted).toBe(true);
  received.length = 0;
  listeners.content("late");
  await purge.close();
  expect(received.map(({ body }) => body)).toEqual(['{"tags":["company-late"]}']);
});

test("pages tell the edge their tags, and shared caches that nothing purges keep them for a minute", () => {
  const page = { companyId: "a", byTime: false, isCurrent: true };
  expect(edgeHeaders(null, page)).toEqual({
    "cache-control": "public, max-age=0, must-revalidate, s-maxage=60",
    "surrogate-key": "company-a step",
  });
  expect(edgeHeaders({ kind: "cloudflare" }, page)).toMatchObject({
    "cache-tag": "company-a,step",
    "cdn-cache-control": "max-age=600, stale-while-revalidate=60, stale-if-error=86400",
  });
  expect(edgeHeaders({ kind: "fastly" }, { ...page, byTime: true })).not.toHaveProperty("cdn-cache-control");
  const old = edgeHeaders({ kind: "fastly" }, { ...page, isCurrent: false });
  expect(old).not.toHaveProperty("cdn-cache-control");
  expect(old["cache-control"]).toContain("s-maxage=0");
});
