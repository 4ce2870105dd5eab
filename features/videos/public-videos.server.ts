/** The films of one company that strangers may see. */
import type { Db } from "#platform/db/open-database.ts";
import type { PublicVideo } from "./public-video.ts";

/** Newest first. A film becomes public only when its owner publishes it, and none can be published yet. */
export async function listPublicVideos(_db: Db, _scope: { companyId: string }): Promise<PublicVideo[]> {
  return [];
}
