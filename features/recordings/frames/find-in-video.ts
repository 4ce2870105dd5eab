import { changedPixels, findPatches, significantChange } from "#engines/recording/frames/find-changes.ts";
import type { GrayPicture } from "#engines/recording/frames/gray-frame.ts";
import type { SelectedFrame } from "#engines/recording/frames/select-frames.ts";
import type { VideoReader } from "./video-reader.ts";

/**
 * Offsets to try, in seconds, most likely first. On a busy machine, the screen watcher sees a change later than the
 * recorder.
 */
const offsets = [-0.25, -0.5, -0.75, -1, -1.3, -1.6, -2, -2.4, 0.25, 0.5];
/**
 * In pixels of the grayscale copy. The recorder and the screen watcher get the same frames, so copies of the same
 * moment hardly differ.
 */
const fewestPixels = 12;
/** If no candidate matches, the best one must be clearly better, because an animation differs a little everywhere. */
const clearlyLess = 0.6;

/** A screenshot whose moment of the video shows something else. */
export interface Misplaced {
  frame: SelectedFrame;
  /** How many pixels differ. */
  pixels: number;
}

/**
 * Moves the times of misplaced screenshots to where the video shows them. On a busy machine, the clocks of the recorder and
 * the screen watcher diverge, and a screenshot from after a change would end up in the wrong step. Those that are nowhere keep
 * their times.
 */
export async function findInVideo(
  video: VideoReader,
  misplaced: Misplaced[],
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<SelectedFrame[]> {
  const tries = await compareAll(
    video,
    misplaced.flatMap(({ frame }) =>
      offsets
        .map((offset) => ({ frame, seconds: frame.timestampSeconds + offset }))
        .filter((one) => one.seconds > 0 && one.seconds < video.durationSeconds),
    ),
    signal,
  );
  return misplaced
    .map(({ frame, pixels }) => {
      const own = tries.filter((one) => one.frame === frame);
      const [closest] = own.toSorted((a, b) => a.pixels - b.pixels);
      const isBetter = closest !== undefined && closest.pixels < pixels * clearlyLess;
      const seconds = own.find(({ fits }) => fits)?.seconds ?? (isBetter ? closest.seconds : null);
      return movedTo(frame, seconds ?? frame.timestampSeconds);
    })
    .sort((a, b) => a.timestampSeconds - b.timestampSeconds);
}

function movedTo(frame: SelectedFrame, timestampSeconds: number): SelectedFrame {
  const by = timestampSeconds - frame.timestampSeconds;
  return by === 0
    ? frame
    : { ...frame, timestampSeconds, clearSeconds: frame.clearSeconds.map((one) => Math.max(0, one + by)) };
}

interface Compared {
  frame: SelectedFrame;
  seconds: number;
  /** Number of pixels that differ. */
  pixels: number;
  fits: boolean;
}

/** In the order of `moments`, without those that have no frame. */
async function compareAll(
  video: VideoReader,
  moments: Pick<Compared, "frame" | "seconds">[],
  signal: AbortSignal | undefined,
): Promise<Compared[]> {
  // Ascending times are fast to decode.
  const times = [...new Set(moments.map(({ seconds }) => seconds))].sort((a, b) => a - b);
  if (times.length === 0) return [];
  const compared = new Map<(typeof moments)[number], Compared>();
  for await (const gray of video.grayFrames(times)) {
    signal?.throwIfAborted();
    for (const moment of moments) {
      if (moment.seconds === gray.timestampSeconds)
        compared.set(moment, { ...moment, ...compareLook(moment.frame, gray) });
    }
  }
  return moments.flatMap((moment) => compared.get(moment) ?? []);
}

/** Before a change, a moved pointer is tolerated. Otherwise only noise is. */
export function compareLook(
  { look, kind }: SelectedFrame,
  gray: GrayPicture,
): Pick<Compared, "pixels" | "fits"> {
  // Without a copy, there is nothing to look for.
  if (!look) return { pixels: 0, fits: true };
  if (look.width !== gray.width || look.height !== gray.height)
    return { pixels: Number.POSITIVE_INFINITY, fits: false };
  const changed = changedPixels(look, gray);
  const pixels = changed.reduce((sum, one) => sum + one, 0);
  const isSame = pixels <= fewestPixels;
  const fits = isSame || (kind === "change" && significantChange(findPatches(changed, gray.width)) === null);
  return { pixels, fits };
}
