/** A bucket that refuses: visitors are asked to come back, and learn nothing about it. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";

let bucket: Server;
let app: TestApp;
let owner: TestUser;

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
  owner = await createUser(app.services, { plan: "ai", onboardingCompleted: true });
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

function upload(image: Uint8Array<ArrayBuffer>): Promise<Response> {
  const body = new FormData();
  body.set("image", new Blob([image], { type: "image/png" }), "step.png");
  const headers = { cookie: owner.cookie, origin: app.origin };
  return fetch(`${app.origin}/dashboard/getting-started/images`, { method: "POST", headers, body });
}

test("an image that can't be stored is no refusal of the image", async () => {
  const background = "#a00";
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  const response = await upload(new Uint8Array(png));
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "10"]);
  expect(await response.text()).not.toContain("secret-detail");
  const broken = await upload(new Uint8Array([1, 2, 3]));
  expect(broken.status).toBe(400);
  expect(await broken.json()).toMatchObject({ ok: false });
});
