/** Where it is worth trying to seek. In a truncated file, a seek past the end never finishes, and each costs its whole timeout. */
const mostFailedInARow = 2;

export function createSeekLimit() {
  let failedInARow = 0;
  let earliestFailed = Number.POSITIVE_INFINITY;
  let end = Number.POSITIVE_INFINITY;
  return {
    /** False from where repeated seeks failed. Earlier moments may still be there. */
    mayTry: (seconds: number) => seconds < end,
    note(seconds: number, isThere: boolean): void {
      failedInARow = isThere ? 0 : failedInARow + 1;
      earliestFailed = isThere ? Number.POSITIVE_INFINITY : Math.min(earliestFailed, seconds);
      if (failedInARow >= mostFailedInARow) end = earliestFailed;
    },
  };
}
