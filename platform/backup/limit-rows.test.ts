import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { BackupRefusedError } from "./archive-format.ts";
import { limitRows } from "./limit-rows.ts";

/** Returns the number of bytes that passed before the stream was stopped. */
async function passed(content: Buffer, rows: number, limits?: { maxBytes: number }): Promise<number> {
  let bytes = 0;
  const refused = pipeline(
    Readable.from([gzipSync(content)]),
    createGunzip(),
    limitRows({ name: "crawls", rows }, limits),
    async (source: AsyncIterable<Buffer>) => {
      for await (const chunk of source) bytes += chunk.length;
    },
  );
  await expect(refused).rejects.toThrow(BackupRefusedError);
  return bytes;
}

test("passes exactly the rows the manifest declares, unchanged", async () => {
  const content = "1\tGr\u00fc\u00dfe\\n\n2\t\\N\n";
  const rows = Readable.from([content.slice(0, 5), content.slice(5)].map((part) => Buffer.from(part)));
  expect(await text(rows.pipe(limitRows({ name: "crawls", rows: 2 })))).toBe(content);
});

test("stops a table with more rows than declared long before its end", async () => {
  expect(await passed(Buffer.alloc(50_000_000, "\n"), 3)).toBeLessThan(1_000_000);
  expect(await passed(Buffer.from("1\n2\n3\n"), 2)).toBe(0);
});

test("stops an endless row", async () => {
  expect(await passed(Buffer.alloc(50_000_000, "x"), 3, { maxBytes: 500_000 })).toBeLessThan(1_000_000);
});
