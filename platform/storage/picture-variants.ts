/**
 * Pictures in smaller sizes and newer formats. A job stores these copies, or they are made on first request and cached
 * in memory, one at a time and only in a few widths to limit the work per request.
 */
import { LRUCache } from "lru-cache";
import { AppError } from "#platform/errors.ts";
import { createFairQueue } from "#platform/fair-queue.ts";
import type { Storage } from "./create-storage.ts";
import { storedVariantKey } from "./stored-variants.ts";

export type PictureFormat = "avif" | "webp" | "original";

export interface PictureVariant {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
}

export interface PictureVariants {
  /**
   * Never enlarges. Resolves to null if there is no such picture, and to "busy" if the queue is full; serve the
   * original then.
   */
  get(key: string, wanted: { width: number; format: PictureFormat }): Promise<PictureVariant | "busy" | null>;
}

/** Cache limit of all variants together. */
const maxKeptBytes = 32_000_000;
/** As long as browsers cache them, so that a deleted picture isn't served for longer than that. */
const keptMs = 3_600_000;
const encodeSeconds = 10;
/**
 * At larger widths, AVIF takes ten times the CPU time of WebP for a third fewer bytes (at 960: 1.4 s instead of 0.14
 * s).
 */
const maxAvifWidth = 384;
const maxPixels = 25_000_000;
const resizable = ["image/png", "image/jpeg", "image/webp"];

export function createPictureVariants(storage: Pick<Storage, "get">): PictureVariants {
  const kept = new LRUCache<string, PictureVariant>({
    maxSize: maxKeptBytes,
    sizeCalculation: ({ bytes }) => bytes.length + 200,
    ttl: keptMs,
  });
  const underway = new Map<string, Promise<PictureVariant | "busy" | null>>();
  // A key doesn't name its company, so each picture is its own queue owner. Requests for all its sizes delay only each
  // other.
  const queue = createFairQueue({
    atOnce: 1,
    atOnceOfOne: 1,
    maxWaiting: 23,
    maxWaitingOfOne: 6,
    busyMessage: "Too many images are being resized. The original is used",
  });

  return {
    async get(key, wanted) {
      const { width } = wanted;
      const format = wanted.format === "avif" && width > maxAvifWidth ? "webp" : wanted.format;
      const name = `${key} ${width} ${format}`;
      const known = kept.get(name) ?? underway.get(name);
      if (known) return known;
      const making = queue
        .run(key, () => make(storage, key, { width, format }))
        .then((variant) => {
          if (variant) kept.set(name, variant);
          return variant;
        }, busyWhenRefused)
        .finally(() => underway.delete(name));
      underway.set(name, making);
      return making;
    },
  };
}

function busyWhenRefused(error: unknown): "busy" {
  if (error instanceof AppError && error.code === "rate_limited") return "busy";
  throw error;
}

async function make(
  storage: Pick<Storage, "get">,
  key: string,
  { width, format }: { width: number; format: PictureFormat },
): Promise<PictureVariant | null> {
  const storedKey = format === "original" ? null : storedVariantKey(key, width);
  const stored = storedKey && (await storage.get(storedKey, { forVisitor: true }));
  if (stored) return { bytes: new Uint8Array(stored.bytes), contentType: stored.contentType };
  const file = await storage.get(key, { forVisitor: true });
  if (!file) return null;
  const original = { bytes: new Uint8Array(file.bytes), contentType: file.contentType };
  if (!resizable.includes(file.contentType)) return original;
  const picture = await resized(file, width);
  const contentType = format === "original" ? file.contentType : `image/${format}`;
  // Screens and logos have thin colored lines, which chroma subsampling would blur.
  if (contentType === "image/avif") picture.avif({ quality: 60, effort: 3, chromaSubsampling: "4:4:4" });
  else if (contentType === "image/webp") picture.webp({ quality: webpQuality });
  else if (contentType === "image/png") picture.png({ compressionLevel: 9 });
  else picture.jpeg({ quality: 82, mozjpeg: true });
  const bytes = new Uint8Array(await picture.toBuffer());
  return bytes.length < original.bytes.length ? { bytes, contentType } : original;
}

const webpQuality = 82;

async function resized(file: { bytes: Uint8Array }, width: number) {
  // Imported lazily, because a server that shows no pictures doesn't need sharp.
  const { default: sharp } = await import("sharp");
  return sharp(file.bytes, { limitInputPixels: maxPixels, failOn: "error", pages: 1 })
    .timeout({ seconds: encodeSeconds })
    .resize({ width, withoutEnlargement: true });
}

/** For the job that stores copies before the first request. */
export async function makeWebp(file: { bytes: Uint8Array }, width: number): Promise<Uint8Array> {
  return (await resized(file, width)).webp({ quality: webpQuality }).toBuffer();
}
