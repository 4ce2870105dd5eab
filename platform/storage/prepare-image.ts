/** Re-encodes an uploaded or fetched picture, so that nothing from the original file is kept. */
import { fileTypeFromBuffer } from "file-type";
import sharp, { type Sharp } from "sharp";
import { AppError } from "#platform/errors.ts";
import { createFairQueue } from "#platform/fair-queue.ts";
import { drawSvg, SvgError } from "./draw-svg.ts";
import { darkGround, groundOf } from "./ground-of.ts";

export interface PrepareImageOptions {
  /** Owner for the fair queue: a company's id, or another name such as "blog". */
  owner: string;
  maxBytes: number;
  /** The picture is scaled down to fit, never enlarged. SVG is rendered at this size. Default 2_048 each. */
  maxWidth?: number;
  maxHeight?: number;
  /** Trims a uniform border, such as the white around a logo. Default false. */
  trim?: boolean;
  /**
   * For pictures shown on light pages: light shapes on transparency get a dark background, and invisible pictures are
   * refused.
   */
  forLightPages?: boolean;
  /** Encodes JPEG in less than half of the time, at the same quality. The file is larger by a fifth. Default false. */
  isUrgent?: boolean;
  /** Replaces "File size should be less than 2MB", in which the size comes from `maxBytes`. */
  tooLargeMessage?: string;
}

export interface PreparedImage {
  bytes: Uint8Array;
  contentType: "image/jpeg" | "image/png";
  extension: "jpg" | "png";
  width: number;
  height: number;
}

/** Protects against decompression bombs. 25 megapixels are enough for any camera. */
const maxPixels = 25_000_000;
const decodeSeconds = 10;
/** A picture of 25 megapixels takes seconds and 100 MB, an SVG up to three seconds. One place is left for another owner. */
const queue = createFairQueue({
  atOnce: 3,
  // The screenshots of a recording come together.
  atOnceOfOne: 2,
  maxWaiting: 40,
  maxWaitingOfOne: 8,
  busyMessage: "Too many images are being uploaded right now. Wait a moment, then upload this one again",
});
const quality = 85;
const smallJpeg = { quality, mozjpeg: true } as const;
/** With the table that mozjpeg uses, and without its slow searches for a smaller file. */
const urgentJpeg = { quality, quantisationTable: 3 } as const;
const readableTypes = ["image/png", "image/jpeg", "image/webp", "image/gif", "image/avif"];

/**
 * Detects the type from the content. JPEG stays JPEG; everything else (SVG, the first frame of an animation) becomes
 * PNG. Applies the EXIF rotation, then drops all metadata. Throws an AppError with a user-facing message: `too_large`,
 * `unsupported_type`, `invalid`, or `rate_limited` if the queue is full, for the owner or in total.
 */
export async function prepareImage(bytes: Uint8Array, options: PrepareImageOptions): Promise<PreparedImage> {
  const { maxBytes, tooLargeMessage } = options;
  if (bytes.length > maxBytes) {
    const megabytes = Math.round((maxBytes / 1_000_000) * 10) / 10;
    throw new AppError("too_large", tooLargeMessage ?? `File size should be less than ${megabytes}MB`);
  }
  const type = await typeOf(bytes);
  if (type === null) throw new AppError("unsupported_type", "Please upload an image file");
  return queue.run(options.owner, () => convert(bytes, type, options));
}

async function convert(
  bytes: Uint8Array,
  type: string,
  {
    maxWidth = 2_048,
    maxHeight = 2_048,
    trim = false,
    forLightPages = false,
    isUrgent = false,
  }: PrepareImageOptions,
): Promise<PreparedImage> {
  const input = { limitInputPixels: maxPixels, failOn: "error", pages: 1 } as const;
  try {
    const raster =
      type === "image/svg+xml" ? await drawSvg(bytes, { maxWidth, maxHeight, maxPixels }) : bytes;
    const original = await sharp(raster, input).metadata();
    if (original.width * original.height > maxPixels) throw tooManyPixels();
    const upright = sharp(raster, input).timeout({ seconds: decodeSeconds }).autoOrient();
    const picture = (trim ? upright.trim() : upright).resize({
      width: maxWidth,
      height: maxHeight,
      fit: "inside",
      withoutEnlargement: true,
    });
    const isJpeg = type === "image/jpeg";
    const { data, info } = isJpeg
      ? await picture.jpeg(isUrgent ? urgentJpeg : smallJpeg).toBuffer({ resolveWithObject: true })
      : await finishPng(picture, { maxWidth, maxHeight, forLightPages });
    return {
      bytes: data,
      contentType: isJpeg ? "image/jpeg" : "image/png",
      extension: isJpeg ? "jpg" : "png",
      width: info.width,
      height: info.height,
    };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const isTooLarge =
      cause instanceof SvgError
        ? cause.reason === "too-large"
        : cause instanceof Error && /pixel limit/i.test(cause.message);
    if (isTooLarge) throw tooManyPixels(cause);
    throw new AppError("invalid", "We couldn't read this image. Please upload another one", { cause });
  }
}

async function finishPng(
  picture: Sharp,
  { maxWidth, maxHeight, forLightPages }: { maxWidth: number; maxHeight: number; forLightPages: boolean },
) {
  const encoded = await picture.png({ compressionLevel: 9 }).toBuffer({ resolveWithObject: true });
  if (!forLightPages) return encoded;
  const ground = await groundOf(encoded.data);
  if (ground === "none") throw new AppError("invalid", "This image is empty");
  if (ground === "any") return encoded;
  const room = Math.max(4, Math.round(Math.min(encoded.info.width, encoded.info.height) / 4));
  const grounded = await sharp(encoded.data)
    .extend({ top: room, bottom: room, left: room, right: room, background: darkGround })
    .flatten({ background: darkGround })
    .png()
    .toBuffer();
  return sharp(grounded)
    .resize({ width: maxWidth, height: maxHeight, fit: "inside", withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
}

function tooManyPixels(cause?: unknown): AppError {
  return new AppError("too_large", "This image has more than 25 megapixels. Please upload a smaller one", {
    cause,
  });
}

async function typeOf(bytes: Uint8Array): Promise<string | null> {
  const sniffed = await fileTypeFromBuffer(bytes);
  if (sniffed && readableTypes.includes(sniffed.mime)) return sniffed.mime;
  const mayBeSvg = !sniffed || sniffed.mime === "application/xml" || sniffed.mime === "image/svg+xml";
  return mayBeSvg && looksLikeSvg(bytes) ? "image/svg+xml" : null;
}

/** True if the first element is `<svg>`, after at most a declaration, comments and a doctype. */
function looksLikeSvg(bytes: Uint8Array): boolean {
  let text = Buffer.from(bytes.subarray(0, 4_096))
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .trimStart();
  for (const [opening, closing] of [
    ["<?", "?>"],
    ["<!--", "-->"],
    ["<!DOCTYPE", ">"],
    ["<!--", "-->"],
  ] as const) {
    while (text.toUpperCase().startsWith(opening)) {
      const end = text.indexOf(closing);
      if (end === -1) return false;
      text = text.slice(end + closing.length).trimStart();
    }
  }
  return /^<svg[\s>/]/i.test(text);
}
