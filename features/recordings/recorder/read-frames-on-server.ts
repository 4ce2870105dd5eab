/**
 * If this browser can't decode a video, the server's ffmpeg extracts the screenshots. The owner then reviews them here.
 */
import { FramesError, type KeptFrame } from "../frames/kept-frame.ts";

interface ServerFrame {
  timestampSeconds: number;
  width: number;
  height: number;
  jpeg: string;
}

export async function readFramesOnServer(
  { videoId }: { videoId: string | null },
  signal: AbortSignal,
): Promise<KeptFrame[]> {
  if (videoId === null) throw new FramesError("undecodable");
  const answer = await fetch(`/dashboard/videos/${videoId}/frames`, {
    method: "POST",
    headers: { accept: "application/json" },
    redirect: "manual",
    signal,
  });
  const body = (await answer.json().catch(() => null)) as { frames?: ServerFrame[]; message?: string } | null;
  if (!body?.frames) throw body?.message ? new Error(body.message) : new FramesError("none");
  return body.frames.map(({ timestampSeconds, width, height, jpeg }) => ({
    timestampSeconds,
    width,
    height,
    kind: "even",
    changed: null,
    covered: [],
    blob: new Blob([Uint8Array.from(atob(jpeg), (letter) => letter.charCodeAt(0))], { type: "image/jpeg" }),
  }));
}
