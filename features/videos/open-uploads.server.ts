/** The unfinished uploads of a company: in the bucket if there is one, and otherwise on disk. */
import { join } from "node:path";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { BucketUploadStore } from "./bucket-upload-store.server.ts";
import { openDiskUploads, uploadsRoot } from "./disk-upload-store.server.ts";
import { requireRoom } from "./upload-quota.server.ts";
import type { UploadStore } from "./upload-store.ts";

export async function openUploads(
  { db, storage, config }: Pick<Services, "db" | "storage" | "config">,
  member: OwnerScope,
): Promise<UploadStore> {
  const limits = config.videos;
  if (storage.parts)
    return new BucketUploadStore({
      db,
      parts: storage.parts,
      companyId: member.companyId,
      creation: {
        member,
        requireRoom: (tx, sizeBytes, unfinished) =>
          requireRoom(tx, member, { limits, sizeBytes, unfinished }),
      },
    });
  return openDiskUploads({
    directory: join(uploadsRoot(config), member.companyId),
    storage,
    requireRoom: (sizeBytes, unfinished) => requireRoom(db, member, { limits, sizeBytes, unfinished }),
  });
}
