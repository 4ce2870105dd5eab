/** A company's quota covers stored videos and unfinished uploads. */
import { count, eq, sum } from "drizzle-orm";
import { videoMetadata } from "#db/schema.ts";
import type { Config } from "#platform/config.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { videoTexts } from "./texts.ts";
import { UploadRefused } from "./upload-refused.ts";

/** More concurrent uploads would be abuse, because the full size of each one counts toward the quota from the start. */
const maxUnfinished = 5;

/**
 * Throws UploadRefused if a file of this size exceeds the quota beside unfinished uploads of these sizes. Create the
 * upload right after the check, or another one may use up the quota in between.
 */
export async function requireRoom(
  db: Db | Transaction,
  { companyId }: { companyId: string },
  {
    limits: { maxTotalBytes, maxCount },
    sizeBytes,
    unfinished,
  }: { limits: Config["videos"]; sizeBytes: number; unfinished: number[] },
): Promise<void> {
  const [kept] = await db
    .select({ videos: count(), bytes: sum(videoMetadata.sizeBytes).mapWith(Number) })
    .from(videoMetadata)
    .where(eq(videoMetadata.companyId, companyId));
  if (unfinished.length >= maxUnfinished) throw new UploadRefused(413, videoTexts.quotaUnfinished);
  if ((kept?.videos ?? 0) + unfinished.length >= maxCount)
    throw new UploadRefused(413, videoTexts.quotaCount(maxCount));
  const bytes = unfinished.reduce((total, size) => total + size, kept?.bytes ?? 0);
  if (bytes + sizeBytes > maxTotalBytes)
    throw new UploadRefused(413, videoTexts.quotaBytes(maxTotalBytes / 1e9));
}
