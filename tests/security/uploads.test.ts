/** Uploads of videos, with their authorization, their owner, and the removal of refused ones. */

import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { appendFile, mkdir, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { users, videoMetadata } from "#db/schema.ts";
import { createUploads } from "#features/videos/create-uploads.server.ts";
import { purgeUploads } from "#features/videos/purge-uploads.server.ts";
import { videoTexts } from "#features/videos/texts.ts";
import { ownerScope } from "#shared/owner-scope.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";

const noId = "00000000-0000-4000-8000-000000000000";
const path = "/dashboard/uploads";
let app: TestApp;
let owner: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  app = await startApp({ VIDEOS_MAX_GB: "0.6", VIDEOS_MAX_COUNT: "4", TRUSTED_PROXIES: "127.0.0.0/8,::1" });
  [owner, stranger] = [await createUser(app.services), await createUser(app.services)];
});
beforeEach(async () => {
  await app.services.db.delete(videoMetadata);
  for (const user of [owner, stranger])
    for (const id of await waiting(user)) await ask("DELETE", { user, address: `${path}/${id}` });
});
afterAll(() => app?.close());

/** Starts like a video of a browser's recorder. */
function video(sizeBytes: number): Buffer {
  const head = Buffer.from(
    "1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701",
    "hex",
  );
  const bytes = Buffer.alloc(sizeBytes, 7);
  head.copy(bytes);
  return bytes;
}

