/** Keeps a number of processes running: each one that ends is replaced, after a delay that grows if it keeps ending. */
import type { Log } from "#platform/log.ts";

export interface RunningProcess {
  /** Resolves when the process answers requests. Never resolves if it ends before that. */
  ready: Promise<void>;
  /** Resolves when the process has ended. */
  ended: Promise<{ code: number | null; signal: string | null }>;
  kill(signal: NodeJS.Signals): void;
}

export interface KeepRunningOptions<Kept extends RunningProcess> {
  names: string[];
  start(name: string): Kept;
  log: Pick<Log, "error">;
  /** Resolves early when the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  monotonicMs(): number;
}

export interface KeptProcesses<Kept> {
  /** Resolves when all are ready for the first time. Rejects if one ends before that. */
  ready: Promise<void>;
  running(): Kept[];
  /** Passes the signal on and resolves when all have ended. */
  end(signal: NodeJS.Signals): Promise<void>;
}

const firstWaitMs = 100;
const maxWaitMs = 10_000;
/** A process that ran this long didn't end because of its start. */
const steadyMs = 60_000;

export function keepRunning<Kept extends RunningProcess>({
  names,
  start,
  log,
  wait,
  monotonicMs,
}: KeepRunningOptions<Kept>): KeptProcesses<Kept> {
  const ending = new AbortController();
  const running = new Map<string, Kept>();

  async function keep(name: string, onReady: () => void, onEarlyEnd: (error: Error) => void) {
    let waitMs = firstWaitMs;
    while (!ending.signal.aborted) {
      const startedMs = monotonicMs();
      const kept = start(name);
      running.set(name, kept);
      void kept.ready.then(onReady);
      const { code, signal } = await kept.ended;
      running.delete(name);
      if (ending.signal.aborted) return;
      onEarlyEnd(new Error(`${name} ended before it was ready`));
      log.error({ process: name, code, signal }, "web process ended; starting another");
      if (monotonicMs() - startedMs >= steadyMs) waitMs = firstWaitMs;
      await wait(waitMs, ending.signal);
      waitMs = Math.min(waitMs * 2, maxWaitMs);
    }
  }

  const loops: Promise<void>[] = [];
  const ready = names.map(
    (name) =>
      // Settles once, so that later ends of the process change nothing.
      new Promise<void>((resolve, reject) => {
        loops.push(keep(name, resolve, reject));
      }),
  );
  return {
    ready: Promise.all(ready).then(() => {}),
    running: () => [...running.values()],
    async end(signal) {
      ending.abort();
      for (const kept of running.values()) kept.kill(signal);
      await Promise.all(loops);
    },
  };
}
