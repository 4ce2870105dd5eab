/** Lets a command finish its work after Ctrl-C. */

interface SignalSource {
  on(signal: "SIGINT" | "SIGTERM", listener: () => void): unknown;
  exit(status: number): void;
}

/** A repeated signal that comes later than this is from a person who doesn't want to wait any longer. */
const patienceMs = 5_000;

/**
 * Calls `stop` at the first SIGINT or SIGTERM. Ctrl-C reaches a command twice, from the terminal and from npm, so the
 * second signal must not end the process before it has written its result.
 */
export function onStop(
  stop: () => void,
  { source = process, nowMs = () => performance.now() }: { source?: SignalSource; nowMs?: () => number } = {},
): void {
  let stoppedAtMs: number | null = null;
  const receive = () => {
    if (stoppedAtMs === null) {
      stoppedAtMs = nowMs();
      stop();
    } else if (nowMs() - stoppedAtMs > patienceMs) source.exit(130);
  };
  source.on("SIGINT", receive);
  source.on("SIGTERM", receive);
}
