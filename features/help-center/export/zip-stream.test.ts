import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { finished } from "node:stream/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { type ZipEntry, zipStream } from "./zip-stream.ts";

const now = new Date("2026-11-22T12:00:00Z");

async function* entriesOf(entries: Iterable<ZipEntry>): AsyncGenerator<ZipEntry> {
  yield* entries;
}

async function zipped(entries: Iterable<ZipEntry>): Promise<Uint8Array> {
  return await buffer(zipStream(entriesOf(entries), { now }));
}

test("texts, bytes and streams are in the archive, compressed or, as pictures, as they are", async () => {
  const text = "A line that repeats itself. ".repeat(10_000);
  const noise = randomBytes(200_000);
  const archive = await zipped([
    { path: "index.html", content: text },
    { path: "empty.txt", content: "" },
    { path: "größe/stream.js", content: Readable.from([Buffer.from("one"), Buffer.from("two")]) },
    { path: "picture.png", content: noise },
    { path: "video.mp4", content: Readable.from([noise.subarray(0, 9), noise.subarray(9)]) },
  ]);
  const files = unzipSync(archive);
  expect(strFromU8(files["index.html"]!)).toBe(text);
  expect(files["empty.txt"]).toHaveLength(0);
  expect(strFromU8(files["größe/stream.js"]!)).toBe("onetwo");
  expect(Buffer.from(files["picture.png"]!).equals(noise)).toBe(true);
  expect(Buffer.from(files["video.mp4"]!).equals(noise)).toBe(true);
  expect(archive.length).toBeLessThan(2 * noise.length + 10_000);
});

test("a file that can't be read ends the archive with its error", async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from("begun");
      throw new Error("the disk is gone");
    })(),
  );
  await expect(zipped([{ path: "page.html", content: broken }])).rejects.toThrow("the disk is gone");
});

test("a download that ends early closes the file that it was reading", async () => {
  const endless = new Readable({
    read() {
      this.push(randomBytes(64_000));
    },
  });
  for await (const chunk of zipStream(entriesOf([{ path: "page.html", content: endless }]), { now }))
    if (chunk.length > 1_000) break;
  await expect.poll(() => endless.destroyed).toBe(true);
});

test("the memory doesn't grow with the number of files", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const pages = 100;
  let before = 0;
  let after = 0;
  const heldBytes = () => {
    collect();
    return process.memoryUsage().arrayBuffers;
  };
  async function* website(): AsyncGenerator<ZipEntry> {
    for (let n = 0; n < pages; n++) {
      if (n === 1) before = heldBytes();
      yield { path: `page-${n}.html`, content: `<p>Page ${n} of them all.</p>\n`.repeat(3_000) };
    }
    after = heldBytes();
  }
  await finished(Readable.from(zipStream(website(), { now })).resume());
  expect(after - before).toBeLessThan(5_000_000);
});
