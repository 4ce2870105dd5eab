/** Limits of open WebSockets of the crawl service, per key and in total, and places that allow none. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import WebSocket from "ws";
import { createApiKey } from "#features/crawl-service/api-keys.server.ts";
import { serveCrawlSockets } from "#server/v1-socket.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";

const maxPerKey = 20;
const maxInAll = 200;

let app: TestApp;
let closeSockets = () => {};
const open = new Set<WebSocket>();

beforeAll(async () => {
  app = await startApp();
  closeSockets = serveCrawlSockets(app.server, app.services);
});

afterEach(async () => {
  await Promise.all([...open].map(close));
});

afterAll(async () => {
  closeSockets();
  await app?.close();
});

/** Creates a key with a crawl that no worker processes. */
async function newCrawl(): Promise<{ token: string; path: string }> {
  const { token } = await createApiKey(app.services, { name: "Key", monthlyPages: null, concurrency: 2 });
  const response = await fetch(`${app.origin}/v1/crawl`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ url: "https://website.example/" }),
  });
  const { id } = (await response.json()) as { id: string };
  return { token, path: `/v1/crawl/${id}` };
}

/** Returns 101 if the socket opened, otherwise the status of the refusal. */
function connect({ token, path }: { token: string; path: string }, host?: string): Promise<number> {
  const headers = host === undefined ? {} : { host };
  const socket = new WebSocket(`ws://localhost:${app.port}${path}`, [token], { headers });
  return new Promise((resolve, reject) => {
    socket.once("open", () => {
      open.add(socket);
      resolve(101);
    });
    socket.once("unexpected-response", (_, response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    socket.once("error", reject);
  });
}

function close(socket: WebSocket): Promise<void> {
  open.delete(socket);
  return new Promise((resolve) => {
    socket.once("close", () => resolve());
    socket.close();
  });
}

function times<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, make));
}

const counted = (statuses: number[]) => ({
  open: statuses.filter((status) => status === 101).length,
  refused: statuses.filter((status) => status === 429).length,
});

test("one key has twenty, also when it opens more in parallel, and another one has its own", async () => {
  const [crawl, other] = [await newCrawl(), await newCrawl()];
  expect(counted(await times(maxPerKey + 10, () => connect(crawl)))).toEqual({
    open: maxPerKey,
    refused: 10,
  });
  expect(await connect(crawl)).toBe(429);
  expect(await connect(other)).toBe(101);
  const [first] = open;
  await close(first!);
  await expect.poll(() => connect(crawl)).toBe(101);
  expect(await connect(crawl)).toBe(429);
});

test("all keys together have two hundred", { tags: "long" }, async () => {
  for (let index = 0; index < maxInAll / maxPerKey; index++) {
    const crawl = await newCrawl();
    expect(counted(await times(maxPerKey, () => connect(crawl)))).toEqual({ open: maxPerKey, refused: 0 });
  }
  expect(await connect(await newCrawl())).toBe(429);
});

test("refuses them on a help center's host, without a key, or for another key's job", async () => {
  const [crawl, other] = [await newCrawl(), await newCrawl()];
  expect(await connect(crawl, `acme.localhost:${app.port}`)).toBe(404);
  expect(await connect({ ...crawl, token: "step_no-such-key-at-all" })).toBe(401);
  expect(await connect({ ...crawl, token: other.token })).toBe(404);
  expect(open.size).toBe(0);
});
