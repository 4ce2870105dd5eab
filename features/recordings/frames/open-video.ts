/** Opens a recording with the fastest way to decode it that this browser has. */
import { FramesError } from "./kept-frame.ts";
import { type OpenVideo, openVideoElement } from "./open-video-element.ts";
import type { VideoReader } from "./video-reader.ts";

/** In pixels. OCR needs letters of at least 10 px, but uploads should be small. */
const longestSide = 1920;

/** The file, or the address of one that was uploaded. Throws a FramesError, or an AbortError if the signal aborts. */
export async function openVideo(video: Blob | string, options: OpenVideo = {}): Promise<VideoReader> {
  options.signal?.throwIfAborted();
  // An element reads only the parts of an uploaded video that it needs.
  if (typeof video === "string") return openVideoElement(video, options);
  if (video.size === 0) throw new FramesError("none");
  if ("VideoDecoder" in globalThis) {
    const { openDecodedVideo } = await import("./open-decoded-video.ts");
    const decoded = await openDecodedVideo(video, options);
    if (decoded) return decoded;
  }
  return openVideoElement(video, options);
}

/** Of screenshots, in pixels. */
export function screenshotSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
