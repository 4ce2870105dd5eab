import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { isDatabaseAway } from "#platform/db/is-database-away.ts";
import { createLog } from "#platform/log.ts";
import { createStorage, type Storage } from "./create-storage.ts";
import { isStorageKey } from "./storage-key.ts";

const log = createLog({ logLevel: "silent" });
const png = { contentType: "image/png" };
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));

describe("isStorageKey", () => {
  test.each(["company-logos/a1.png", "frames/0c7f/9-2.jpg", "public/getting-started/x_y.webp"])(
    "accepts %s",
    (key) => {
      expect(isStorageKey(key)).toBe(true);
    },
  );

  test.each([
    "",
    "logo.png",
    "company-logos/",
    "company-logos/../../etc/passwd.png",
    "company-logos/..%2f..%2fx.png",
    "company-logos//x.png",
    "company-logos/.hidden.png",
    "company-logos/a.svg",
    "company-logos/a.html",
    "company-logos/a.png.html",
    "company-logos/a.png\n",
    "company-logos/a\0.png",
    "company-logos\\a.png",
    "/company-logos/a.png",
    "secrets/a.png",
    "partial/a.png",
    "constructor/a.png",
    `avatars/${"a".repeat(200)}.png`,
  ])("refuses %j", (key) => {
    expect(isStorageKey(key)).toBe(false);
  });

  test("accepts no path traversal", () => {
    const part = fc.constantFrom("..", ".", "/", "\\", "a", "company-logos", ".png", "%2e", "\0", "public/");
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const key = parts.join("");
        if (isStorageKey(key)) expect(join("/root", key)).toBe(`/root/${key}`);
      }),
    );
  });
});

describe("files on disk", () => {
  let dataDir: string;
  let storage: Storage;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "step-storage-"));
    storage = createStorage({ config: { dataDir, s3: null }, log });
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  test("round-trip with the type of their key", async () => {
    await storage.put("company-logos/one.png", bytesOf("first"), png);
    await storage.put("company-logos/one.png", bytesOf("second"), png);
    const file = await storage.get("company-logos/one.png");
    expect(file).toEqual({ bytes: bytesOf("second"), contentType: "image/png", sizeBytes: 6 });
  });

  test("leave no temporary files behind", async () => {
    await storage.put("avatars/a/b.png", bytesOf("x"), png);
    expect(await readdir(join(dataDir, "files", "partial"))).toEqual([]);
    expect(await readFile(join(dataDir, "files", "avatars", "a", "b.png"), "utf8")).toBe("x");
  });

  test("are null, not an error, when missing or not a storage key", async () => {
    await writeFile(join(dataDir, "secret.png"), "secret");
    expect(await storage.get("company-logos/none.png")).toBeNull();
    expect(await storage.get("company-logos/../../secret.png")).toBeNull();
    expect(await storage.get("../secret.png")).toBeNull();
  });

  test("are deleted idempotently", async () => {
    await storage.put("frames/f.png", bytesOf("x"), png);
    await storage.delete("frames/f.png");
    await storage.delete("frames/f.png");
    expect(await storage.get("frames/f.png")).toBeNull();
  });

  test("are refused under an invalid key or a wrong type", async () => {
    await expect(storage.put("../x.png", bytesOf("x"), png)).rejects.toThrow("Not a storage key");
    await expect(storage.put("avatars/x.png", bytesOf("x"), { contentType: "text/html" })).rejects.toThrow();
    await expect(storage.delete("..")).rejects.toThrow("Not a storage key");
  });

  test("keep the old content when a write fails", async () => {
    await storage.put("avatars/x.png", bytesOf("old"), png);
    await rm(join(dataDir, "files", "partial"), { recursive: true });
    await writeFile(join(dataDir, "files", "partial"), "in the way");
    await expect(storage.put("avatars/x.png", bytesOf("new"), png)).rejects.toThrow();
    expect((await storage.get("avatars/x.png"))?.bytes).toEqual(bytesOf("old"));
  });
});

