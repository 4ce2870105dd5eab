import { open } from "node:fs/promises";
import { fileTypeFromBuffer } from "file-type";
import type { VideoExtension } from "#shared/enumerations.ts";

/** In bytes. The detection needs this much. */
export const headBytes = 4_100;

const kinds: Record<string, VideoExtension> = {
  "video/mp4": "mp4",
  "video/x-m4v": "mp4",
  "video/quicktime": "mov",
  "video/vnd.avi": "avi",
  "video/webm": "webm",
};

export const videoContentTypes: Record<VideoExtension, string> = {
  mp4: "video/mp4",
  mov: "video/quicktime",
  avi: "video/x-msvideo",
  webm: "video/webm",
};

/**
 * Detects the type from the content, because a file's name may be wrong. Returns null unless it is one of the four
 * supported formats.
 */
export async function videoKindOf(head: Uint8Array): Promise<VideoExtension | null> {
  try {
    const type = await fileTypeFromBuffer(head);
    return type ? (kinds[type.mime] ?? null) : null;
  } catch {
    // The head ends in the middle of a box.
    return null;
  }
}

export async function videoKindOfFile(path: string): Promise<VideoExtension | null> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(headBytes), 0, headBytes, 0);
    return await videoKindOf(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
