/** The database becomes unreachable and returns while the server runs, which must not need an operator. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#platform/db/open-database.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { makePublicCenter } from "#tests/support/public-center.ts";
import { getRaw, sendRaw } from "#tests/support/raw-http.ts";
import { startTcpProxy, type TcpProxy } from "#tests/support/tcp-proxy.ts";

let database: Database;
let proxy: TcpProxy;
let app: TestApp;
let claimPath = "";

beforeAll(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  url.hostname = "127.0.0.1";
  app = await startApp({ DATABASE_URL: url.href });
  ({ claimPath } = await makePublicCenter(app.services, "acme"));
});

afterAll(async () => {
  await app?.close();
  await proxy?.close();
  await database?.close();
});

const get = (target: string, host = `localhost:${app.port}`) => getRaw(app.port, target, host);
const statuses = async (targets: string[]) =>
  Promise.all(targets.map(async (target) => `${target} ${(await get(target)).status}`));

const pages = [
  "/",
  "/help/acme",
  "/help/acme/faq",
  "/help/acme/search?q=x",
  "/help/acme/contact",
  "/help/nobody",
];

function sendMessage(message: string) {
  const body = `name=Ada&email=ada%40visitor.example&message=${encodeURIComponent(message)}`;
  const head = ["POST /help/acme/contact HTTP/1.1", `Host: localhost:${app.port}`];
  const type = "Content-Type: application/x-www-form-urlencoded";
  const lines = [...head, type, `Content-Length: ${body.length}`, "Connection: close", "", body];
  return sendRaw(app.port, lines.join("\r\n"));
}

test("every page answers 503 with Retry-After without a database, and recovers with it", async () => {
  // Includes cached pages, none of which may be served while invalidations can't arrive.
  await expect.poll(async () => (await get("/help/acme")).headers.etag).toBeTruthy();
  await proxy.close();
  await expect.poll(async () => (await get("/help/acme")).status).toBe(503);
  for (const target of [...pages, claimPath]) {
    const answer = await get(target);
    expect([target, answer.status]).toEqual([target, 503]);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(answer.headers["cache-control"]).toContain("no-store");
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    expect(answer.text).not.toMatch(/ECONN|postgres|Failed query|select |127\.0\.0\.1|at .+:\d+:\d+/);
  }
  const stranger = await get("/", "somebody.example");
  expect([stranger.status, stranger.headers["retry-after"]]).toEqual([503, "10"]);
  expect((await sendMessage("lost for now")).status).toBe(503);
  expect(await statuses(["/healthz", "/readyz", "/favicon.svg", "/sample/"])).toEqual([
    "/healthz 200",
    "/readyz 503",
    "/favicon.svg 200",
    "/sample/ 200",
  ]);

  await proxy.open();
  await expect.poll(async () => (await get("/readyz")).status).toBe(200);
  expect(await statuses(pages)).toEqual(
    pages.map((page) => `${page} ${page.endsWith("nobody") ? 404 : 200}`),
  );
  expect((await get(claimPath)).status).toBe(200);
  expect((await sendMessage("here again")).status).toBe(200);
  await expect.poll(async () => (await get("/help/acme")).headers.etag).toBeTruthy();
});

test("the log of the outage holds no typed text, no token and no database password", () => {
  const text = JSON.stringify(app.logged());
  expect(text).toContain("page render failed");
  expect(text).not.toContain("lost for now");
  expect(text).not.toContain("ada@visitor.example");
  expect(text).not.toContain(claimPath.slice("/claim/".length));
  const { password } = new URL(database.url);
  if (password) expect(text).not.toContain(password);
});
