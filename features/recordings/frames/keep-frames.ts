import { createViewMarker } from "#engines/recording/frames/create-view-marker.ts";
import { usableDuration } from "#engines/recording/frames/frame-times.ts";
import { grayFromRgba } from "#engines/recording/frames/gray-frame.ts";
import type { Area, Mark } from "#engines/recording/frames/mark.ts";
import { type SelectedFrame, selectFrames } from "#engines/recording/frames/select-frames.ts";
import type { Gray } from "#engines/recording/ocr/prepare-picture.ts";
import type { BehindPointer, Box } from "../recording.ts";
import { encodeJpeg, isBlack } from "./encode-jpeg.ts";
import { compareLook, findInVideo, type Misplaced } from "./find-in-video.ts";
import { FramesError, type KeptFrame } from "./kept-frame.ts";
import { recoverBehindPointer, rgbaOf } from "./look-behind-pointer.ts";
import { openVideo, screenshotSize } from "./open-video.ts";
import type { VideoReader } from "./video-reader.ts";

export interface KeepFramesOptions {
  /** Measured by the recorder. If missing, the duration is read from the file or estimated from its size. */
  durationSeconds?: number;
  /** Result of `watchScreen`, in the recording's time. If missing, the video is scanned. */
  marks?: Mark[];
  signal?: AbortSignal;
  onProgress?: (part: number) => void;
  /** Gets each screenshot as soon as it is taken, in grayscale, too. */
  onPicture?: ((frame: KeptFrame, gray: Gray) => void) | undefined;
}

const looksPerSecond = 6;
/** Limits the number of samples. Longer videos are sampled less often, but their steps also take longer. */
const mostLooks = 1_500;
/** Time limits for the scan. The rest of the video gets evenly spaced screenshots. */
const [leastLookingMs, mostLookingMs] = [20_000, 90_000];
const lookingMsPerSecond = 200;
/** If a screenshot is black, these offsets are tried, in seconds. */
const retryOffsets = [0.4, -0.4, 1];

export interface KeptFrames {
  /** Of the video. */
  durationSeconds: number;
  frames: KeptFrame[];
  /** Number of views that have no screenshot. */
  leftOut: number;
}

/**
 * Extracts the screenshots worth describing, in order and without black ones. Loads mediabunny lazily. Throws a
 * FramesError (`undecodable` if only the server can decode the video), or an AbortError if the signal aborts.
 */
export async function keepFrames(
  file: Blob,
  { durationSeconds, marks, signal, onProgress, onPicture }: KeepFramesOptions = {},
): Promise<KeptFrames> {
  const video = await openVideo(file, signal ? { signal } : {});
  try {
    const lookedUntil = marks?.length ? 0 : 0.7;
    const length = usableDuration(video.durationSeconds || durationSeconds, file.size);
    const found = marks?.length
      ? marks
      : await markVideo(video, { length, signal, onProgress: (part) => onProgress?.(part * lookedUntil) });
    const { frames: wanted, leftOut } = selectFrames(length, found);
    const options = {
      signal,
      onPicture,
      onProgress: (part: number) => onProgress?.(lookedUntil + part * (1 - lookedUntil)),
    };
    // Marks found by scanning the video already have the correct times.
    const frames = marks?.length
      ? await takeMarkedPictures(video, wanted, options)
      : await takePictures(video, wanted, options);
    if (frames.length === 0) throw new FramesError("none");
    return { frames, leftOut, durationSeconds: length };
  } finally {
    video.close();
  }
}

/** Scans the video for static views. */
async function markVideo(
  video: VideoReader,
  {
    length,
    signal,
    onProgress,
  }: { length: number; signal: AbortSignal | undefined; onProgress: (part: number) => void },
): Promise<Mark[]> {
  const looks = Math.max(2, Math.min(mostLooks, Math.ceil(length * looksPerSecond)));
  const times = Array.from({ length: looks }, (_, i) => (i * length) / looks);
  const marker = createViewMarker();
  const lookingMs = Math.min(mostLookingMs, Math.max(leastLookingMs, length * lookingMsPerSecond));
  const endAt = performance.now() + lookingMs;
  for await (const gray of video.grayFrames(times)) {
    signal?.throwIfAborted();
    marker.push(gray);
    onProgress(gray.timestampSeconds / length);
    if (performance.now() > endAt) break;
  }
  return marker.end();
}

interface Taking extends Pick<KeepFramesOptions, "onPicture"> {
  signal: AbortSignal | undefined;
  onProgress: (part: number) => void;
}

