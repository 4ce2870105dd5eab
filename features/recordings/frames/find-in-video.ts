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

/**
 * Corrects the times of screenshots to where the video shows them. On a busy machine, the clocks of the recorder and
 * the screen watcher diverge, and a screenshot from after a change would end up in the wrong step.
 */
export async function findInVideo(
  video: VideoReader,
  chosen: SelectedFrame[],
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<SelectedFrame[]> {
  const first = await compareAll(
    video,
    chosen.map((frame) => ({ frame, seconds: frame.timestampSeconds })),
    signal,
  );
  const away = first.filter(({ fits }) => !fits);
  const tries = await compareAll(
    video,
    away.flatMap(({ frame, seconds }) =>
      offsets
        .map((offset) => ({ frame, seconds: seconds + offset }))
        .filter((one) => one.seconds > 0 && one.seconds < video.durationSeconds),
    ),
    signal,
  );
  const found = new Map<SelectedFrame, number>();
  for (const { frame, pixels } of away) {
    const own = tries.filter((one) => one.frame === frame);
    const [closest] = own.toSorted((a, b) => a.pixels - b.pixels);
    const isBetter = closest !== undefined && closest.pixels < pixels * clearlyLess;
    const seconds = own.find(({ fits }) => fits)?.seconds ?? (isBetter ? closest.seconds : null);
    if (seconds !== null) found.set(frame, seconds);
  }
  return chosen
    .map((frame) => movedTo(frame, found.get(frame) ?? frame.timestampSeconds))
    .sort((a, b) => a.timestampSeconds - b.timestampSeconds);
}

function movedTo(frame: SelectedFrame, timestampSeconds: number): SelectedFrame {
  const by = timestampSeconds - frame.timestampSeconds;
  return by === 0
    ? frame
    : { ...frame, timestampSeconds, clearSeconds: frame.clearSeconds.map((one) => Math.max(0, one + by)) };
}

interface Moment {
  frame: SelectedFrame;
  seconds: number;
}

interface Compared extends Moment {
  /** Number of pixels that differ. */
  pixels: number;
  fits: boolean;
}

/** In the order of `moments`, without those that have no copy or no frame. */
async function compareAll(
  video: VideoReader,
  moments: Moment[],
  signal: AbortSignal | undefined,
): Promise<Compared[]> {
  const known = moments.filter(({ frame }) => frame.look !== null);
  // Ascending times are fast to decode.
  const times = [...new Set(known.map(({ seconds }) => seconds))].sort((a, b) => a - b);
  const compared = new Map<Moment, Compared>();
  if (times.length === 0) return [];
  for await (const gray of video.grayFrames(times)) {
    signal?.throwIfAborted();
    for (const moment of known) {
      if (moment.seconds === gray.timestampSeconds)
        compared.set(moment, { ...moment, ...compare(moment, gray) });
    }
  }
  return known.flatMap((moment) => compared.get(moment) ?? []);
}

/** Before a change, a moved pointer is tolerated. Otherwise only noise is. */
function compare({ frame: { look, kind } }: Moment, gray: GrayPicture): Pick<Compared, "pixels" | "fits"> {
  if (!look || look.width !== gray.width || look.height !== gray.height)
    return { pixels: Number.POSITIVE_INFINITY, fits: false };
  const changed = changedPixels(look, gray);
  const pixels = changed.reduce((sum, one) => sum + one, 0);
  const isSame = pixels <= fewestPixels;
  const fits = isSame || (kind === "change" && significantChange(findPatches(changed, gray.width)) === null);
  return { pixels, fits };
}
