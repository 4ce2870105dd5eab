/** Visitors' reads from a bucket of this process that is silent, refuses, or sends slowly. */
import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { S3Client } from "@aws-sdk/client-s3";
import { afterEach, expect, test } from "vitest";
import { createBucketReads } from "./bucket-reads.ts";
import { smallBucketFiles } from "./small-files.ts";

const forVisitor = { forVisitor: true };
const opened: { server: Server; client: S3Client }[] = [];

afterEach(() => {
  for (const { server, client } of opened.splice(0)) {
    client.destroy();
    server.closeAllConnections();
    server.close();
  }
});

async function filesOn(answer: RequestListener, reads: ReturnType<typeof createBucketReads>) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url?.split("?")[0] ?? "");
    answer(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = new S3Client({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: "us-east-1",
    forcePathStyle: true,
    credentials: { accessKeyId: "id", secretAccessKey: "key" },
  });
  opened.push({ server, client });
  return { files: smallBucketFiles("files", async () => client, reads), asked };
}

test("a silent bucket is asked once, and then not before as much time has passed again", async () => {
  let time = 0;
  const reads = createBucketReads({ waitMs: 1_000, now: () => time });
  const { files, asked } = await filesOn(() => undefined, reads);
  await expect(files.read("avatars/a.png", forVisitor)).rejects.toThrow("The bucket files can't be reached");
  time = 999;
  await expect(files.read("avatars/b.png", forVisitor)).rejects.toThrow("silent");
  time = 1_001;
  await expect(files.read("avatars/c.png", forVisitor)).rejects.toThrow("can't be reached");
  expect(asked).toEqual(["/files/avatars/a.png", "/files/avatars/c.png"]);
});

test("a slow file doesn't keep visitors from files that the bucket answers", async () => {
  const reads = createBucketReads({ waitMs: 1_000 });
  const { files } = await filesOn((request, response) => {
    if (!request.url?.includes("slow")) response.end("here");
  }, reads);
  const slow = files.read("avatars/slow.png", forVisitor);
  const first = files.read("avatars/a.png", forVisitor);
  await expect(slow).rejects.toThrow("can't be reached");
  expect(Buffer.from((await first) ?? []).toString()).toBe("here");
  expect(await files.read("avatars/b.png", forVisitor)).not.toBeNull();
});

test("a download that has begun isn't ended", async () => {
  const ending: (() => void)[] = [];
  const reads = createBucketReads({ waitMs: 500 });
  const { files } = await filesOn((_, response) => {
    response.writeHead(200, { "content-length": "10" });
    response.write("01234");
    ending.push(() => response.end("56789"));
  }, reads);
  const reading = files.read("avatars/a.png", forVisitor);
  await expect.poll(() => ending.length).toBe(1);
  // Its timer is set after that of the read.
  await once(AbortSignal.timeout(600), "abort");
  ending[0]?.();
  expect(Buffer.from((await reading) ?? []).toString()).toBe("0123456789");
});

test("jobs wait for a bucket that visitors no longer wait for", async () => {
  let isSilent = true;
  const reads = createBucketReads({ waitMs: 500 });
  const { files } = await filesOn((_, response) => {
    if (!isSilent) response.end("here");
  }, reads);
  await expect(files.read("avatars/a.png", forVisitor)).rejects.toThrow();
  isSilent = false;
  expect(await files.read("avatars/a.png")).not.toBeNull();
});

test.each([
  [404, "<Error><Code>NoSuchKey</Code></Error>"],
  [404, ""],
])("a file is missing if the bucket answers %d %s", async (status, body) => {
  const { files } = await filesOn((_, response) => response.writeHead(status).end(body), createBucketReads());
  expect(await files.read("avatars/a.png", forVisitor)).toBeNull();
});

test.each([
  [403, "<Error><Code>AccessDenied</Code></Error>", "answered 403 (AccessDenied)"],
  [404, "<Error><Code>NoSuchBucket</Code></Error>", "answered 404 (NoSuchBucket)"],
  [400, "<Error><Code>ExpiredToken</Code></Error>", "answered 400 (ExpiredToken)"],
])("a file isn't missing if the bucket answers %d %s", async (status, body, said) => {
  const { files } = await filesOn((_, response) => response.writeHead(status).end(body), createBucketReads());
  await expect(files.read("avatars/a.png", forVisitor)).rejects.toThrow(said);
});
