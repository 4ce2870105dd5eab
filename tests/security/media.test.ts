/** Range requests for videos as players send them, and access to videos. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies, videoMetadata } from "#db/schema.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { sendRaw } from "#tests/support/raw-http.ts";
import { createUser } from "#tests/support/sign-in.ts";

let app: TestApp;
let cookie = "";
let stranger = "";
let companyId = "";
const id = "6f9619ff-8b86-4d11-842d-00c04fc964ff";
const path = `/media/${id}.webm`;

beforeAll(async () => {
  app = await startApp();
  const { db, storage, config } = app.services;
  const owner = await createUser(app.services, { email: "owner@company.example" });
  const other = await createUser(app.services, { email: "other@company.example" });
  cookie = owner.cookie;
  stranger = other.cookie;
  companyId = owner.companyId ?? "";
  await writeFile(join(config.dataDir, "video"), "0123456789");
  await storage.moveIn(`videos/${companyId}/${id}.webm`, join(config.dataDir, "video"), {
    contentType: "video/webm",
  });
  await storage.put(`videos/${companyId}/${id}.jpg`, new Uint8Array([255, 216]), {
    contentType: "image/jpeg",
  });
  await db.insert(videoMetadata).values({
    id,
    companyId,
    filename: "a.webm",
    storagePath: `${companyId}/${id}.webm`,
    contentType: "video/webm",
    sizeBytes: 10,
    posterPath: `videos/${companyId}/${id}.jpg`,
    captions: "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHello\n",
  });
  await db
    .update(companies)
    .set({ plan: "ai", isPublic: true, helpCenterSubdomain: "acme" })
    .where(eq(companies.id, companyId));
});

afterAll(() => app?.close());

interface Asked {
  at?: string;
  method?: string;
  host?: string;
}

async function get(
  headers: Record<string, string> = {},
  { at = path, method = "GET", host = `localhost:${app.port}` }: Asked = {},
) {
  const lines = Object.entries({ Host: host, ...headers, Connection: "close" }).map((pair) =>
    pair.join(": "),
  );
  return sendRaw(app.port, `${[`${method} ${at} HTTP/1.1`, ...lines].join("\r\n")}\r\n\r\n`);
}

test("serves a video only to its owner until it is published in a public help center", async () => {
  const { db } = app.services;
  const statuses = async () =>
    Promise.all(
      [path, `/media/${id}.jpg`, `/media/${id}.vtt`].map(async (at) => {
        const tenant = { at, host: `acme.localhost:${app.port}` };
        const asked = [
          get({}, { at }),
          get({ cookie: stranger }, { at }),
          get({ cookie }, { at }),
          get({}, tenant),
          // Sessions are valid only on the main host.
          get({ cookie }, tenant),
        ];
        return (await Promise.all(asked)).map(({ status }) => status).join(" ");
      }),
    );
  const set = (values: Partial<typeof companies.$inferInsert>) =>
    db.update(companies).set(values).where(eq(companies.id, companyId));
  const hidden = Array(3).fill("404 404 200 404 404");
  expect(await statuses()).toEqual(hidden);
  await db.update(videoMetadata).set({ published: true });
  expect(await statuses()).toEqual(Array(3).fill("200 200 200 200 200"));
  expect((await get({}, { host: `other.localhost:${app.port}` })).status).toBe(404);
  await set({ isPublic: false });
  expect(await statuses()).toEqual(hidden);
  await set({ isPublic: true, plan: "basic" });
  expect(await statuses()).toEqual(hidden);
  await set({ plan: "ai" });
});

test("answers range requests with that range, and invalid ones by the specification", async () => {
  const whole = await get();
  expect(whole).toMatchObject({ status: 200, body: "0123456789" });
  expect(whole.headers).toMatchObject({
    "content-type": "video/webm",
    "content-length": "10",
    "accept-ranges": "bytes",
    "x-content-type-options": "nosniff",
    "content-security-policy": "sandbox; default-src 'none'",
    "cache-control": "public, no-cache",
  });
  const part = await get({ range: "bytes=2-4" });
  expect(part).toMatchObject({ status: 206, body: "234" });
  expect(part.headers).toMatchObject({ "content-range": "bytes 2-4/10", "content-length": "3" });
  expect(await get({ range: "bytes=-2" })).toMatchObject({ status: 206, body: "89" });
  const beyond = await get({ range: "bytes=10-" });
  expect(beyond.status).toBe(416);
  expect(beyond.headers["content-range"]).toBe("bytes */10");
  for (const range of ["bytes=5-2", "bytes=0-1,3-4", "bytes=x", "lines=1-2"])
    expect(await get({ range }), range).toMatchObject({ status: 200, body: "0123456789" });
  const etag = whole.headers.etag ?? "";
  expect(await get({ range: "bytes=2-4", "if-range": etag })).toMatchObject({ status: 206 });
  for (const other of ['"other"', `W/${etag}`, "Sat, 21 Nov 2026 10:00:00 GMT"])
    expect(await get({ range: "bytes=2-4", "if-range": other })).toMatchObject({ status: 200 });
  expect(await get({ "if-none-match": etag })).toMatchObject({ status: 304, body: "" });
  const head = await get({ range: "bytes=2-4" }, { method: "HEAD" });
  expect(head).toMatchObject({ status: 200, body: "" });
  expect(head.headers["content-length"]).toBe("10");
});

test("captions and posters have their own types, and other paths are a 404", async () => {
  const captions = await get({}, { at: `/media/${id}.vtt` });
  expect(captions.headers["content-type"]).toBe("text/vtt; charset=utf-8");
  expect(captions.body).toContain("Hello");
  expect((await get({}, { at: `/media/${id}.jpg` })).headers["content-type"]).toBe("image/jpeg");
  for (const at of [
    `/media/${id}.mp4`,
    `/media/${id}.html`,
    `/media/${id}`,
    "/media/x.webm",
    "/media/..%2fx.webm",
  ])
    expect((await get({ cookie }, { at })).status, at).toBe(404);
  expect((await get({ origin: `http://localhost:${app.port}` }, { method: "POST" })).status).not.toBe(200);
});

test("the videos page plays the requested video from the requested time, and ignores invalid queries", async () => {
  const page = async (query: string) => (await get({}, { at: `/help/acme/videos${query}` })).body;
  expect(await page(`?play=${id}&t=65`)).toContain(`src="/media/${id}.webm#t=65"`);
  for (const query of ["", `?play=${id}`, `?play=${id}&t=%22onerror=x`, "?play=x&t=65", `?play=${id}&t=-1`])
    expect(await page(query), query).toContain(`src="/media/${id}.webm"`);
});

test("answers 404 for a video whose file is gone", async () => {
  await app.services.storage.delete(`videos/${companyId}/${id}.webm`);
  expect((await get()).status).toBe(404);
});
