/** The history of articles. The caller holds the company's lock. */
import { articleVersions } from "#db/schema/articles.ts";
import {
  dropOldVersions,
  type NewVersion,
  recordTyped,
  recordVersions,
} from "#features/versions/history.server.ts";
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
  if (isAdded) await dropOld(tx, { companyId }, { ids: [version.itemId], now: version.now });
  return isAdded;
}

/** A version of each article. Call this after the texts were stored. */
export async function recordArticleVersions(
  tx: Transaction,
  { companyId }: { companyId: string },
  { versions, now }: { versions: readonly NewVersion[]; now: Date },
): Promise<void> {
  await recordVersions(
    tx,
    articleVersions,
    { companyId },
    versions.map((version) => ({ ...version, now })),
  );
  await dropOld(tx, { companyId }, { ids: versions.map(({ itemId }) => itemId), now });
}

async function dropOld(
  tx: Transaction,
  { companyId }: { companyId: string },
  { ids, now }: { ids: string[]; now: Date },
): Promise<void> {
  const dropped = await dropOldVersions(tx, articleVersions, { companyId }, ids);
  const keys = [...new Set(dropped.flatMap(articleFileKeys))];
  await releasePictures(tx, { companyId, keys, now });
}
