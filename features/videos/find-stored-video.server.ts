import { eq } from "drizzle-orm";
import { companies, videoMetadata } from "#db/schema.ts";
import type { Db } from "#platform/db/open-database.ts";

export interface StoredVideo {
  companyId: string;
  /** User id of the company's owner; null if the company has no owner. */
  userId: string | null;
  /** Subdomain of the company's help center; null if it has none. */
  subdomain: string | null;
  isPublished: boolean;
  /** Storage keys. */
  filmKey: string;
  posterKey: string | null;
  captions: string | null;
}

/** Finds a video of any company, so the caller must check access. `id` must be a UUID. */
export async function findStoredVideo(db: Db, id: string): Promise<StoredVideo | null> {
  const [row] = await db
    .select({
      companyId: videoMetadata.companyId,
      userId: companies.userId,
      subdomain: companies.helpCenterSubdomain,
      isPublished: videoMetadata.published,
      path: videoMetadata.storagePath,
      posterKey: videoMetadata.posterPath,
      captions: videoMetadata.captions,
    })
    .from(videoMetadata)
    .innerJoin(companies, eq(companies.id, videoMetadata.companyId))
    .where(eq(videoMetadata.id, id));
  if (!row) return null;
  const { path, ...video } = row;
  return { ...video, filmKey: `videos/${path}` };
}
