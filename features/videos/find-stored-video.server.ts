import { eq } from "drizzle-orm";
import { companies, videoMetadata } from "#db/schema.ts";
import type { Db } from "#platform/db/open-database.ts";

export interface StoredVideo {
  companyId: string;
  subdomain: string | null;
  isPublished: boolean;
  videoKey: string;
  posterKey: string | null;
  captions: string | null;
}

/** Finds a video of any company, so the caller must check access. `id` must be a UUID. */
export async function findStoredVideo(db: Db, id: string): Promise<StoredVideo | null> {
  const [row] = await db
    .select({
      companyId: videoMetadata.companyId,
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
  return { ...video, videoKey: `videos/${path}` };
}
