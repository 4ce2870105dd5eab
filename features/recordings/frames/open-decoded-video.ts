/** Decodes videos with mediabunny, which finds packets without playback and uses the browser's decoders. */
import {
  ALL_FORMATS,
  BlobSource,
  Input,
  type InputVideoTrack,
  type VideoSample,
  VideoSampleSink,
} from "mediabunny";
import { type GrayFrame, grayFromRgba, graySize } from "#engines/recording/frames/gray-frame.ts";
import { createGrayReader } from "./read-gray.ts";
import { repairVideo } from "./repair-video.ts";
import { readableCanvas, type VideoReader } from "./video-reader.ts";

/** Returns null if mediabunny can't parse the file or the browser can't decode it. Callers have fallbacks. */
export async function openDecodedVideo(
  file: Blob,
  { signal }: { signal?: AbortSignal } = {},
): Promise<VideoReader | null> {
  const repaired = await repairVideo(file, { hasSound: false, signal });
  if (!repaired) return null;
  const input = new Input({ formats: ALL_FORMATS, source: new BlobSource(repaired) });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (track && (await track.canDecode())) return await videoOf(input, track);
  } catch (error) {
    if (signal?.aborted) throw error;
    // The data is corrupt, but another decoder may still read it.
  }
  input.dispose();
  return null;
}

async function videoOf(input: Input, track: InputVideoTrack): Promise<VideoReader> {
  const sink = new VideoSampleSink(track);
  const first = await track.getFirstTimestamp();
  const durationSeconds = await track.computeDuration();
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
  const inside = (times: number[]) => times.map((time) => Math.max(first, time));

  return {
    durationSeconds,
    width,
    height,
    async *grayFrames(times) {
      const shrink = createShrinker(width, height);
      let last: { at: number; gray: GrayFrame } | null = null;
      let i = 0;
      for await (const sample of sink.samplesAtTimestamps(inside(times))) {
        const timestampSeconds = times[i++]!;
        if (!sample) continue;
        try {
          // On a static screen, many of the requested times share one frame.
          const gray: GrayFrame =
            last && last.at === sample.timestamp
              ? { ...last.gray, timestampSeconds }
              : await shrink(sample, timestampSeconds);
          last = { at: sample.timestamp, gray };
          yield gray;
        } finally {
          sample.close();
        }
      }
    },
    async *pictures(times, size, hasGray) {
      const shrink = createShrinker(width, height);
      let i = 0;
      for await (const sample of sink.samplesAtTimestamps(inside(times))) {
        const seconds = times[i++]!;
        if (!sample) {
          yield null;
          continue;
        }
        const { canvas, context } = readableCanvas(size.width, size.height);
        try {
          sample.draw(context, 0, 0, size.width, size.height);
          yield { canvas, gray: hasGray?.(seconds) ? await shrink(sample, seconds) : null };
        } finally {
          sample.close();
        }
      }
    },
    close: () => input.dispose(),
  };
}

/** Rotated videos are drawn to a canvas. Others are read from the decoder's memory, which is faster. */
function createShrinker(width: number, height: number) {
  const size = graySize(width, height);
  const readGray = createGrayReader();
  let small: ReturnType<typeof readableCanvas> | null = null;

  return async function shrink(sample: VideoSample, timestampSeconds: number): Promise<GrayFrame> {
    if (sample.rotation === 0 && !sample.flip) {
      const frame = sample.toVideoFrame();
      try {
        return { ...(await readGray(frame)), timestampSeconds };
      } finally {
        frame.close();
      }
    }
    small ??= readableCanvas(size.width, size.height);
    sample.draw(small.context, 0, 0, size.width, size.height);
    const { data } = small.context.getImageData(0, 0, size.width, size.height);
    return { ...grayFromRgba(data, size), timestampSeconds };
  };
}
