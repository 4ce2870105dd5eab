/** Purges unfinished uploads a day after their last chunk. */
import { readdir, rmdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Services } from "#platform/services.ts";
import { finishUpload } from "./finish-upload.server.ts";
import { openUploadStore, uploadsRoot } from "./upload-store.server.ts";

const uuid = z.uuid();
/** Counted from the last chunk, so that slow uploads aren't purged. */
const keepsForMs = 24 * 60 * 60_000;

/**
 * Must run in every process that receives uploads. Also completes uploads whose row wasn't written because of a crash.
 * Returns the number of purged uploads.
 */
export async function purgeUploads(
  services: Pick<Services, "db" | "storage" | "config" | "clock" | "log">,
): Promise<number> {
  const root = uploadsRoot(services.config);
  let removed = 0;
  for (const companyId of await namesIn(root)) {
    if (!uuid.safeParse(companyId).success) continue;
    const folder = join(root, companyId);
    const store = await openUploadStore(folder);
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
