import { pictureWidths } from "#shared/picture-address.ts";
import type { Storage } from "./create-storage.ts";
import { makeWebp } from "./picture-variants.ts";
import { storedVariantKey } from "./stored-variants.ts";

/** Idempotent. Leaves no copies if the picture is deleted in the meantime. */
export async function warmPictures(
  storage: Pick<Storage, "get" | "put" | "delete">,
  { keys, signal }: { keys: string[]; signal: AbortSignal },
): Promise<void> {
  for (const key of keys) {
    const picture = await storage.get(key);
    if (!picture) continue;
    for (const width of pictureWidths) {
      const target = storedVariantKey(key, width);
      if (!target || (await storage.get(target))) continue;
      signal.throwIfAborted();
      const bytes = await makeWebp(picture, width);
      // A drawing with few colors can be smaller in its original format.
      if (bytes.length < picture.sizeBytes) await storage.put(target, bytes, { contentType: "image/webp" });
    }
    if (!(await storage.get(key))) await storage.delete(key);
  }
}
