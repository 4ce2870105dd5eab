import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, open, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type PartTarget, writePart } from "./write-part.server.ts";

const pieceBytes = 65_536;
let folder: string;
let path: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "step-part-"));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  path = join(folder, "video");
  await (await open(path, "w")).close();
});

async function write(body: Readable, options: Partial<PartTarget> = {}) {
  const file = await open(path, "r+");
  const target = { file, offset: 0, maxBytes: 100_000_000, isWanted: async () => true, ...options };
  return writePart(body, target).finally(() => file.close());
}

/** Each chunk has its own buffer, as chunks of a connection have. */
const pieces = (bytes: Buffer) =>
  Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, index) =>
    Buffer.from(Uint8Array.from(bytes.subarray(index * pieceBytes, (index + 1) * pieceBytes)).buffer),
  );

test("appends a chunk byte for byte and frees its memory", async () => {
  const bytes = randomBytes(5 * 1024 * 1024 + 123);
  const [first, second] = [pieces(bytes.subarray(0, 3_000_000)), pieces(bytes.subarray(3_000_000))];
  expect(await write(Readable.from(first))).toEqual({ end: "whole", bytes: 3_000_000 });
  const rest = bytes.length - 3_000_000;
  expect(await write(Readable.from(second), { offset: 3_000_000, maxBytes: rest })).toEqual({
    end: "whole",
    bytes: rest,
  });
  expect((await readFile(path)).equals(bytes)).toBe(true);
  expect([...first, ...second].reduce((total, { length }) => total + length, 0)).toBe(0);
});

test("doesn't detach buffers with shared memory", async () => {
  const shared = Buffer.from(new ArrayBuffer(64)).fill(7);
  await write(Readable.from([shared.subarray(0, 10), shared.subarray(10, 30)], { objectMode: false }));
  expect([shared.length, (await readFile(path)).length]).toEqual([64, 30]);
});

test("keeps what arrived before the connection ended", async () => {
  const bytes = randomBytes(3_500_000);
  const body = Readable.from(
    (async function* () {
      yield* pieces(bytes);
      throw new Error("gone");
    })(),
  );
  expect(await write(body)).toEqual({ end: "cut", bytes: bytes.length });
  expect((await readFile(path)).equals(bytes)).toBe(true);
});

test("returns no bytes for a closed connection", async () => {
  const body = new PassThrough();
  body.destroy();
  await once(body, "close");
  expect(await write(body)).toEqual({ end: "cut", bytes: 0 });
});

test("writes nothing that is too long or rejected, and keeps the connection open for the response", async () => {
  const body = Readable.from(pieces(randomBytes(4_000_000)));
  expect(await write(body, { isWanted: async () => false })).toEqual({ end: "unwanted" });
  expect([body.destroyed, (await readFile(path)).length]).toEqual([false, 0]);
  const long = await write(Readable.from(pieces(randomBytes(4_000_000))), { maxBytes: 2_500_000 });
  expect(long).toMatchObject({ end: "long" });
  expect((await readFile(path)).length).toBeLessThanOrEqual(2_500_000);
});

test("applies backpressure: holds at most two batches while the disk is slower than the sender", async () => {
  let sent = 0;
  let goOn = () => {};
  const slow = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const body = Readable.from(
    (async function* () {
      for (let index = 0; index < 320; index += 1) {
        sent += 1;
        yield Buffer.from(new ArrayBuffer(pieceBytes));
      }
    })(),
  );
  const written = write(body, { isWanted: () => slow.then(() => true) });
  // While the first batch is being written, only the next batch and the streams' own buffers fill up.
  await expect.poll(() => body.isPaused() && sent >= 32).toBe(true);
  expect(sent).toBeLessThan(64);
  goOn();
  expect(await written).toEqual({ end: "whole", bytes: 320 * pieceBytes });
});
