/** Seeks in a `<video>` element. This is slower, but plays formats that WebCodecs doesn't support. */

import { usableDuration } from "#engines/recording/frames/frame-times.ts";
import { grayFromRgba, graySize } from "#engines/recording/frames/gray-frame.ts";
import { FramesError } from "./kept-frame.ts";
import { createSeekLimit } from "./seek-limit.ts";
import { readableCanvas, type VideoReader } from "./video-reader.ts";

const metadataTimeoutMs = 10_000;
const seekTimeoutMs = 5_000;
/** The network may be slow, and a file without an index is read up to the wanted moment. */
const remoteTimeoutMs = 60_000;
/** The specification gives this size for videos that don't report theirs. */
const fallbackSize = { width: 640, height: 360 };
/** In seconds. Files from recorders only report their duration after a seek beyond the end. */
const beyondEnd = 1e9;

export interface OpenVideo {
  signal?: AbortSignal;
  /** Its length, if the caller knows it. Some files don't say it. */
  knownSeconds?: number | null;
}

/** Throws a FramesError: `undecodable` if the element can't play the file, `metadata` after 10 s without an event. */
export async function openVideoElement(
  source: Blob | string,
  { signal, knownSeconds = null }: OpenVideo = {},
): Promise<VideoReader> {
  const isRemote = typeof source === "string";
  const seekWithinMs = isRemote ? remoteTimeoutMs : seekTimeoutMs;
  const video = document.createElement("video");
  video.muted = true;
  video.preload = "auto";
  video.playsInline = true;
  const url = isRemote ? source : URL.createObjectURL(source);
  const close = () => {
    video.removeAttribute("src");
    video.load();
    if (!isRemote) URL.revokeObjectURL(url);
  };
  try {
    const loaded = happened(video, "loadedmetadata", {
      timeoutMs: isRemote ? remoteTimeoutMs : metadataTimeoutMs,
      signal,
    });
    video.src = url;
    if (!(await loaded)) throw new FramesError(video.error ? "undecodable" : "metadata");
    // Audio-only files also load, but have no size.
    if (video.videoWidth === 0) throw new FramesError("undecodable");
    if (!Number.isFinite(video.duration) && knownSeconds === null) {
      const known = happened(video, "durationchange", { timeoutMs: seekWithinMs, signal });
      video.currentTime = beyondEnd;
      await known;
    }
  } catch (error) {
    close();
    throw error;
  }
  const durationSeconds = Number.isFinite(video.duration)
    ? usableDuration(video.duration, isRemote ? 0 : source.size)
    : (knownSeconds ?? usableDuration(null, isRemote ? 0 : source.size));
  const width = video.videoWidth || fallbackSize.width;
  const height = video.videoHeight || fallbackSize.height;

  const limit = createSeekLimit();
  /** Returns false if there is no frame. */
  async function seek(seconds: number): Promise<boolean> {
    if (!limit.mayTry(seconds)) return false;
    const isThere = await tryToSeek(seconds);
    limit.note(seconds, isThere);
    return isThere;
  }
  async function tryToSeek(seconds: number): Promise<boolean> {
    const wanted = Math.min(seconds, Math.max(0, durationSeconds - 0.05));
    if (Math.abs(video.currentTime - wanted) < 0.001 && video.readyState >= 2) return true;
    const sought = happened(video, "seeked", { timeoutMs: seekWithinMs, signal });
    video.currentTime = wanted;
    return (await sought) && video.readyState >= 2;
  }

  return {
    durationSeconds,
    width,
    height,
    async *grayFrames(times) {
      const size = graySize(width, height);
      const { context } = readableCanvas(size.width, size.height);
      for (const timestampSeconds of times) {
        if (!(await seek(timestampSeconds))) continue;
        context.drawImage(video, 0, 0, size.width, size.height);
        const { data } = context.getImageData(0, 0, size.width, size.height);
        yield { ...grayFromRgba(data, size), timestampSeconds };
      }
    },
    async *pictures(times, size, hasGray) {
      const small = graySize(width, height);
      let shrunk: ReturnType<typeof readableCanvas> | null = null;
      for (const time of times) {
        if (!(await seek(time))) {
          yield null;
          continue;
        }
        const { canvas, context } = readableCanvas(size.width, size.height);
        context.drawImage(video, 0, 0, size.width, size.height);
        if (!hasGray?.(time)) {
          yield { canvas, gray: null };
          continue;
        }
        shrunk ??= readableCanvas(small.width, small.height);
        shrunk.context.drawImage(video, 0, 0, small.width, small.height);
        const { data } = shrunk.context.getImageData(0, 0, small.width, small.height);
        yield { canvas, gray: grayFromRgba(data, small) };
      }
    },
    close,
  };
}

/** Returns false on a timeout or if the video is corrupt. Throws the signal's reason. */
function happened(
  video: HTMLVideoElement,
  event: "loadedmetadata" | "durationchange" | "seeked",
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal | undefined },
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const ended = new AbortController();
    const timer = setTimeout(() => settle(() => resolve(false)), timeoutMs);
    function settle(then: () => void): void {
      clearTimeout(timer);
      ended.abort();
      then();
    }
    const once = { signal: ended.signal };
    video.addEventListener(event, () => settle(() => resolve(true)), once);
    video.addEventListener("error", () => settle(() => resolve(false)), once);
    signal?.addEventListener("abort", () => settle(() => reject(signal.reason)), once);
    if (signal?.aborted) settle(() => reject(signal.reason));
  });
}
