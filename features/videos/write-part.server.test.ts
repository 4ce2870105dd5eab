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
  path = join(folder, "film");
  await (await open(path, "w")).close();
});

async function write(body: Readable, options: Partial<PartTarget> = {}) {
  const file = await open(path, "r+");
  const target = { file, offset: 0, maxBytes: 100_000_000, isWanted: async () => true, ...options };
  return writePart(body, target).finally(() => file.close());
}

/** As a connection gives them: each in memory of its own. */
const pieces = (bytes: Buffer) =>
  Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, index) =>
    Buffer.from(Uint8Array.from(bytes.subarray(index * pieceBytes, (index + 1) * pieceBytes)).buffer),
  );

test("a part is written byte for byte behind what is there, and its memory is given back", async () => {
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

test("pieces that share their memory are left as they are", async () => {
  const shared = Buffer.from(new ArrayBuffer(64)).fill(7);
  await write(Readable.from([shared.subarray(0, 10), shared.subarray(10, 30)], { objectMode: false }));
  expect([shared.length, (await readFile(path)).length]).toEqual([64, 30]);
});

test("what came before the connection ended is kept", async () => {
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

test("a connection that has ended already gives nothing", async () => {
  const body = new PassThrough();
  body.destroy();
  await once(body, "close");
  expect(await write(body)).toEqual({ end: "cut", bytes: 0 });
});

test("nothing of what is too much or not wanted is written, and the connection stays for the answer", async () => {
  const body = Readable.from(pieces(randomBytes(4_000_000)));
  expect(await write(body, { isWanted: async () => false })).toEqual({ end: "unwanted" });
  expect([body.destroyed, (await readFile(path)).length]).toEqual([false, 0]);
  const long = await write(Readable.from(pieces(randomBytes(4_000_000))), { maxBytes: 2_500_000 });
  expect(long).toMatchObject({ end: "long" });
  expect((await readFile(path)).length).toBeLessThanOrEqual(2_500_000);
});

test("a sender who is faster than the disk waits: two batches are held and no more", async () => {
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
  // As long as the first batch is not written: no more comes than the next one, and what streams hold by themselves.
  await expect.poll(() => body.isPaused() && sent >= 32).toBe(true);
  expect(sent).toBeLessThan(64);
  goOn();
  expect(await written).toEqual({ end: "whole", bytes: 320 * pieceBytes });
});