describe("large files on disk", () => {
  const webm = { contentType: "video/webm" };
  let dataDir: string;
  let storage: Storage;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "step-storage-"));
    storage = createStorage({ config: { dataDir, s3: null }, log });
    await writeFile(join(dataDir, "arrived"), "0123456789");
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  test("are moved in, and read whole or by range", async () => {
    await storage.moveIn("videos/a/b.webm", join(dataDir, "arrived"), webm);
    expect(await readdir(dataDir)).toEqual(["files"]);
    const file = await storage.open("videos/a/b.webm");
    expect(file).toMatchObject({ contentType: "video/webm", sizeBytes: 10 });
    expect(await textOf(file?.stream())).toBe("0123456789");
    expect(await textOf(file?.stream({ start: 2, end: 4 }))).toBe("234");
    expect(await storage.open("videos/a/c.webm")).toBeNull();
    expect(await storage.open("../arrived")).toBeNull();
  });

  test("are left in place under an invalid key or a wrong type", async () => {
    const path = join(dataDir, "arrived");
    await expect(storage.moveIn("../b.webm", path, webm)).rejects.toThrow("Not a storage key");
    await expect(storage.moveIn("videos/a/b.mp4", path, webm)).rejects.toThrow("Not a storage key");
    expect(await readFile(path, "utf8")).toBe("0123456789");
  });
});

async function textOf(stream: Promise<AsyncIterable<Buffer>> | undefined): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of (await stream) ?? []) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

test("files go to the bucket when one is configured", async () => {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://s3").pathname;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.method === "PUT") objects.set(path, Buffer.concat(chunks));
    const object = objects.get(path);
    if (request.method === "DELETE") objects.delete(path);
    if (object)
      response
        .writeHead(request.method === "DELETE" ? 204 : 200, { "content-type": "image/png" })
        .end(object);
    else
      response
        .writeHead(404, { "content-type": "application/xml" })
        .end("<Error><Code>NoSuchKey</Code></Error>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const s3 = { endpoint, region: "us-east-1", bucket: "files", accessKeyId: "id", secretAccessKey: "key" };
  const storage = createStorage({ config: { dataDir: "/nowhere", s3 }, log });

  await storage.put("avatars/a.png", bytesOf("hello"), png);
  expect([...objects.keys()]).toEqual(["/files/avatars/a.png"]);
  expect(Buffer.from((await storage.get("avatars/a.png"))?.bytes ?? []).toString()).toContain("hello");
  expect(await storage.get("avatars/b.png")).toBeNull();
  await storage.delete("avatars/a.png");
  expect(objects.size).toBe(0);

  const path = join(await mkdtemp(join(tmpdir(), "step-storage-")), "arrived");
  await writeFile(path, "0123456789");
  await storage.moveIn("videos/a/b.webm", path, { contentType: "video/webm" });
  expect(objects.get("/files/videos/a/b.webm")?.toString()).toContain("0123456789");
  await expect(readFile(path)).rejects.toThrow("ENOENT");
  expect(await storage.open("videos/a/none.webm")).toBeNull();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test("a bucket that fails is named, with its status or the lost connection", async () => {
  const server = createServer((request, response) => {
    if (request.url?.includes("lost")) request.socket.destroy();
    else response.writeHead(403).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const s3 = { endpoint, region: "us-east-1", bucket: "files", accessKeyId: "id", secretAccessKey: "key" };
  const storage = createStorage({ config: { dataDir: "/nowhere", s3 }, log });
  await expect(storage.open("videos/a/b.webm")).rejects.toThrow("The bucket files answered 403.");
  const lost = await storage.open("videos/lost/b.webm").catch((error: unknown) => error);
  expect(String(lost)).toBe("BucketError: The bucket files can't be reached (socket hang up).");
  expect(isDatabaseAway(lost), "pages are a 503 then").toBe(true);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
