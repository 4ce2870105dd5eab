import type { Mark } from "#engines/recording/frames/mark.ts";

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
  /** A change turned out to be none: the screen looks as it did in a view that is kept already. */
  onDuplicate?: () => void;
}

/** Looks at what is recorded, small and seldom, and marks the views that stand still. Start it with the recorder. */
export function watchScreen(_stream: MediaStream, _options: ScreenWatchOptions = {}): ScreenWatch {
  return { pause() {}, resume() {}, stop: () => [] };
}
