/** Videos for their owner. Publishing and editing require the AI plan; viewing, unpublishing and deleting don't. */

import { and, desc, eq, isNull, or } from "drizzle-orm";
import { videoMetadata } from "#db/schema.ts";
import type { AuditAction } from "#features/companies/audit/audit-actions.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { isOfOwner, lockOwnCompany } from "#features/companies/company-record.server.ts";
import { requireDraft } from "#features/companies/membership.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { deleteFilesJob } from "#platform/storage/delete-files.job.ts";
import { prepareImage } from "#platform/storage/prepare-image.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import type { Permission } from "#shared/permissions.ts";
import { cuesOf, readCaptions, writeCaptions } from "./captions.ts";
import { mediaUrl, type OwnerVideo, titleOf, videoLimits } from "./owner-video.ts";
import { videoTexts } from "./texts.ts";

type VideoRow = typeof videoMetadata.$inferSelect;
type Changes = Partial<Pick<VideoRow, "title" | "published" | "captions">>;
type Deps = Pick<Services, "db" | "pageCache">;

export async function listOwnVideos(db: Db, scope: OwnerScope): Promise<OwnerVideo[]> {
  const rows = await db
    .select()
    .from(videoMetadata)
    .where(isOfOwner(videoMetadata.companyId, scope))
    .orderBy(desc(videoMetadata.createdAt), desc(videoMetadata.id));
  return rows.map(presentOwnVideo);
}

export async function hasVideos(db: Db, { companyId }: OwnerScope): Promise<boolean> {
  return (await db.$count(videoMetadata, eq(videoMetadata.companyId, companyId))) > 0;
}

/** For jobs. Returns null for another company's video. */
export async function findVideo(
  db: Db | Transaction,
  { companyId }: Pick<OwnerScope, "companyId">,
  id: string,
): Promise<VideoRow | null> {
  const isVideo = and(eq(videoMetadata.id, id), eq(videoMetadata.companyId, companyId));
  const [row] = await db.select().from(videoMetadata).where(isVideo);
  return row ?? null;
}

/** Returns null for another company's video, and for one that no browser can play. */
export async function findVideoAddress(
  db: Db,
  scope: Pick<OwnerScope, "companyId">,
  id: string,
): Promise<string | null> {
  const row = await findVideo(db, scope, id);
  return row && isPlayable(row) ? mediaUrl(id, extensionOf(row.storagePath)) : null;
}

/** Returns false if the video is gone or its owner has added other captions. Idempotent for the same captions. */
export async function setMissingCaptions(
  tx: Transaction,
  { companyId }: Pick<OwnerScope, "companyId">,
  { id, captions }: { id: string; captions: string },
): Promise<boolean> {
  const isWithout = or(isNull(videoMetadata.captions), eq(videoMetadata.captions, captions));
  const rows = await tx
    .update(videoMetadata)
    .set({ captions })
    .where(and(eq(videoMetadata.id, id), eq(videoMetadata.companyId, companyId), isWithout))
    .returning({ id: videoMetadata.id });
  return rows.length === 1;
}

/** Measured by a browser that plays the video. */
export interface VideoFacts {
  durationSeconds: number;
  width: number;
  height: number;
  poster: Uint8Array;
}

/** Throws an AppError: `invalid`, `forbidden` without the plan, or `not_found` for another company's video. */
export async function renameVideo(deps: Deps, scope: OwnerScope, video: { id: string; title: string }) {
  const title = plainTitle(video.title);
  if (title === "") throw new AppError("invalid", videoTexts.untitled);
  if (title.length > videoLimits.title)
    throw new AppError("invalid", videoTexts.titleTooLong(videoLimits.title));
  await change(deps, scope, { id: video.id, values: { title }, action: "content.renamed" });
}

export async function publishVideo(
  deps: Deps,
  scope: OwnerScope,
  { id, isPublished }: { id: string; isPublished: boolean },
): Promise<void> {
  await change(deps, scope, {
    id,
    values: { published: isPublished },
    action: isPublished ? "content.published" : "content.unpublished",
    needsPlan: isPublished,
    to: "publish content",
  });
}

/** A null `file` removes the captions. */
export async function setCaptions(
  deps: Deps,
  scope: OwnerScope,
  { id, file }: { id: string; file: Uint8Array | null },
): Promise<void> {
  const cues = file && readCaptions(file);
  if (file && !cues) throw new AppError("invalid", videoTexts.noCaptions);
  const captions = cues && writeCaptions(cues);
  await change(deps, scope, { id, values: { captions }, action: "content.captioned" });
}

