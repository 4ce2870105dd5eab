import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { BackupRefusedError } from "./archive-format.ts";
import { limitRows } from "./limit-rows.ts";

/** How much of it came through before it was stopped. */
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

test("as many rows as the manifest says pass, letter for letter", async () => {
  const content = "1\tGr\u00fc\u00dfe\\n\n2\t\\N\n";
  const rows = Readable.from([content.slice(0, 5), content.slice(5)].map((part) => Buffer.from(part)));
  expect(await text(rows.pipe(limitRows({ name: "crawls", rows: 2 })))).toBe(content);
});

test("a table with more rows than its manifest says is stopped long before its end", async () => {
  expect(await passed(Buffer.alloc(50_000_000, "\n"), 3)).toBeLessThan(1_000_000);
  expect(await passed(Buffer.from("1\n2\n3\n"), 2)).toBe(0);
});

test("a row without an end is stopped", async () => {
  expect(await passed(Buffer.alloc(50_000_000, "x"), 3, { maxBytes: 500_000 })).toBeLessThan(1_000_000);
});
