import { and, desc, eq, isNotNull, type Placeholder, sql } from "drizzle-orm";
import { videoMetadata } from "#db/schema.ts";
import { type ReadScope, translationsFor } from "#features/translations/read-translated.server.ts";
import { langOf } from "#features/translations/translated.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { prepared } from "#platform/db/prepared.ts";
import { mediaUrl, titleOf } from "./owner-video.ts";
import type { PublicVideo } from "./public-video.ts";

/** Newest first. The caller must check whether the plan includes videos. */
export async function listPublicVideos(db: Db | Transaction, scope: ReadScope): Promise<PublicVideo[]> {
  const rows = await db
    .select({
      id: videoMetadata.id,
      title: videoMetadata.title,
      filename: videoMetadata.filename,
      storagePath: videoMetadata.storagePath,
      contentType: videoMetadata.contentType,
      posterPath: videoMetadata.posterPath,
      hasCaptions: sql<boolean>`${videoMetadata.captions} is not null`,
      width: videoMetadata.width,
      height: videoMetadata.height,
      durationSeconds: videoMetadata.durationSeconds,
      createdAt: videoMetadata.createdAt,
    })
    .from(videoMetadata)
    .where(isPublished(scope.companyId))
    .orderBy(desc(videoMetadata.createdAt), desc(videoMetadata.id));
  const translatedOf = await translationsFor(db, scope, { kind: "video", rows, only: "title" });
  const translated = rows.map((row) => ({ ...row, translated: translatedOf(row) }));
  return translated.map(
    ({ storagePath, posterPath, hasCaptions, contentType, filename, translated, ...row }) => ({
      ...row,
      lang: langOf(translated),
      title: translated.translation?.fields.title ?? titleOf({ title: row.title, filename }),
      url: mediaUrl(row.id, storagePath.slice(storagePath.lastIndexOf(".") + 1)),
      // Browsers can usually play QuickTime files as MP4, but they decide by the content type.
      contentType: contentType === "video/quicktime" ? "video/mp4" : (contentType ?? "video/mp4"),
      posterUrl: posterPath ? mediaUrl(row.id, "jpg") : null,
      captionsUrl: hasCaptions ? mediaUrl(row.id, "vtt") : null,
    }),
  );
}

/** What the published videos with captions say. The caller must check whether the plan includes videos. */
export async function listPublicCaptions(
  db: Db,
  { companyId }: { companyId: string },
): Promise<{ id: string; captions: string }[]> {
  const rows = await db
    .select({ id: videoMetadata.id, captions: videoMetadata.captions })
    .from(videoMetadata)
    .where(and(isPublished(companyId), isNotNull(videoMetadata.captions)))
    .orderBy(desc(videoMetadata.createdAt), desc(videoMetadata.id));
  return rows.flatMap(({ id, captions }) => (captions === null ? [] : [{ id, captions }]));
}

export async function hasPublicVideos(db: Db, { companyId }: { companyId: string }): Promise<boolean> {
  const rows = await anyVideo(db).execute({ companyId });
  return rows.length > 0;
}

const anyVideo = prepared((db) =>
  db
    .select({ id: videoMetadata.id })
    .from(videoMetadata)
    .where(isPublished(sql.placeholder("companyId")))
    .limit(1)
    .prepare("any_public_video"),
);

function isPublished(companyId: string | Placeholder) {
  return and(eq(videoMetadata.companyId, companyId), eq(videoMetadata.published, true));
}
