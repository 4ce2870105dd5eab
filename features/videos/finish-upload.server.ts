/** Turns a complete upload into a video. Either both the file and the row exist afterwards, or neither. */

import { buffer } from "node:stream/consumers";
import { and, eq } from "drizzle-orm";
import { videoMetadata } from "#db/schema.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import { isForeignKeyViolation } from "#platform/db/violations.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { isCutOff } from "./is-cut-off.ts";
import { videoTexts } from "./texts.ts";
import { UploadRefused } from "./upload-refused.ts";
import type { UploadStore } from "./upload-store.ts";
import { videoContentTypes } from "./video-kind.server.ts";

type Scope = Pick<OwnerScope, "companyId">;

export interface FinishedVideo {
  id: string;
  sizeBytes: number;
}

/** A video has the same id as its upload. */
export async function findVideo(db: Db, { companyId }: Scope, id: string): Promise<FinishedVideo | null> {
  const [row] = await db
    .select({ id: videoMetadata.id, sizeBytes: videoMetadata.sizeBytes })
    .from(videoMetadata)
    .where(and(eq(videoMetadata.id, id), eq(videoMetadata.companyId, companyId)));
  return row ? { id: row.id, sizeBytes: row.sizeBytes ?? 0 } : null;
}

/** Calls in progress by upload id, because the last chunk and a status request may arrive together. */
const finishing = new Map<string, Promise<FinishedVideo | null>>();

/**
 * Idempotent. Resumes after a crash, because the file's final name is saved before the file is moved, and the row has
 * the upload's id. Returns null while chunks are missing. Deletes a file that isn't a video, or only a part of one, and
 * throws UploadRefused.
 */
export function finishUpload(options: FinishOptions): Promise<FinishedVideo | null> {
  const running = finishing.get(options.id);
  if (running) return running;
  const work = finish(options).finally(() => finishing.delete(options.id));
  finishing.set(options.id, work);
  return work;
}

interface FinishOptions {
  services: Pick<Services, "db" | "storage">;
  scope: Scope;
  store: UploadStore;
  id: string;
  /** Who uploads. Missing when the server finishes an upload after a crash. */
  member?: OwnerScope;
}

async function finish({ services, scope, store, id, member }: FinishOptions): Promise<FinishedVideo | null> {
  const { db, storage } = services;
  const upload = await store.find(id);
  if (!upload) return findVideo(db, scope, id);
  if (!(await store.isWhole(upload))) return null;
  const kind = await store.kindOf(upload);
  if (!kind) {
    await store.discard(id);
    throw new UploadRefused(415, videoTexts.invalid);
  }
  const sizeBytes = upload.size ?? 0;
  const contentType = videoContentTypes[kind];
  const storagePath = `${scope.companyId}/${id}.${kind}`;
  const key = `videos/${storagePath}`;
  await store.moveTo(key, { upload, contentType });
  if ((kind === "mp4" || kind === "mov") && (await isStoredPartly(storage, key))) {
    await storage.delete(key);
    await store.discard(id);
    throw new UploadRefused(415, videoTexts.cutOff);
  }
  const filename = upload.metadata?.filename ?? `video.${kind}`;
  try {
    await db.transaction(async (tx) => {
      if (member) await lockOwnCompany(tx, member, "write drafts");
      const [stored] = await tx
        .insert(videoMetadata)
        .values({ id, companyId: scope.companyId, filename, storagePath, contentType, sizeBytes })
        .onConflictDoNothing()
        .returning({ id: videoMetadata.id });
      if (member && stored)
        await recordChange(tx, member, {
          action: "content.uploaded",
          subject: { kind: "video", id, title: filename },
        });
    });
  } catch (error) {
    const isRefused = error instanceof AppError;
    // The company was deleted together with its files, or the member is no longer allowed to upload. Other errors are
    // retried.
    if (isRefused || isForeignKeyViolation(error)) {
      await storage.delete(key);
      await store.discard(id);
    }
    throw isRefused ? new UploadRefused(403, videoTexts.notAllowed, { cause: error }) : error;
  }
  await store.discard(id);
  return { id, sizeBytes };
}

/** Checked in the store, because the parts of an upload can't be read in a bucket. */
async function isStoredPartly(storage: Services["storage"], key: string): Promise<boolean> {
  const file = await storage.open(key);
  if (!file) return false;
  return isCutOff({
    sizeBytes: file.sizeBytes,
    read: async (range) => buffer(await file.stream(range)),
  });
}
