/** Purges unfinished uploads a day after their last chunk. */
import { readdir, rmdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { z } from "zod";
import { videoUploads } from "#db/schema.ts";
import type { Services } from "#platform/services.ts";
import type { FileParts } from "#platform/storage/bucket-parts.ts";
import { BucketUploadStore } from "./bucket-upload-store.server.ts";
import { openDiskUploads, uploadsRoot } from "./disk-upload-store.server.ts";
import { finishUpload } from "./finish-upload.server.ts";

const uuid = z.uuid();
/** Counted from the last chunk, so that slow uploads aren't purged. */
const keepsForMs = 24 * 60 * 60_000;
/** After this time, the process that got the last part is gone. */
const finishesWithinMs = 10 * 60_000;

type Deps = Pick<Services, "db" | "storage" | "config" | "clock" | "log">;

/**
 * Must run in every process that receives uploads. Also completes uploads whose row wasn't written because of a crash.
 * Returns the number of purged uploads.
 */
export async function purgeUploads(services: Deps): Promise<number> {
  const { parts } = services.storage;
  const inBucket = parts ? await purgeBucket(services, parts) : 0;
  // Without a bucket, or from the time before it was configured.
  return inBucket + (await purgeDisk(services));
}

async function purgeBucket(services: Deps, parts: FileParts): Promise<number> {
  const { db, clock, log } = services;
  const isOld = lt(videoUploads.updatedAt, new Date(clock.now().getTime() - keepsForMs));
  const isWhole = eq(videoUploads.offsetBytes, videoUploads.sizeBytes);
  const rows = await db
    .select()
    .from(videoUploads)
    .where(
      or(
        isOld,
        and(isWhole, lt(videoUploads.updatedAt, new Date(clock.now().getTime() - finishesWithinMs))),
        isNull(videoUploads.companyId),
      ),
    );
  let removed = 0;
  for (const { id, companyId } of rows) {
    const store = new BucketUploadStore({ db, parts, companyId });
    try {
      if (companyId && (await finishUpload({ services, scope: { companyId }, store, id }))) continue;
      await store.discard(id);
      removed += 1;
    } catch (error) {
      log.warn({ err: error, companyId, id }, "expired bucket upload removal failed");
    }
  }
  return removed;
}

async function purgeDisk(services: Deps): Promise<number> {
  const root = uploadsRoot(services.config);
  let removed = 0;
  for (const companyId of await namesIn(root)) {
    if (!uuid.safeParse(companyId).success) continue;
    const folder = join(root, companyId);
    const store = await openDiskUploads({ directory: folder, storage: services.storage });
    for (const id of new Set((await namesIn(folder)).map((name) => name.replace(/\.json$/, "")))) {
      try {
        const isUpload = uuid.safeParse(id).success;
        if (isUpload && (await finishUpload({ services, scope: { companyId }, store, id }))) continue;
        if (services.clock.now().getTime() - (await lastTouchedMs(folder, id)) < keepsForMs) continue;
        await store.discard(id);
        removed += 1;
      } catch (error) {
        services.log.warn({ err: error, companyId, id }, "expired upload removal failed");
      }
    }
    // Fails while the folder isn't empty, which is fine.
    await rmdir(folder).catch(() => {});
  }
  return removed;
}

async function lastTouchedMs(folder: string, id: string): Promise<number> {
  const times = await Promise.all(
    [id, `${id}.json`].map((name) =>
      stat(join(folder, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  return Math.max(...times);
}

function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}
