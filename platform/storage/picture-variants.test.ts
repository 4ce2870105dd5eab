import sharp from "sharp";
import { expect, test } from "vitest";
import { createPictureVariants } from "./picture-variants.ts";

const wide = await sharp({
  create: {
    width: 1_000,
    height: 500,
    channels: 3,
    background: "#1b4d3e",
    noise: { type: "gaussian", mean: 120, sigma: 30 },
  },
})
  .png()
  .toBuffer();

function storageOf(bytes: Uint8Array | null) {
  let reads = 0;
  return {
    reads: () => reads,
    storage: {
      get: async () => {
        reads++;
        return bytes ? { bytes, contentType: "image/png", sizeBytes: bytes.length } : null;
      },
    },
  };
}

test.each([
  ["avif", "image/avif", "heif"],
  ["webp", "image/webp", "webp"],
  ["original", "image/png", "png"],
] as const)("downscales a picture as %s, once", async (format, contentType, decoded) => {
  const { storage, reads } = storageOf(wide);
  const variants = createPictureVariants(storage);
  const wanted = { width: 384, format };
  const all = await Promise.all([variants.get("a", wanted), variants.get("a", wanted)]);
  const [variant] = [...all, await variants.get("a", wanted)];
  if (!variant || variant === "busy") throw new Error("nothing was made");
  expect(variant.contentType).toBe(contentType);
  expect(await sharp(variant.bytes).metadata()).toMatchObject({ format: decoded, width: 384, height: 192 });
  expect(reads()).toBe(1);
});

test("never enlarges a picture or makes it heavier", async () => {
  const dot = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#ffffff" } })
    .png()
    .toBuffer();
  const variant = await createPictureVariants(storageOf(dot).storage).get("a", {
    width: 1_920,
    format: "avif",
  });
  if (!variant || variant === "busy") throw new Error("nothing was made");
  expect(variant.bytes.length).toBeLessThanOrEqual(dot.length);
  expect((await sharp(variant.bytes).metadata()).width).toBe(8);
});

test("returns null for a missing picture", async () => {
  expect(
    await createPictureVariants(storageOf(null).storage).get("a", { width: 96, format: "webp" }),
  ).toBeNull();
});

test("answers immediately when very many are requested, and makes none twice", async () => {
  const { storage, reads } = storageOf(wide);
  const variants = createPictureVariants(storage);
  const all = await Promise.all(
    Array.from({ length: 60 }, (_, index) => variants.get(`key-${index}`, { width: 96, format: "webp" })),
  );
  expect(all.filter((variant) => variant === "busy").length).toBe(60 - 24);
  expect(reads()).toBe(24);
});

test("doesn't let one picture in all sizes block others", async () => {
  const { storage } = storageOf(wide);
  const variants = createPictureVariants(storage);
  const made: string[] = [];
  const get = async (key: string, width: number) => {
    const variant = await variants.get(key, { width, format: "webp" });
    if (variant !== "busy") made.push(key);
    return variant;
  };
  const all = [96, 128, 192, 256, 384, 512, 640, 750, 828].map((width) => get("greedy", width));
  expect(await get("other", 96)).not.toBe("busy");
  expect(made.filter((key) => key === "greedy").length).toBeLessThan(3);
  expect((await Promise.all(all)).filter((variant) => variant === "busy")).toHaveLength(2);
});

test("rejects for an unreadable picture and continues with others", async () => {
  const broken = storageOf(new Uint8Array([1, 2, 3]));
  const variants = createPictureVariants(broken.storage);
  await expect(variants.get("a", { width: 96, format: "webp" })).rejects.toThrow();
  await expect(variants.get("a", { width: 192, format: "webp" })).rejects.toThrow();
  expect(broken.reads()).toBe(2);
});