/** Re-encodes and stores the poster. Its key doesn't change, so a new poster overwrites the old one. */
export async function setVideoFacts(
  { db, storage, pageCache }: Deps & Pick<Services, "storage">,
  scope: OwnerScope,
  { id, facts }: { id: string; facts: VideoFacts },
): Promise<void> {
  const { durationSeconds, width, height } = facts;
  const posterPath = `videos/${scope.companyId}/${id}.jpg`;
  const picture = await prepareImage(facts.poster, {
    owner: scope.companyId,
    maxBytes: videoLimits.posterBytes,
    maxWidth: videoLimits.posterWidth,
  });
  if (picture.extension !== "jpg") throw new AppError("unsupported_type", "The image must be a JPEG.");
  await db.transaction(async (tx) => {
    await lockVideo(tx, scope, { id, needsPlan: true, to: "write drafts" });
    // The lock prevents a concurrent delete from running before the file exists, which would orphan the file.
    await storage.put(posterPath, picture.bytes, { contentType: picture.contentType });
    await tx
      .update(videoMetadata)
      .set({ durationSeconds, width, height, posterPath })
      .where(and(eq(videoMetadata.id, id), eq(videoMetadata.companyId, scope.companyId)));
  });
  pageCache.invalidate(scope.companyId);
}

export async function deleteVideo(
  { db, jobs, pageCache }: Deps & { jobs: Pick<Services["jobs"], "enqueue"> },
  scope: OwnerScope,
  { id }: { id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockVideo(tx, scope, { id, needsPlan: false, to: "write drafts" });
    const { storagePath, posterPath } = row;
    await recordChange(tx, scope, {
      action: "content.deleted",
      subject: { kind: "video", id, title: titleOf(row) },
    });
    await tx
      .delete(videoMetadata)
      .where(and(eq(videoMetadata.id, id), eq(videoMetadata.companyId, scope.companyId)));
    const keys = [`videos/${storagePath}`, ...(posterPath ? [posterPath] : [])];
    await jobs.enqueue(tx, deleteFilesJob, { keys });
  });
  pageCache.invalidate(scope.companyId);
}

async function change(
  { db, pageCache }: Deps,
  scope: OwnerScope,
  {
    id,
    values,
    action,
    needsPlan = true,
    to = "write drafts",
  }: { id: string; values: Changes; action: AuditAction; needsPlan?: boolean; to?: Permission },
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockVideo(tx, scope, { id, needsPlan, to });
    if (values.published && !isPlayable(row)) throw new AppError("invalid", videoTexts.notPlayable);
    await tx
      .update(videoMetadata)
      .set(values)
      .where(and(eq(videoMetadata.id, id), eq(videoMetadata.companyId, scope.companyId)));
    if (Object.entries(values).some(([name, value]) => row[name as keyof Changes] !== value)) {
      const [before, after] = [titleOf(row), titleOf({ ...row, ...values })];
      await recordChange(tx, scope, {
        action,
        subject: { kind: "video", id, title: after },
        details: { changes: before === after ? [] : [{ label: "Title", from: before, to: after }] },
      });
    }
  });
  pageCache.invalidate(scope.companyId);
}

/**
 * Locks the company first, like every content change. `to` is the required permission. Writers may change and delete
 * only unpublished videos.
 */
export async function lockVideo(
  tx: Transaction,
  scope: OwnerScope,
  { id, needsPlan, to }: { id: string; needsPlan: boolean; to: Permission },
): Promise<VideoRow> {
  const company = await lockOwnCompany(tx, scope, to, videoTexts.videoGone);
  if (needsPlan && company.plan !== "ai") throw new AppError("forbidden", videoTexts.notInPlan);
  const [row] = await tx
    .select()
    .from(videoMetadata)
    .where(and(eq(videoMetadata.id, id), eq(videoMetadata.companyId, scope.companyId)))
    .for("update");
  if (!row) throw new AppError("not_found", videoTexts.videoGone);
  requireDraft(company.role, { isPublished: row.published });
  return row;
}

function presentOwnVideo(row: VideoRow): OwnerVideo {
  const { id, filename, contentType, posterPath, captions, published, durationSeconds } = row;
  return {
    id,
    title: titleOf(row),
    filename,
    url: mediaUrl(id, extensionOf(row.storagePath)),
    contentType: contentType ?? "video/mp4",
    posterUrl: posterPath ? mediaUrl(id, "jpg") : null,
    captionsUrl: captions ? mediaUrl(id, "vtt") : null,
    cueCount: captions ? (cuesOf(captions)?.length ?? 0) : 0,
    isPublished: published,
    isPlayable: isPlayable(row),
    durationSeconds,
    sizeBytes: row.sizeBytes ?? 0,
    createdAt: row.createdAt.toISOString(),
  };
}

function isPlayable({ storagePath }: Pick<VideoRow, "storagePath">): boolean {
  return extensionOf(storagePath) !== "avi";
}

function extensionOf(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}

function plainTitle(title: string): string {
  return title
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, " ")
    .replace(/\s+/g, " ")
    .toWellFormed()
    .trim();
}
