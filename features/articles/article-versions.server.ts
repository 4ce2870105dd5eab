/** The history of articles. The caller holds the company's lock. */
import { articleVersions } from "#db/schema/articles.ts";
import { dropOldVersions, type NewVersion, recordTyped } from "#features/versions/history.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { articleFileKeys } from "#shared/article-attachment.ts";
import { releasePictures } from "./article-images.server.ts";

/** Call this after the text was stored. Returns whether it added a version. */
export async function recordArticleVersion(
  tx: Transaction,
  { companyId }: { companyId: string },
  version: NewVersion & { now: Date },
): Promise<boolean> {
  const isAdded = await recordTyped(tx, articleVersions, { companyId }, version);
  if (isAdded) {
    const dropped = await dropOldVersions(tx, articleVersions, { companyId }, [version.itemId]);
    const keys = [...new Set(dropped.flatMap(articleFileKeys))];
    await releasePictures(tx, { companyId, keys, now: version.now });
  }
  return isAdded;
}