/** Decoding takes most of the time, so that each picture is compared while it is taken. Few have to be looked for. */
async function takeMarkedPictures(
  video: VideoReader,
  wanted: SelectedFrame[],
  options: Taking,
): Promise<KeptFrame[]> {
  const misplaced: Misplaced[] = [];
  const taken = await takePictures(video, wanted, {
    ...options,
    onMisplaced: (one) => misplaced.push(one),
  });
  if (misplaced.length === 0) return taken;
  const found = await findInVideo(video, misplaced, options);
  const others = await takePictures(video, found, { ...options, onProgress: () => {} });
  return [...taken, ...others].sort((a, b) => a.timestampSeconds - b.timestampSeconds);
}

/** Without the misplaced ones, if they are wanted. */
async function takePictures(
  video: VideoReader,
  chosen: SelectedFrame[],
  { signal, onProgress, onPicture, onMisplaced }: Taking & { onMisplaced?: (one: Misplaced) => void },
): Promise<KeptFrame[]> {
  const size = screenshotSize(video);
  const taken: (Promise<KeptFrame> | null)[] = [];
  /** Earlier moments of the next screenshot's view, by time. */
  let earlier = new Map<number, HTMLCanvasElement>();
  const shots = shotsOf(chosen);
  const checked = new Set(
    onMisplaced ? chosen.flatMap(({ look, timestampSeconds }) => (look ? timestampSeconds : [])) : [],
  );
  let at = 0;
  for await (const picture of video.pictures(
    shots.map(({ seconds }) => seconds),
    size,
    (seconds) => checked.has(seconds),
  )) {
    signal?.throwIfAborted();
    const canvas = picture?.canvas ?? null;
    const { seconds, isKept } = shots[at++]!;
    if (!isKept) {
      if (canvas) earlier.set(seconds, canvas);
      continue;
    }
    const frame = chosen[taken.length]!;
    const compared = picture?.gray ? compareLook(frame, picture.gray) : null;
    if (compared && !compared.fits) {
      onMisplaced?.({ frame, pixels: compared.pixels });
      taken.push(null);
    } else {
      const seen = canvas && !isBlack(canvas) ? canvas : await lookNearby(video, frame, size);
      const clear = frame.clearSeconds.flatMap((time) => earlier.get(time) ?? []);
      taken.push(seen && keep(seen, frame, { clear, onPicture }));
    }
    // This canvas may be an earlier moment of the next view.
    earlier = canvas ? new Map([[seconds, canvas]]) : new Map();
    onProgress(taken.length / chosen.length);
  }
  const kept = await Promise.all(taken);
  return kept.filter((frame) => frame !== null);
}

/** Returns all moments without duplicates, in ascending order, which is fast to decode. */
function shotsOf(chosen: SelectedFrame[]): { seconds: number; isKept: boolean }[] {
  const kept = new Set(chosen.map(({ timestampSeconds }) => timestampSeconds));
  const clear = new Set(chosen.flatMap(({ clearSeconds }) => clearSeconds)).difference(kept);
  return [
    ...chosen.map(({ timestampSeconds: seconds }) => ({ seconds, isKept: true })),
    ...[...clear].map((seconds) => ({ seconds, isKept: false })),
  ].sort((a, b) => a.seconds - b.seconds);
}

async function keep(
  canvas: HTMLCanvasElement,
  { timestampSeconds, kind, changed }: SelectedFrame,
  { clear, onPicture }: { clear: HTMLCanvasElement[] } & Pick<KeepFramesOptions, "onPicture">,
): Promise<KeptFrame> {
  const { width, height } = canvas;
  const rgba = rgbaOf(canvas);
  const gray = onPicture ? grayFromRgba(rgba, { width, height }) : null;
  const behind: BehindPointer[] = [];
  for (const one of clear)
    if (behind.length === 0) behind.push(...(await recoverBehindPointer({ width, height, rgba }, one)));
  const frame: KeptFrame = {
    timestampSeconds,
    kind,
    changed: changed && pixelsOf(changed, { width, height }),
    covered: [],
    behind,
    blob: await encodeJpeg(canvas),
    width,
    height,
  };
  if (gray) onPicture?.(frame, gray);
  return frame;
}

/** Tries nearby times, because screens fade from black and recordings start with black. */
async function lookNearby(
  video: VideoReader,
  { timestampSeconds }: SelectedFrame,
  size: { width: number; height: number },
): Promise<HTMLCanvasElement | null> {
  for (const offset of retryOffsets) {
    const time = timestampSeconds + offset;
    if (time < 0 || time > video.durationSeconds) continue;
    for await (const picture of video.pictures([time], size))
      if (picture && !isBlack(picture.canvas)) return picture.canvas;
  }
  return null;
}

function pixelsOf(area: Area, { width, height }: { width: number; height: number }): Box {
  const x = Math.floor(area.x * width);
  const y = Math.floor(area.y * height);
  return {
    x,
    y,
    width: Math.max(1, Math.min(width - x, Math.ceil(area.width * width))),
    height: Math.max(1, Math.min(height - y, Math.ceil(area.height * height))),
  };
}
