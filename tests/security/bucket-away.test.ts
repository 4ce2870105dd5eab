/** A bucket that refuses: visitors are asked to come back, and learn nothing about it. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "#tests/support/app.ts";

let bucket: Server;
let app: TestApp;

beforeAll(async () => {
  bucket = createServer((request, response) => {
    const [status, code] = request.url?.includes("none") ? [404, "NoSuchKey"] : [403, "InvalidAccessKeyId"];
    response.writeHead(status).end(`<Error><Code>${code}</Code><Message>secret-detail</Message></Error>`);
  });
  bucket.listen(0, "127.0.0.1");
  await once(bucket, "listening");
  app = await startApp({
    S3_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
    S3_BUCKET: "step",
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: "key",
  });
});
afterAll(async () => {
  await app.close();
  bucket.closeAllConnections();
  bucket.close();
});

test.each(["company-logos/a.png", "company-logos/a.png?w=96", "public/getting-started/a.jpg?w=384"])(
  "a refused read of %s is a 503 with a time to try again",
  async (path) => {
    const response = await fetch(`${app.origin}/files/${path}`);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("10");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).not.toMatch(/secret-detail|step\b|InvalidAccessKeyId/);
  },
);

test("a missing file is still a 404", async () => {
  expect((await fetch(`${app.origin}/files/company-logos/none.png`)).status).toBe(404);
});
