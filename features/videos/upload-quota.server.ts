/** A company's quota covers stored videos and unfinished uploads. */
import { readdir } from "node:fs/promises";
import { count, eq, sum } from "drizzle-orm";
import { videoMetadata } from "#db/schema.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { videoTexts } from "./texts.ts";
import { UploadRefused } from "./upload-refused.ts";
import type { UploadStore } from "./upload-store.server.ts";

/** More concurrent uploads would be abuse, because the full size of each one counts toward the quota from the start. */
const maxUnfinished = 5;

/**
 * Throws UploadRefused if a file of this size exceeds the quota. Create the upload right after the check, or another
 * one may use up the quota in between.
 */
export async function requireRoom(
  { db, config }: Pick<Services, "db" | "config">,
  { companyId }: OwnerScope,
  { store, sizeBytes }: { store: UploadStore; sizeBytes: number },
): Promise<void> {
  const { maxTotalBytes, maxCount } = config.videos;
  const [kept] = await db
    .select({ videos: count(), bytes: sum(videoMetadata.sizeBytes).mapWith(Number) })
    .from(videoMetadata)
    .where(eq(videoMetadata.companyId, companyId));
  const unfinished = await unfinishedSizes(store);
  if (unfinished.length >= maxUnfinished) throw new UploadRefused(413, videoTexts.quotaUnfinished);
  if ((kept?.videos ?? 0) + unfinished.length >= maxCount)
    throw new UploadRefused(413, videoTexts.quotaCount(maxCount));
  const bytes = unfinished.reduce((total, size) => total + size, kept?.bytes ?? 0);
  if (bytes + sizeBytes > maxTotalBytes)
    throw new UploadRefused(413, videoTexts.quotaBytes(maxTotalBytes / 1e9));
}

async function unfinishedSizes(store: UploadStore): Promise<number[]> {
  const names = await readdir(store.directory);
  const uploads = await Promise.all(
    names.filter((name) => name.endsWith(".json")).map((name) => store.find(name.slice(0, -".json".length))),
  );
  return uploads.flatMap((upload) => (upload?.size === undefined ? [] : [upload.size]));
}
