import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { createStorage, type Storage } from "./create-storage.ts";
import { createPictureVariants } from "./picture-variants.ts";
import { storedVariantKeys } from "./stored-variants.ts";
import { warmPictures } from "./warm-pictures.ts";

const key = "public/guides/7b0e4c52-7a2f-4f0e-9a51-0c9a1f6f9b11/1.png";
const signal = new AbortController().signal;
let dataDir: string;
let storage: Storage;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "step-warm-"));
  storage = createStorage({
    config: { dataDir, s3: null },
    log: createLog({ logLevel: "silent" }),
  });
  const noise = { type: "gaussian", mean: 120, sigma: 30 } as const;
  const create = { width: 1_000, height: 500, channels: 3, background: "#1b4d3e", noise } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  await storage.put(key, bytes, { contentType: "image/png" });
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function storedCopies(): Promise<string[]> {
  const found = await Promise.all(
    storedVariantKeys(key).map(async (each) => ((await storage.get(each)) ? each : [])),
  );
  return found.flat();
}

test("serves a guide's picture from stored copies without reading the original", async () => {
  await warmPictures(storage, { keys: [key, "public/guides/gone/1.png"], signal });
  expect(await storedCopies()).toHaveLength(storedVariantKeys(key).length);
  const read: string[] = [];
  const variants = createPictureVariants({
    get: (asked) => {
      read.push(asked);
      return storage.get(asked);
    },
  });
  for (const format of ["avif", "webp"] as const) {
    const variant = await variants.get(key, { width: 960, format });
    if (!variant || variant === "busy") throw new Error("nothing was answered");
    expect(variant.contentType).toBe("image/webp");
    expect((await sharp(variant.bytes).metadata()).width).toBe(960);
  }
  expect(read).toEqual([key.replace(".png", "-w960.webp")]);
});

test("makes copies once and deletes them with their picture", async () => {
  const puts: string[] = [];
  const counted: Pick<Storage, "get" | "put" | "delete"> = {
    ...storage,
    put: (each, ...rest) => {
      puts.push(each);
      return storage.put(each, ...rest);
    },
  };
  await warmPictures(counted, { keys: [key], signal });
  await warmPictures(counted, { keys: [key], signal });
  expect(puts).toEqual(storedVariantKeys(key));
  await storage.delete(key);
  expect(await storedCopies()).toEqual([]);
});

test("leaves no copies of a picture deleted while they are made", async () => {
  const racing = {
    ...storage,
    async put(each: string, bytes: Uint8Array, options: { contentType: string }) {
      if (each.includes("-w384")) await storage.delete(key);
      await storage.put(each, bytes, options);
    },
  };
  await warmPictures(racing, { keys: [key], signal });
  expect(await storedCopies()).toEqual([]);
});

test("stores no copies for pictures outside guides", () => {
  expect(storedVariantKeys("company-logos/a.png")).toEqual([]);
  expect(storedVariantKeys("public/guides/a/1-w960.webp")).toEqual([]);
});
