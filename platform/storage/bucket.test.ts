/** Stores files in an S3 bucket of a third-party server. */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "#platform/config.ts";
import { createLog } from "#platform/log.ts";
import { startS3, type TestS3 } from "#tests/support/s3.ts";
import { createStorage, type Storage } from "./create-storage.ts";

const log = createLog({ logLevel: "silent" });
const mp4 = { contentType: "video/mp4" };
let s3: TestS3;
let folder: string;
let storage: Storage;
let other: Storage;

beforeAll(async () => {
  s3 = await startS3();
  folder = await mkdtemp(join(tmpdir(), "step-bucket-"));
  const open = () => createStorage({ config: readConfig({ ...s3.env, DATA_DIR: folder }), log });
  storage = open();
  other = open();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

test("shares files between processes and stores nothing on the local disk", async () => {
  const key = "company-logos/a.png";
  await storage.put(key, new Uint8Array([1, 2, 3]), { contentType: "image/png" });
  expect([...((await other.get(key))?.bytes ?? [])]).toEqual([1, 2, 3]);
  await other.put(key, new Uint8Array([4]), { contentType: "image/png" });
  expect(await storage.get(key)).toMatchObject({ contentType: "image/png", sizeBytes: 1 });
  await other.delete(key);
  await other.delete(key);
  expect(await storage.get(key)).toBeNull();
  expect(await storage.open(key)).toBeNull();
  expect(await s3.keys()).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
});

test("stores a video larger than one request, and reads any range", async () => {
  const bytes = randomBytes(23_456_789);
  const path = join(folder, "video");
  await writeFile(path, bytes);
  await storage.moveIn("videos/a/video.mp4", path, mp4);
  expect(await readdir(folder)).toEqual([]);
  const video = await other.open("videos/a/video.mp4");
  expect(video).toMatchObject({ sizeBytes: bytes.length, contentType: "video/mp4" });
  for (const range of [undefined, { start: 0, end: 0 }, { start: 20_000_000, end: bytes.length - 1 }]) {
    const part = await buffer(await video!.stream(range));
    expect(part.equals(range ? bytes.subarray(range.start, range.end + 1) : bytes)).toBe(true);
  }
  // The visitor disconnects midway.
  const left = await video!.stream();
  left.destroy();
  await storage.delete("videos/a/video.mp4");
});

test("stores an empty video, and leaves nothing behind for an unreadable one", async () => {
  const path = join(folder, "empty");
  await writeFile(path, "");
  await storage.moveIn("videos/a/empty.mp4", path, mp4);
  expect((await other.open("videos/a/empty.mp4"))?.sizeBytes).toBe(0);
  await storage.delete("videos/a/empty.mp4");
  await expect(storage.moveIn("videos/a/none.mp4", join(folder, "none"), mp4)).rejects.toThrow("ENOENT");
  expect(await s3.keys()).toEqual([]);
});

test("doesn't report files as missing while the bucket is unreachable", async () => {
  const away = createStorage({
    config: readConfig({ ...s3.env, S3_ENDPOINT: "http://127.0.0.1:1", DATA_DIR: folder }),
    log,
  });
  await expect(away.get("company-logos/a.png")).rejects.toThrow();
  await expect(away.open("company-logos/a.png")).rejects.toThrow();
});

test.each(["503", "no answer"])(
  "a read that gets %s doesn't also ask whether the file exists",
  async (way) => {
    const methods: string[] = [];
    const failing = createServer((request, response) => {
      methods.push(request.method ?? "");
      if (way === "503") response.writeHead(503).end();
      else request.socket.destroy();
    });
    failing.listen(0, "127.0.0.1");
    await once(failing, "listening");
    const { port } = failing.address() as AddressInfo;
    const endpoint = `http://127.0.0.1:${port}`;
    const away = createStorage({
      config: readConfig({ ...s3.env, S3_ENDPOINT: endpoint, DATA_DIR: folder }),
      log,
    });
    await expect(away.get("company-logos/b.png")).rejects.toThrow();
    expect(new Set(methods)).toEqual(new Set(["GET"]));
    failing.closeAllConnections();
    failing.close();
  },
);