interface Ask {
  user?: TestUser | null;
  cookie?: string;
  address?: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

function ask(method: string, { user = owner, cookie, address = path, headers = {}, body }: Ask = {}) {
  return fetch(app.origin + address, {
    method,
    redirect: "manual",
    headers: { "tus-resumable": "1.0.0", cookie: cookie ?? user?.cookie ?? "", ...headers },
    ...(body ? { body: new Uint8Array(body) } : {}),
  });
}

const metadata = (filename: string, filetype: string) =>
  `filename ${Buffer.from(filename).toString("base64")},filetype ${Buffer.from(filetype).toString("base64")}`;

function create(
  size: number,
  { name = "video.webm", type = "video/webm", ...rest }: Ask & { name?: string; type?: string } = {},
) {
  const headers = { "upload-length": String(size), "upload-metadata": metadata(name, type), ...rest.headers };
  return ask("POST", { ...rest, headers });
}

function send(address: string, offset: number, body: Buffer, user = owner) {
  const headers = { "upload-offset": String(offset), "content-type": "application/offset+octet-stream" };
  return ask("PATCH", { user, address, headers, body });
}

async function created(size: number, options: Parameters<typeof create>[1] = {}): Promise<string> {
  const answer = await create(size, options);
  expect([answer.status, await answer.text()]).toEqual([201, ""]);
  return answer.headers.get("location") ?? "";
}

const folderOf = (user: TestUser) => join(app.services.config.dataDir, "uploads", user.companyId ?? "");
const filesOf = (folder: string) => readdir(folder).catch(() => [] as string[]);
async function waiting(user: TestUser): Promise<string[]> {
  return (await filesOf(folderOf(user))).filter((name) => !name.endsWith(".json"));
}
const stored = (user: TestUser) =>
  filesOf(join(app.services.config.dataDir, "files/videos", user.companyId ?? ""));
const rows = () => app.services.db.select().from(videoMetadata);

test("answers every kind of visitor with every method as in the table", async () => {
  const { services } = app;
  const people = {
    nobody: null,
    unverified: await createUser(services, { emailVerified: false, betaStatus: null }),
    waitlist: await createUser(services, { betaStatus: "waitlist", isWaiting: true }),
    owner,
  };
  const own = await created(100);
  const found: Record<string, string> = {};
  for (const [name, user] of Object.entries(people)) {
    const statuses = [];
    for (const origin of [undefined, "http://evil.example", "null", app.origin]) {
      const headers: Record<string, string> = origin === undefined ? {} : { origin };
      const at = async (method: string, address: string) =>
        (await ask(method, { user, cookie: user?.cookie ?? "", address, headers })).status;
      statuses.push(
        [
          await at("POST", path),
          await at("HEAD", own),
          await at("PATCH", own),
          await at("DELETE", `${path}/${noId}`),
          await at("OPTIONS", path),
          await at("OPTIONS", own),
        ].join(" "),
      );
    }
    found[name] = statuses.join(" | ");
  }
  const foreign = "403 403 403 403 403 403";
  const table = (allowed: string) => [allowed, foreign, foreign, allowed].join(" | ");
  expect(found).toEqual({
    nobody: table("401 401 401 401 401 401"),
    unverified: table("401 401 401 401 401 401"),
    waitlist: table("403 403 403 403 403 403"),
    // Without a length, found, without an offset, not found, and options.
    owner: table("400 200 403 404 204 204"),
  });
});

test("a chunk sent to another process is refused with a message, and the upload continues on its own", async () => {
  const { services } = app;
  const dataDir = join(services.config.dataDir, "another-process");
  const elsewhere = createUploads({ ...services, config: { ...services.config, dataDir } });
  const bytes = video(60_000);
  const address = await created(bytes.length);
  expect((await send(address, 0, bytes.subarray(0, 20_000))).status).toBe(204);
  const headers = {
    "tus-resumable": "1.0.0",
    "upload-offset": "20000",
    "content-type": "application/offset+octet-stream",
  };
  const request = new Request(app.origin + address, { method: "PATCH", headers });
  const scope = ownerScope({ userId: owner.userId, companyId: owner.companyId ?? "", email: owner.email });
  const answer = await elsewhere.handle(scope, request, Readable.from([Buffer.alloc(9)]));
  expect([answer.status, await answer.text()]).toEqual([404, videoTexts.gone]);
  expect((await send(address, 20_000, bytes.subarray(20_000))).status).toBe(204);
  expect(await rows()).toMatchObject([{ sizeBytes: bytes.length }]);
});

test("exist on the main host only, are no page, and send no CORS headers", async () => {
  const tenant = await fetch(`http://acme.localhost:${app.port}${path}`, { method: "POST" }).catch(
    () => null,
  );
  expect(tenant === null || [404, 405, 421].includes(tenant.status)).toBe(true);
  expect((await ask("GET", { address: `${path}/${noId}` })).status).toBe(404);
  expect((await ask("GET")).status).toBe(404);
  const options = await ask("OPTIONS", { headers: { origin: app.origin } });
  expect(options.headers.get("access-control-allow-origin")).toBeNull();
  expect(options.headers.get("cache-control")).toBe("no-store");
});

describe("an upload", () => {
  test("sent in parts becomes one video of its company, however often it is resent", async () => {
    const bytes = video(300_000);
    const address = await created(bytes.length, { name: "../../My tour\u0000.webm" });
    expect((await send(address, 0, bytes.subarray(0, 200_000))).headers.get("upload-offset")).toBe("200000");
    expect((await ask("HEAD", { address })).headers.get("upload-offset")).toBe("200000");
    expect((await send(address, 100_000, bytes.subarray(100_000))).status).toBe(409);
    expect((await send(address, 200_000, bytes.subarray(200_000))).status).toBe(204);
    // The last response was lost, so the browser asks again and resends the end.
    const again = await ask("HEAD", { address });
    expect([again.status, again.headers.get("upload-offset"), again.headers.get("upload-length")]).toEqual([
      200,
      "300000",
      "300000",
    ]);
    expect((await send(address, 300_000, Buffer.alloc(0))).status).toBe(204);
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    const id = address.split("/").at(-1);
    expect(row).toMatchObject({
      id,
      companyId: owner.companyId,
      filename: "My tour.webm",
      storagePath: `${owner.companyId}/${id}.webm`,
      contentType: "video/webm",
      sizeBytes: 300_000,
    });
    const file = await app.services.storage.open(`videos/${row?.storagePath}`);
    const chunks: Buffer[] = [];
    for await (const chunk of (await file?.stream()) ?? []) chunks.push(chunk);
    expect(sha256(Buffer.concat(chunks))).toBe(sha256(bytes));
    expect(await filesOf(folderOf(owner))).toEqual([]);
  });

  test("through an https proxy keeps its bytes", async () => {
    const bytes = randomBytes(3_000_000);
    video(100).copy(bytes);
    const headers = { "x-forwarded-proto": "https" };
    const address = await created(bytes.length, { headers });
    const part = { ...headers, "content-type": "application/offset+octet-stream" };
    for (const offset of [0, 2_000_000]) {
      const body = bytes.subarray(offset, offset + 2_000_000);
      const answer = await ask("PATCH", {
        address,
        headers: { ...part, "upload-offset": String(offset) },
        body,
      });
      expect([answer.status, answer.headers.get("upload-offset")]).toEqual([
        204,
        String(offset + body.length),
      ]);
    }
    const [row] = await rows();
    const { dataDir } = app.services.config;
    expect(sha256(await readFile(join(dataDir, "files/videos", row?.storagePath ?? "")))).toBe(sha256(bytes));
  });

  test("resumes over a new connection after one that hangs", { tags: "long" }, async () => {
    const bytes = video(8_000);
    const address = await created(bytes.length);
    const hanging = connect(app.port, "localhost");
    const isEnded = once(hanging, "close");
    const lines = [
      `PATCH ${address} HTTP/1.1`,
      `host: localhost:${app.port}`,
      `cookie: ${owner.cookie}`,
      "tus-resumable: 1.0.0",
      "upload-offset: 0",
      "content-type: application/offset+octet-stream",
      `content-length: ${bytes.length}`,
    ];
    hanging.write(`${lines.join("\r\n")}\r\n\r\n`);
    hanging.write(bytes.subarray(0, 5_000));
    hanging.resume();
    await expect.poll(async () => (await ask("HEAD", { address })).headers.get("upload-offset")).toBe("5000");
    await isEnded;
    expect((await send(address, 5_000, bytes.subarray(5_000))).status).toBe(204);
    expect(await rows()).toMatchObject([{ sizeBytes: 8_000 }]);
  });

  test("doesn't exist for another owner", async () => {
    const bytes = video(10_000);
    const address = await created(bytes.length);
    for (const method of ["HEAD", "PATCH", "DELETE"]) {
      const headers: Record<string, string> =
        method === "PATCH" ? { "upload-offset": "0", "content-type": "application/offset+octet-stream" } : {};
      expect((await ask(method, { user: stranger, address, headers })).status).toBe(404);
    }
    expect((await send(address, 0, bytes)).status).toBe(204);
    expect((await ask("HEAD", { user: stranger, address })).status).toBe(404);
    expect((await ask("DELETE", { address })).status).toBe(404);
    expect(await rows()).toHaveLength(1);
  });

  test.each([
    ["an unreadable id", `${path}/..%2f..%2fetc`],
    ["a path", `${path}/${noId}/more`],
    ["the file beside an upload", `${path}/${noId}.json`],
  ])("is not found by %s", async (_, address) => {
    expect((await ask("HEAD", { address })).status).toBe(404);
    expect([404, 405]).toContain((await ask("PATCH", { address })).status);
  });

  test.each([
    ["a picture by name", { name: "logo.png" }, 415, "Please upload a valid video file"],
    ["a page by type", { type: "text/html" }, 415, "Please upload a valid video file"],
    ["no name", { name: "" }, 415, "Please upload a valid video file"],
    ["an empty file", { size: 0 }, 415, "Please upload a valid video file"],
    ["a file of more than 500 MB", { size: 500 * 1024 * 1024 + 1 }, 413, "File size must be less than 500MB"],
  ])(
    "of %s is refused before anything is sent",
    async (_, { size = 10, ...options }: { size?: number; name?: string; type?: string }, status, text) => {
      const answer = await create(size, options);
      expect([answer.status, await answer.text()]).toEqual([status, text]);
      expect(await filesOf(folderOf(owner))).toEqual([]);
    },
  );

  test("of unknown length is refused", async () => {
    const headers = { "upload-defer-length": "1", "upload-metadata": metadata("video.webm", "video/webm") };
    expect((await ask("POST", { headers })).status).toBe(501);
  });

  test("that isn't really a video is refused at its first bytes, and uses no quota", async () => {
    for (let times = 0; times < 6; times += 1) {
      const address = await created(20_000_000);
      const answer = await send(address, 0, Buffer.alloc(1_000_000, "<html>"));
      expect([answer.status, await answer.text()]).toEqual([415, "Please upload a valid video file"]);
      expect((await ask("HEAD", { address })).status).toBe(404);
    }
    expect(await filesOf(folderOf(owner))).toEqual([]);
  });

  test("of an MP4 that is cut off is refused at its end, and deleted", async () => {
    const box = (type: string, size: number) => {
      const bytes = Buffer.alloc(size, 7);
      bytes.writeUInt32BE(size, 0);
      bytes.write(type, 4);
      return bytes;
    };
    const head = box("ftyp", 24);
    head.write("isom\0\0\0\0isommp42", 8);
    const whole = Buffer.concat([head, box("mdat", 20_000), box("moov", 500)]);
    const [cut, kept] = [whole.subarray(0, 15_000), whole];
    const ofKind = { name: "tour.mp4", type: "video/mp4" };
    const address = await created(cut.length, ofKind);
    const answer = await send(address, 0, cut);
    expect([answer.status, await answer.text()]).toEqual([415, videoTexts.cutOff]);
    expect((await ask("HEAD", { address })).status).toBe(404);
    expect(await rows()).toEqual([]);
    expect(await filesOf(folderOf(owner))).toEqual([]);
    expect((await stored(owner)).filter((name) => name.endsWith(".mp4"))).toEqual([]);
    expect((await send(await created(kept.length, ofKind), 0, kept)).status).toBe(204);
    expect(await rows()).toHaveLength(1);
  });

  test("that isn't really a video is refused at its end if it came in tiny chunks, and is deleted", async () => {
    const bytes = Buffer.alloc(6_000, "not a video ");
    const address = await created(bytes.length);
    expect((await send(address, 0, bytes.subarray(0, 10))).status).toBe(204);
    expect((await send(address, 10, bytes.subarray(10))).status).toBe(415);
    expect((await ask("HEAD", { address })).status).toBe(404);
    expect([await rows(), await filesOf(folderOf(owner)), await stored(owner)]).toEqual([
      [],
      [],
      expect.any(Array),
    ]);
  });

  test("can't exceed its announced length", async () => {
    const address = await created(5_000);
    expect((await send(address, 0, video(6_000))).status).toBe(413);
  });

  test("can be cancelled", async () => {
    const address = await created(5_000);
    expect((await ask("DELETE", { address })).status).toBe(204);
    expect(await filesOf(folderOf(owner))).toEqual([]);
  });
});

describe("a company's quota", () => {
  test("includes in-flight uploads, and is per company", async () => {
    const most = 450 * 1024 * 1024;
    await created(most);
    const answer = await create(most);
    expect([answer.status, await answer.text()]).toEqual([
      413,
      "Your videos can use up to 0.6 GB. Delete one to make room for this one.",
    ]);
    await created(most, { user: stranger });
  });

  test("holds for parallel requests", async () => {
    const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await create(1_000)).status));
    expect(statuses.filter((status) => status === 201)).toHaveLength(4);
    expect(await waiting(owner)).toHaveLength(4);
  });
});

