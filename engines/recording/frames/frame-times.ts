/** How many frames to take and when. Short recordings follow the specification, and longer ones get more. */

/** Including the opening one. A guide has at most as many steps. */
export const maxFrames = 60;
const usualFrames = 10;
const minFrames = 5;
const shortRecordingSeconds = 30;
/** A longer recording gets another evenly spaced frame every ten seconds. */
const evenSeconds = 10;
/** People who show something act every two seconds, and most actions have two views: the control is lit first. */
const secondsPerView = 1.2;
/** Typical bit rate of a browser's recorder, used if the duration can't be read. */
const assumedBitsPerSecond = 2_000_000;
const minEstimateSeconds = 15;

/** Number of evenly spaced frames besides the opening one. */
export function frameCount(durationSeconds: number): number {
  if (durationSeconds >= shortRecordingSeconds)
    return Math.min(maxFrames - 1, Math.max(usualFrames, Math.floor(durationSeconds / evenSeconds)));
  return Math.min(usualFrames, Math.max(minFrames, Math.floor(durationSeconds / 2)));
}

/** The most frames that a recording of this length gets, so that a long one isn't cut to its liveliest minute. */
export function mostFrames(durationSeconds: number): number {
  const views = Math.floor(durationSeconds / secondsPerView);
  return Math.min(maxFrames, Math.max(frameCount(durationSeconds) + 1, views));
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
