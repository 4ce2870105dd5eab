/** Time is injected, so that tests can control it. */
export interface Clock {
  now(): Date;
  /** Monotonic milliseconds, for durations. */
  monotonicMs(): number;
}

export const systemClock: Clock = {
  now: () => new Date(),
  monotonicMs: () => performance.now(),
};
