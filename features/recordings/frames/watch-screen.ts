import { createViewMarker } from "#engines/recording/frames/create-view-marker.ts";
import type { GrayPicture } from "#engines/recording/frames/gray-frame.ts";
import type { Mark } from "#engines/recording/frames/mark.ts";
import { scanTrackFrames } from "./scan-track-frames.ts";
import { scanTrackVideo } from "./scan-track-video.ts";

export interface ScreenWatch {
  /** Stops the clock until `resume`, like MediaRecorder. */
  pause(): void;
  resume(): void;
  /** Stops watching, but not the stream. Returns the marks for `keepFrames`. */
  stop(): Mark[];
}

export interface ScreenWatchOptions {
  /** Called when a view ends, with the time of its screenshot. `index` starts at 0. */
  onMoment?: (moment: { timestampSeconds: number; index: number }) => void;
  /** Called when the screen changed back to the previous view. */
  onDuplicate?: () => void;
}

/** Six samples per second use less than 5 % of a core, and a step takes longer than two samples. */
export const scanIntervalMs = 160;
/**
 * The recorder and the screen watcher start with different frames. With this margin, the time is before the change in
 * both.
 */
const marginSeconds = 0.3;

/** Receives small grayscale copies of a stream, without their times. */
export type OnPicture = (picture: GrayPicture) => void;

/** Samples the recorded stream at low resolution and marks static views. Start it together with the recorder. */
export function watchScreen(
  stream: MediaStream,
  { onMoment, onDuplicate }: ScreenWatchOptions = {},
): ScreenWatch {
  let index = 0;
  const marker = createViewMarker({
    marginSeconds,
    onMark: ({ timestampSeconds, endedBy }) => {
      if (endedBy === "change") onMoment?.({ timestampSeconds, index: index++ });
    },
    ...(onDuplicate ? { onNothing: onDuplicate } : {}),
  });
  let recordedMs = 0;
  let runningSince: number | null = performance.now();
  let lastLook: { picture: GrayPicture; atSeconds: number } | null = null;
  const nowSeconds = () =>
    (recordedMs + (runningSince === null ? 0 : performance.now() - runningSince)) / 1000;

  function push(picture: GrayPicture, atSeconds: number): void {
    lastLook = { picture, atSeconds };
    marker.push({ ...picture, timestampSeconds: atSeconds });
  }
  /** A static screen sends no frames, so the last one is repeated until the new one arrives. */
  function rest(untilSeconds: number): void {
    if (lastLook && untilSeconds > lastLook.atSeconds) push(lastLook.picture, untilSeconds);
  }
  const onPicture: OnPicture = (picture) => {
    if (runningSince === null) return;
    const atSeconds = nowSeconds();
    rest(atSeconds - scanIntervalMs / 1000);
    push(picture, atSeconds);
  };

  const [track] = stream.getVideoTracks();
  const end = track
    ? "MediaStreamTrackProcessor" in globalThis
      ? scanTrackFrames(track, onPicture)
      : scanTrackVideo(track, onPicture)
    : () => {};
  const timer = setInterval(() => {
    if (runningSince !== null) rest(nowSeconds() - scanIntervalMs / 1000);
  }, 2 * scanIntervalMs);

  return {
    pause() {
      if (runningSince === null) return;
      recordedMs += performance.now() - runningSince;
      runningSince = null;
    },
    resume() {
      runningSince ??= performance.now();
    },
    stop() {
      clearInterval(timer);
      end();
      return marker.end();
    },
  };
}
