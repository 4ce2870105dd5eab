/** A clock that stops while paused, like MediaRecorder's. */
export interface Stopwatch {
  pause(): void;
  resume(): void;
  seconds(): number;
}

/** Starts immediately. `nowMs` must be monotonic. */
export function startStopwatch(nowMs: () => number): Stopwatch {
  let countedMs = 0;
  let sinceMs: number | null = nowMs();
  return {
    pause() {
      if (sinceMs === null) return;
      countedMs += nowMs() - sinceMs;
      sinceMs = null;
    },
    resume() {
      sinceMs ??= nowMs();
    },
    seconds: () => (countedMs + (sinceMs === null ? 0 : nowMs() - sinceMs)) / 1000,
  };
}
