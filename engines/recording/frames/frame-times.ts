/** How many pictures are taken of a film, and when: the specification's figures. */

const mostFrames = 10;
const fewestFrames = 5;
const shortFilmSeconds = 30;
/** What a recorder of the time wrote, for a file whose length can't be read. */
const assumedBitsPerSecond = 2_000_000;
const shortestEstimateSeconds = 15;

/** Pictures beside the opening one. */
export function frameCount(durationSeconds: number): number {
  if (durationSeconds >= shortFilmSeconds) return mostFrames;
  return Math.min(mostFrames, Math.max(fewestFrames, Math.floor(durationSeconds / 2)));
}

/** When the opening picture stands: late enough that the page is there, early enough that nothing happened yet. */
export function openingTime(durationSeconds: number): number {
  return Math.min(1, durationSeconds / 4);
}

/** Evenly from 10 % to 90 % of the film. */
export function evenTimes(durationSeconds: number, count: number = frameCount(durationSeconds)): number[] {
  if (count === 1) return [durationSeconds / 2];
  return Array.from({ length: count }, (_, i) => durationSeconds * (0.1 + (0.8 * i) / (count - 1)));
}

/** The length as it was read when that is one, else what the size of the file makes likely. Seconds. */
export function usableDuration(durationSeconds: number | null | undefined, bytes: number): number {
  if (typeof durationSeconds === "number" && Number.isFinite(durationSeconds) && durationSeconds > 0)
    return durationSeconds;
  return Math.max((bytes * 8) / assumedBitsPerSecond, shortestEstimateSeconds);
}
