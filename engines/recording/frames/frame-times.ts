/** How many frames to take and when, as in the specification. */

const maxFrames = 10;
const minFrames = 5;
const shortRecordingSeconds = 30;
/** Typical bit rate of a browser's recorder, used if the duration can't be read. */
const assumedBitsPerSecond = 2_000_000;
const minEstimateSeconds = 15;

/** Number of frames besides the opening one. */
export function frameCount(durationSeconds: number): number {
  if (durationSeconds >= shortRecordingSeconds) return maxFrames;
  return Math.min(maxFrames, Math.max(minFrames, Math.floor(durationSeconds / 2)));
}

/** Late enough that the page has loaded, early enough that nothing has happened. */
export function openingTime(durationSeconds: number): number {
  return Math.min(1, durationSeconds / 4);
}

export function evenlySpacedTimes(
  durationSeconds: number,
  count: number = frameCount(durationSeconds),
): number[] {
  if (count === 1) return [durationSeconds / 2];
  return Array.from({ length: count }, (_, i) => durationSeconds * (0.1 + (0.8 * i) / (count - 1)));
}

/** Returns the duration in seconds if it is valid, otherwise an estimate from the file size. */
export function usableDuration(durationSeconds: number | null | undefined, bytes: number): number {
  if (typeof durationSeconds === "number" && Number.isFinite(durationSeconds) && durationSeconds > 0)
    return durationSeconds;
  return Math.max((bytes * 8) / assumedBitsPerSecond, minEstimateSeconds);
}
