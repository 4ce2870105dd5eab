/** The pictures of a guide's steps, as files for a download. */
import sharp from "sharp";
import type { Services } from "#platform/services.ts";
import type { PublicPicture } from "../present-public.ts";
import { ringSvg } from "./ring-svg.ts";

/** What visitors may read. Other companies' recordings, for example, are elsewhere. */
const publicPrefix = "public/";
/** Larger ones would take more than 200 MB without compression. Uploads are smaller. */
const maxPixels = 50_000_000;
/** In pixels. Sharp on paper at 18 cm. */
const maxWidth = 1_600;
const jpegQuality = 86;

/**
 * A JPEG with the ring drawn into it, because other programs don't draw one. Null if the file is missing or broken, so
 * that the rest of the guide can still be downloaded.
 */
export async function readRingedPicture(
  { storage }: Pick<Services, "storage">,
  { url, ring, width, height }: PublicPicture,
): Promise<Uint8Array | null> {
  const key = url.replace(/^\/files\//, "");
  const file = key.startsWith(publicPrefix) ? await storage.get(key, { forVisitor: true }) : null;
  if (!file) return null;
  const drawn = ring && width && height ? [{ input: Buffer.from(ringSvg(ring, { width, height })) }] : [];
  try {
    // Otherwise the ring would be drawn after the picture is scaled.
    const { data, info } = await sharp(file.bytes, { limitInputPixels: maxPixels })
      .composite(drawn)
      .flatten({ background: "#fff" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return await sharp(data, { raw: info })
      .resize({ width: maxWidth, withoutEnlargement: true })
      .jpeg({ quality: jpegQuality })
      .toBuffer();
  } catch {
    return null;
  }
}
