/**
 * Fair queue for expensive work that many companies share, such as drawing pictures. A free slot goes to the owner with
 * the fewest running jobs, then to the one that has waited longest. So one owner's many requests delay each other, but
 * not those of other owners.
 */
import { AppError } from "./errors.ts";

export interface FairQueue {
  /** `owner` is a company's id or another name for the caller. Throws `rate_limited` if the queue is full. */
  run<Result>(owner: string, work: () => Promise<Result>): Promise<Result>;
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

  return {
    async run(owner, work) {
      const line = lines.get(owner) ?? { running: 0, waiting: [] };
      if (running < options.atOnce && line.running < options.atOnceOfOne) begin(owner, line);
      else {
        if (waiting >= options.maxWaiting || line.waiting.length >= options.maxWaitingOfOne)
          throw new AppError("rate_limited", options.busyMessage);
        waiting += 1;
        lines.set(owner, line);
        await new Promise<void>((resolve) => line.waiting.push(resolve));
      }
      try {
        return await work();
      } finally {
        running -= 1;
        line.running -= 1;
        if (line.running === 0 && line.waiting.length === 0) lines.delete(owner);
        startNext();
      }
    },
  };
}
