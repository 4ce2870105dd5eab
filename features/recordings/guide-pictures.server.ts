/** Public copies of a recording's screenshots, for its guide. */
import { createHash } from "node:crypto";
import type { RecordedFrame } from "#db/schema.ts";
import type { Services } from "#platform/services.ts";

const filesPrefix = "/files/";

export interface GuidePicture {
  key: string;
  url: string;
  width: number;
  height: number;
}

/**
 * Null for a click without a picture. Names are deterministic, so that a second run of the job overwrites the files of
 * the first.
 */
export function guidePictureOf(
  recordingId: string,
  frame: RecordedFrame,
  index: number,
): GuidePicture | null {
  if (!frame.storagePath) return null;
  const extension = frame.storagePath.slice(frame.storagePath.lastIndexOf(".") + 1);
  const hex = createHash("sha256").update(`${recordingId}:${index}`).digest("hex");
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  const key = `public/getting-started/${id}.${extension}`;
  return { key, url: `${filesPrefix}${key}`, width: frame.width, height: frame.height };
}

export async function copyPictures(
  { storage }: Pick<Services, "storage">,
  copies: { from: RecordedFrame; to: GuidePicture }[],
): Promise<void> {
  for (const { from, to } of copies) {
    const file = from.storagePath ? await storage.get(from.storagePath) : null;
    if (file) await storage.put(to.key, file.bytes, { contentType: file.contentType });
  }
}
