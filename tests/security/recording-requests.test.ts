/** Recordings over HTTP, with the size limits of their screenshots and access only for their owner. */
import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { sendRaw } from "#tests/support/raw-http.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";

let app: TestApp;
let owner: TestUser;
let stranger: TestUser;
let picture: Blob;

beforeAll(async () => {
  app = await startApp();
  owner = await createUser(app.services);
  stranger = await createUser(app.services);
  // Noise doesn't compress, so that the image is larger than other forms allow.
  const noise = sharp(randomBytes(1_100 * 800 * 3), { raw: { width: 1_100, height: 800, channels: 3 } });
  picture = new Blob([new Uint8Array(await noise.jpeg({ quality: 60 }).toBuffer())]);
});
afterAll(() => app?.close());

function recording(files: Blob[]): FormData {
  const form = new FormData();
  form.append("clientKey", crypto.randomUUID());
  form.append("target", "getting-started");
  form.append("durationSeconds", "12");
  const facts = files.map((_file, index) => ({
    timestampSeconds: index,
    kind: "even",
    changed: null,
    covered: [],
  }));
  form.append("facts", JSON.stringify(facts));
  for (const file of files) form.append("frames", file, "picture.jpg");
  return form;
}

async function ask(path: string, user: TestUser, body?: BodyInit) {
  const headers = { cookie: user.cookie, origin: app.origin };
  const response = await fetch(app.origin + path, {
    headers,
    redirect: "manual",
    ...(body && { method: "POST", body }),
  });
  const text = await response.text();
  return { status: response.status, text, cache: response.headers.get("cache-control") };
}

test("accepts an owner's screenshots, and shows them to no other owner", async () => {
  expect(picture.size).toBeGreaterThan(300_000);
  const none = await ask("/dashboard/recordings", owner);
  expect(none).toEqual({ status: 200, text: '{"recording":null,"videos":{}}', cache: "no-store" });
  const answer = await ask("/dashboard/recordings", owner, recording([picture, picture]));
  expect(answer.status).toBe(200);
  const { recording: state } = JSON.parse(answer.text) as { recording: { id: string; status: string } };
  expect(state.status).toBe("queued");
  const path = `/dashboard/recordings/${state.id}`;
  expect(JSON.parse((await ask(path, owner)).text)).toEqual({ recording: state });
  expect((await ask(path, stranger)).status).toBe(404);
  expect((await ask(path, stranger, new URLSearchParams({ intent: "retry" }))).status).toBe(404);
  expect((await ask("/dashboard/recordings", stranger)).text).toBe('{"recording":null,"videos":{}}');
  expect((await ask(`/files/frames/${owner.companyId}/${state.id}/1.jpg`, owner)).status).toBe(404);
  const again = await ask("/dashboard/recordings", owner, recording([picture]));
  expect(again.status).toBe(409);
  expect(JSON.parse(again.text)).toEqual({
    message: "We're already creating a guide. Wait until it's done.",
  });
  const events = await fetch(`${app.origin}${path}/events`, {
    headers: { cookie: stranger.cookie, accept: "text/event-stream" },
  });
  expect(events.status).toBe(404);
});

test("refuses too large bodies before reading them, and bodies that are no recording", async () => {
  // Only announces the body, because a client that is still sending could lose the response with the connection.
  for (const [type, bytes] of [
    ["multipart/form-data; boundary=x", 51_000_000],
    ["application/x-www-form-urlencoded", 10_200_000],
  ]) {
    const head = [
      "POST /dashboard/recordings HTTP/1.1",
      `Host: localhost:${app.port}`,
      `Origin: ${app.origin}`,
      `Cookie: ${stranger.cookie}`,
      `Content-Type: ${type}`,
      `Content-Length: ${bytes}`,
      "Connection: close",
    ];
    expect((await sendRaw(app.port, `${head.join("\r\n")}\r\n\r\n`)).status).toBe(413);
  }
  expect((await ask("/dashboard/recordings", stranger, recording([new Blob(["<svg/>"])]))).status).toBe(415);
  expect((await ask("/dashboard/recordings/nonsense", stranger)).status).toBe(404);
});
