import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { zipAsMacOS } from "#tests/support/zip-as-macos.ts";
import { openZip, type UnpackLimits } from "./unpack-zip.ts";

const limits = { maxBytes: 10_000_000, maxFiles: 100, isWanted: () => true };

/** Unpacks all wanted files. Returns null if any of them is broken. */
async function unpackZip(bytes: Uint8Array, some: UnpackLimits): Promise<Map<string, Uint8Array> | null> {
  const zip = await openZip(bytes, some);
  if (!zip) return null;
  const files = new Map<string, Uint8Array>();
  for (const path of zip.sizes.keys()) {
    const file = await zip.read(path);
    if (!file) return null;
    files.set(path, file);
  }
  return files;
}

/** Patches the central directory. `change` gets a view of each entry's 46-byte header. */
function forged(bytes: Uint8Array, change: (view: DataView, index: number) => void): Uint8Array {
  const changed = Uint8Array.from(bytes);
  const view = new DataView(changed.buffer);
  const end = changed.length - 22;
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < view.getUint16(end + 10, true); index++) {
    change(new DataView(changed.buffer, at, 46), index);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return changed;
}

test("unpacks files unchanged, including empty and stored ones", async () => {
  const text = "Grüße ".repeat(10_000);
  const zip = zipSync({
    "a.md": strToU8(text),
    "b/c.png": [strToU8("png"), { level: 0 }],
    none: strToU8(""),
  });
  const files = await unpackZip(zip, limits);
  expect([...(files ?? [])].map(([path, bytes]) => [path, Buffer.from(bytes).toString()])).toEqual([
    ["a.md", text],
    ["b/c.png", "png"],
    ["none", ""],
  ]);
});

test("unpacks only wanted files and refuses archives over the limits", async () => {
  const zip = zipSync({ "a.md": new Uint8Array(2_000_000), "b.md": new Uint8Array(2_000_000) });
  expect(await unpackZip(zip, { ...limits, maxBytes: 3_999_999 })).toBeNull();
  expect(await unpackZip(zip, { ...limits, maxFiles: 1 })).toBeNull();
  const some = await unpackZip(zip, {
    ...limits,
    maxBytes: 2_000_000,
    isWanted: (path) => path === "a.md",
  });
  expect([...(some?.keys() ?? [])]).toEqual(["a.md"]);
});

test("aborts a zip bomb at its declared size", async () => {
  const bomb = zipSync({ "a.md": [new Uint8Array(8_000_000), { level: 1 }] });
  expect((await unpackZip(bomb, limits))?.get("a.md")).toHaveLength(8_000_000);
  for (const said of [1, 600_000])
    expect(
      await unpackZip(
        forged(bomb, (entry) => entry.setUint32(24, said, true)),
        limits,
      ),
    ).toBeNull();
});

test("counts a file stored under a thousand names a thousand times, whatever its declared size", async () => {
  const names = Array.from({ length: 90 }, (_, n) => [
    `${n}.png`,
    [new Uint8Array(n === 0 ? 1_000_000 : 1), { level: 0 }],
  ]);
  const zip = zipSync(Object.fromEntries(names));
  for (const said of [1, 1_000_000]) {
    const overlapping = forged(zip, (entry, index) => {
      if (index === 0) return;
      entry.setUint32(20, 1_000_000, true);
      entry.setUint32(24, said, true);
      entry.setUint32(42, 0, true);
    });
    expect(await unpackZip(overlapping, limits), String(said)).toBeNull();
  }
});

test("refuses overlapping entries, even when the declared sizes are small", async () => {
  const zip = zipSync({ "a.txt": strToU8("a".repeat(100)), "b.txt": strToU8("a".repeat(100)) });
  expect(await openZip(zip, limits)).not.toBeNull();
  const overlapping = forged(zip, (entry, index) => {
    if (index === 1) entry.setUint32(42, 0, true);
  });
  expect(await openZip(overlapping, limits)).toBeNull();
});

test("refuses a duplicate or overlong path", async () => {
  const twice = forged(zipSync({ "a.txt": strToU8("1"), "b.txt": strToU8("2") }), (entry, index) => {
    if (index === 1) new Uint8Array(entry.buffer)[entry.byteOffset + 46] = "a".charCodeAt(0);
  });
  expect(await openZip(twice, limits)).toBeNull();
  expect(await openZip(zipSync({ [`${"n".repeat(501)}.md`]: strToU8("x") }), limits)).toBeNull();
  expect(await openZip(zipSync({ [`${"n".repeat(490)}.md`]: strToU8("x") }), limits)).not.toBeNull();
});

test("knows sizes before unpacking and streams files", async () => {
  const zip = await openZip(zipSync({ "a.md": strToU8("text ".repeat(100_000)) }), limits);
  expect([...(zip?.sizes ?? [])]).toEqual([["a.md", 500_000]]);
  let bytes = 0;
  for await (const part of (await zip?.stream("a.md")) ?? []) bytes += (part as Buffer).length;
  expect(bytes).toBe(500_000);
  expect(await zip?.stream("b.md")).toBeNull();
});

test.each(["../up.png", "a/../../up.png", "/etc/passwd", "C:/up.png"])(
  "refuses path traversal: %s",
  async (path) => {
    expect(await unpackZip(zipSync({ [path]: strToU8("x") }), limits)).toBeNull();
  },
);

test("returns null for a truncated, damaged or non-ZIP file", async () => {
  const zip = zipSync({ "a.md": strToU8("text ".repeat(1_000)) });
  const damaged = Uint8Array.from(zip);
  damaged.fill(0xff, 40, 60);
  for (const bytes of [new Uint8Array(), strToU8("PK nothing"), zip.subarray(0, zip.length - 30), damaged])
    expect(await unpackZip(bytes, limits)).toBeNull();
});

test("reads names in UTF-8, composed, whether or not the file says so", async () => {
  const names = ["Größe/日本.md", "plain.md"];
  const files = Object.fromEntries(names.map((name) => [name, strToU8("x")]));
  for (const zip of [zipSync(files), zipAsMacOS(files)]) {
    const opened = await openZip(zip, limits);
    expect([...(opened?.sizes.keys() ?? [])]).toEqual(names);
    expect(String(await opened?.read(names[0]!))).toBe("x");
  }
});

test("reads names as DOS wrote them, or as Windows does in East Asia", async () => {
  const paths = async (language: string, ...name: number[]) => {
    const zip = forged(zipSync({ ["a".repeat(name.length)]: strToU8("x") }), (entry) =>
      new Uint8Array(entry.buffer).set(name, entry.byteOffset + 46),
    );
    return [...((await openZip(zip, { ...limits, language }))?.sizes.keys() ?? [])];
  };
  expect(await paths("de", 0x47, 0x94, 0x2e, 0x6d, 0x64)).toEqual(["Gö.md"]);
  expect(await paths("ja", 0x94, 0x7a, 0x91, 0x97, 0x2e, 0x6d, 0x64)).toEqual(["配送.md"]);
});
