import { repairVideo } from "../frames/repair-video.ts";

/**
 * Returns a copy with a duration and an index, so that players can show the length and seek. Recorders don't write
 * these. Falls back to the recording itself.
 */
export async function playableVideo(video: Blob): Promise<Blob> {
  if (!video.type.startsWith("video/webm")) return video;
  return (await repairVideo(video, { hasSound: true })) ?? video;
}
