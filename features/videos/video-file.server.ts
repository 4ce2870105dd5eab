/** A temporary local copy of a video, so that ffmpeg can seek in it. */
import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

export interface VideoFile {
  /** A temporary folder, which is deleted with everything in it. */
  folder: string;
  file: string;
  bytes: number;
}

/** Keeps ffmpeg from opening other files or URLs that a malicious playlist or concat script names. */
export const onlyThisFile = [
  "-protocol_whitelist",
  "file",
  "-format_whitelist",
  "avi,matroska,webm,mov,mp4,m4a,3gp,3g2,mj2",
];

export async function withVideoFile<Result>(
  video: Readable,
  { signal }: { signal: AbortSignal },
  use: (video: VideoFile) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "step-video-"));
  try {
    const file = join(folder, randomUUID());
    const target = createWriteStream(file, { mode: 0o600 });
    await pipeline(video, target, { signal });
    return await use({ folder, file, bytes: target.bytesWritten });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
