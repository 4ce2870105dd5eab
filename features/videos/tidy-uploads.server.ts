/** Unfinished uploads do not stay: a day after the last part arrived they are gone. */
import { readdir, rmdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Services } from "#platform/services.ts";
import { finishUpload } from "./finish-upload.server.ts";
import { openUploadStore, uploadsRoot } from "./upload-store.server.ts";

const uuid = z.uuid();
/** Counted from the last part, not from the first: who sends slowly is not cut off. */
const keepsForMs = 24 * 60 * 60_000;

/**
 * Where uploads arrive: call it in every process that answers requests. Finishes what a killed process left between
 * the last part and the row, and returns how many unfinished ones it removed.
 */
export async function tidyUploads(
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
        await store.forget(id);
        removed += 1;
      } catch (error) {
        services.log.warn({ err: error, companyId, id }, "expired upload removal failed");
      }
    }
    // Fails while something is in it.
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
