/** Stores the blog's images, re-encoded and resized. Their names can't be guessed and include the size. */
import { blogImages } from "#db/schema/blog.ts";
import { createEgress } from "#platform/egress/create-egress.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { prepareImage } from "#platform/storage/prepare-image.ts";
import { EgressError, type EgressFetch } from "#shared/egress.ts";
import { maxPictureBytes, pictureTexts } from "./texts.ts";

type Deps = Pick<Services, "db" | "clock" | "ids" | "storage">;
type FetchDeps = Deps & Pick<Services, "config" | "log">;

interface StoredPicture {
  /** For example "/files/blog-images/…-1200x800.jpg". */
  url: string;
  width: number;
  height: number;
}

/** `title` and `text` are messages for the operator. */
export type PictureStored =
  | { outcome: "stored"; picture: StoredPicture }
  | { outcome: "refused"; title: string; text: string };

/** In pixels. Sharp at full page width on high-density screens. */
const maxPixels = 2_048;

/** Detects the type from the content, because names and headers can be wrong. */
export async function storePicture(
  { db, clock, ids, storage }: Deps,
  bytes: Uint8Array,
): Promise<PictureStored> {
  try {
    const { extension, contentType, width, height, ...image } = await prepareImage(bytes, {
      owner: "blog",
      maxBytes: maxPictureBytes,
      maxWidth: maxPixels,
      maxHeight: maxPixels,
      tooLargeMessage: pictureTexts.tooLarge.text,
    });
    const now = clock.now();
    const key = `blog-images/${ids.uuid()}-${now.getTime()}-${width}x${height}.${extension}`;
    // Inserts the row first, so that no file is orphaned. Saving a post marks the image as used.
    await db.insert(blogImages).values({ storageKey: key, unusedSince: now, createdAt: now });
    await storage.put(key, image.bytes, { contentType });
    return { outcome: "stored", picture: { url: `/files/${key}`, width, height } };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "too_large") return { outcome: "refused", ...pictureTexts.tooLarge };
    if (error.code === "unsupported_type") return { outcome: "refused", ...pictureTexts.wrongType };
    return failed(error.message);
  }
}

/** Copies an external image to our storage, so that visitors' browsers load nothing from other sites. */
export async function storePictureFrom(deps: FetchDeps, address: string): Promise<PictureStored> {
  const egress = createEgress({ allowPrivate: deps.config.crawl.allowPrivate, log: deps.log });
  try {
    return await fetchAndStore({ ...deps, fetch: egress.fetch }, address);
  } finally {
    await egress.close();
  }
}

async function fetchAndStore(deps: Deps & { fetch: EgressFetch }, address: string): Promise<PictureStored> {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
    return failed("Please enter the full address of an image, beginning with https://");
  try {
    const answer = await deps.fetch(address, { maxBytes: maxPictureBytes, headers: { accept: "image/*" } });
    if (answer.status !== 200) return failed(`The address answered with ${answer.status}.`);
    if (answer.truncated) return { outcome: "refused", ...pictureTexts.tooLarge };
    return await storePicture(deps, answer.body);
  } catch (error) {
    if (!(error instanceof EgressError)) throw error;
    return failed("We found no image at this address.");
  }
}

function failed(message: string): PictureStored {
  return { outcome: "refused", title: pictureTexts.failedTitle, text: pictureTexts.failed(message) };
}
