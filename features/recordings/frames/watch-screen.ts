import { createViewMarker } from "#engines/recording/frames/create-view-marker.ts";
import type { GreyPicture } from "#engines/recording/frames/grey-frame.ts";
import type { Mark } from "#engines/recording/frames/mark.ts";
import { lookThroughFrames } from "./look-through-frames.ts";
import { lookThroughVideo } from "./look-through-video.ts";

export interface ScreenWatch {
  /** Time stands still until `resume`, as it does in a MediaRecorder. */
  pause(): void;
  resume(): void;
  /** Ends the watching (not the stream) and tells what was seen, for `keepFrames`. */
  stop(): Mark[];
}

export interface ScreenWatchOptions {
  /** A view was kept; `index` counts from 0. Told when the view ends, with the time at which its picture stands. */
  onMoment?: (moment: { timestampSeconds: number; index: number }) => void;
  /** A change turned out to be none: the screen looks as it did before it. */
  onDuplicate?: () => void;
}

/** Six looks a second cost less than 5 % of a processor, and a step takes longer than two of them. */
export const lookEveryMs = 160;
/** The recorder and the watch do not begin with the same frame; so much earlier is before the change in both. */
const marginSeconds = 0.3;

/** One way of looking at a stream: calls back with small grey copies, without times. */
export type Look = (picture: GreyPicture) => void;

/** Looks at what is recorded, small and seldom, and marks the views that stand still. Start it with the recorder. */
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
  let lastLook: { picture: GreyPicture; atSeconds: number } | null = null;
  const nowSeconds = () =>
    (recordedMs + (runningSince === null ? 0 : performance.now() - runningSince)) / 1000;

  function push(picture: GreyPicture, atSeconds: number): void {
    lastLook = { picture, atSeconds };
    marker.push({ ...picture, timestampSeconds: atSeconds });
  }
  /** A screen at rest sends no pictures: until the new one came, it looked as it did. */
  function rest(untilSeconds: number): void {
    if (lastLook && untilSeconds > lastLook.atSeconds) push(lastLook.picture, untilSeconds);
  }
  const look: Look = (picture) => {
    if (runningSince === null) return;
    const atSeconds = nowSeconds();
    rest(atSeconds - lookEveryMs / 1000);
    push(picture, atSeconds);
  };

  const [track] = stream.getVideoTracks();
  const end = track
    ? "MediaStreamTrackProcessor" in globalThis
      ? lookThroughFrames(track, look)
      : lookThroughVideo(track, look)
    : () => {};
  const timer = setInterval(() => {
    if (runningSince !== null) rest(nowSeconds() - lookEveryMs / 1000);
  }, 2 * lookEveryMs);

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
