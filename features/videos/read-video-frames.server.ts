/** Extracts screenshots from a stored video for its owner's browser. */
import { and, eq } from "drizzle-orm";
import { videoMetadata } from "#db/schema.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { type Extraction, extractFrames } from "./extract-frames.server.ts";

type VideoFrames =
  | {
      durationSeconds: number;
      /** `jpeg` is encoded in base64. */
      frames: { timestampSeconds: number; width: number; height: number; jpeg: string }[];
    }
  | { message: string };

const refusals: Record<Exclude<Extraction["kind"], "frames">, string> = {
  "missing-tool":
    "Your browser can't read this kind of video. Convert it to MP4 (H.264) or WebM, or ask the server's operator to install ffmpeg.",
  unreadable: "Failed to extract any frames from video. The file may be damaged.",
  "too-much": "This video is too long or too large to read. Shorten it and try again.",
};

/** Returns null if the company has no such video. */
export async function readVideoFrames(
  { db, storage }: Pick<Services, "db" | "storage">,
  { companyId }: OwnerScope,
  { videoId, signal }: { videoId: string; signal: AbortSignal },
): Promise<VideoFrames | null> {
  const [video] = await db
    .select({ storagePath: videoMetadata.storagePath })
    .from(videoMetadata)
    .where(and(eq(videoMetadata.id, videoId), eq(videoMetadata.companyId, companyId)));
  const file = video && (await storage.open(`videos/${video.storagePath}`));
  if (!file) return null;
  const stream = await file.stream();
  try {
    const extraction = await extractFrames(stream, { signal });
    if (extraction.kind !== "frames") return { message: refusals[extraction.kind] };
    return {
      durationSeconds: extraction.durationSeconds,
      frames: extraction.frames.map(({ jpeg, ...frame }) => ({ ...frame, jpeg: jpeg.toString("base64") })),
    };
  } finally {
    stream.destroy();
  }
}