describe("an upload abandoned", () => {
  test("by a process that ended after the last part becomes the video", async () => {
    const bytes = video(8_000);
    const address = await created(bytes.length);
    await send(address, 0, bytes.subarray(0, 7_000));
    const id = address.split("/").at(-1) ?? "";
    // What the disk contains if the process ends before it validates what arrived.
    await appendFile(join(folderOf(owner), id), bytes.subarray(7_000));
    expect(await purgeUploads(app.services)).toBe(0);
    expect((await rows()).map((row) => row.id)).toEqual([id]);
    expect(await stored(owner)).toContain(`${id}.webm`);
    expect(await filesOf(folderOf(owner))).toEqual([]);
  });

  test("by a process that ended between the file and its row becomes the video", async () => {
    const bytes = video(8_000);
    const address = await created(bytes.length);
    const id = address.split("/").at(-1) ?? "";
    const kept = await readFile(join(folderOf(owner), `${id}.json`), "utf8");
    await send(address, 0, bytes);
    await app.services.db.delete(videoMetadata).where(eq(videoMetadata.id, id));
    await mkdir(folderOf(owner), { recursive: true });
    const upload = JSON.parse(kept);
    upload.metadata.kind = "webm";
    await writeFile(join(folderOf(owner), `${id}.json`), JSON.stringify(upload));
    expect((await ask("HEAD", { address })).headers.get("upload-offset")).toBe("8000");
    expect((await rows()).map((row) => row.id)).toEqual([id]);
    expect(await filesOf(folderOf(owner))).toEqual([]);
  });

  test("unfinished is deleted a day after its last chunk", async () => {
    const address = await created(8_000);
    const id = address.split("/").at(-1) ?? "";
    expect(await purgeUploads(app.services)).toBe(0);
    const longAgo = new Date(Date.now() - 25 * 60 * 60_000);
    for (const name of [id, `${id}.json`]) await utimes(join(folderOf(owner), name), longAgo, longAgo);
    expect(await purgeUploads(app.services)).toBe(1);
    expect(await filesOf(folderOf(owner))).toEqual([]);
    expect((await ask("HEAD", { address })).status).toBe(404);
  });

  test("by a deleted company is removed", async () => {
    const leaving = await createUser(app.services);
    const bytes = video(8_000);
    const address = await created(bytes.length, { user: leaving });
    await send(address, 0, bytes.subarray(0, 7_000), leaving);
    await appendFile(join(folderOf(leaving), address.split("/").at(-1) ?? ""), bytes.subarray(7_000));
    await app.services.db.delete(users).where(eq(users.id, leaving.userId));
    await purgeUploads(app.services);
    expect([await filesOf(folderOf(leaving)), await stored(leaving)]).toEqual([[], []]);
  });
});

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
