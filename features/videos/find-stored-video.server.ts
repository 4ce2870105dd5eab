import { eq } from "drizzle-orm";
import { companies, videoMetadata } from "#db/schema.ts";
import type { Db } from "#platform/db/open-database.ts";

export interface StoredVideo {
  companyId: string;
  /** Whose company it is; null for one without an owner. */
  userId: string | null;
  /** Of the company's public address; null without one. */
  subdomain: string | null;
  isPublished: boolean;
  /** Keys in the store. */
  filmKey: string;
  posterKey: string | null;
  captions: string | null;
}

/** Any company's, for whoever decides then who may have it. `id` must be a UUID. */
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
