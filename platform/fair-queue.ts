/**
 * Fair queue for expensive work that many companies share, such as drawing pictures. A free slot goes to the owner with
 * the fewest running jobs, then to the one that has waited longest. So one owner's many requests delay each other, but
 * not those of other owners.
 */
import { AppError } from "./errors.ts";

export interface FairQueue {
  /**
   * `owner` is a company's id or another name for the caller. Throws QueueFullError if the queue is full, and the
   * signal's reason if it aborts before the work starts. The slot is free when the work ends, or when it calls `endTurn`.
   */
  run<Result>(
    owner: string,
    work: (endTurn: () => void) => Promise<Result>,
    options?: { signal?: AbortSignal | undefined },
  ): Promise<Result>;
  stats(): { running: number; waiting: number };
}

export class QueueFullError extends AppError {
  constructor(message: string) {
    super("rate_limited", message);
  }
}

interface FairQueueOptions {
  /** Maximum number of running jobs across all owners. */
  atOnce: number;
  /** Maximum number of running jobs per owner. */
  atOnceOfOne: number;
  maxWaiting: number;
  maxWaitingOfOne: number;
  /** User-facing message for a full queue. */
  busyMessage: string;
}

interface Line {
  running: number;
  waiting: (() => void)[];
}

export function createFairQueue(options: FairQueueOptions): FairQueue {
  /** Only owners with work, in the order of their next turns. */
  const lines = new Map<string, Line>();
  let running = 0;
  let waiting = 0;

  function begin(owner: string, line: Line): void {
    running += 1;
    line.running += 1;
    lines.delete(owner);
    lines.set(owner, line);
  }

  function end(owner: string, line: Line): void {
    running -= 1;
    line.running -= 1;
    removeIfIdle(owner, line);
    startNext();
  }

  function removeIfIdle(owner: string, line: Line): void {
    if (line.running === 0 && line.waiting.length === 0) lines.delete(owner);
  }

  function startNext(): void {
    let next: [string, Line] | null = null;
    for (const [owner, line] of lines) {
      if (line.waiting.length === 0 || line.running >= options.atOnceOfOne) continue;
      if (next === null || line.running < next[1].running) next = [owner, line];
    }
    if (next === null || running >= options.atOnce) return;
    const [owner, line] = next;
    waiting -= 1;
    begin(owner, line);
    line.waiting.shift()?.();
  }

  function wait(owner: string, line: Line, signal: AbortSignal | undefined): Promise<void> {
    waiting += 1;
    lines.set(owner, line);
    return new Promise((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      const leave = () => {
        waiting -= 1;
        line.waiting.splice(line.waiting.indexOf(start), 1);
        removeIfIdle(owner, line);
        reject(signal?.reason);
      };
      line.waiting.push(start);
      signal?.addEventListener("abort", leave, { once: true });
    });
  }

  return {
    async run(owner, work, { signal } = {}) {
      signal?.throwIfAborted();
      const line = lines.get(owner) ?? { running: 0, waiting: [] };
      if (running < options.atOnce && line.running < options.atOnceOfOne) begin(owner, line);
      else {
        if (waiting >= options.maxWaiting || line.waiting.length >= options.maxWaitingOfOne)
          throw new QueueFullError(options.busyMessage);
        await wait(owner, line, signal);
      }
      let hasTurn = true;
      const endTurn = () => {
        if (hasTurn) end(owner, line);
        hasTurn = false;
      };
      try {
        return await work(endTurn);
      } finally {
        endTurn();
      }
    },
    stats: () => ({ running, waiting }),
  };
}
