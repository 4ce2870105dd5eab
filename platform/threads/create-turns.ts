/** Limits how much of one kind of work runs at a time in this process. */
import { AppError } from "#platform/errors.ts";

export interface TurnLimits {
  atOnce: number;
  /** What waits for a turn. More is refused. */
  maxWaiting: number;
  maxWaitMs: number;
  /** For people, with status 429. */
  refusals: { sameKey: string; tooMany: string };
}

export interface Turns {
  /**
   * At most one at a time for each `key`; a second one is refused at once. Throws an AppError ("rate_limited") when it
   * gets no turn.
   */
  run<Value>(key: string, work: () => Promise<Value>): Promise<Value>;
}

export function createTurns({ atOnce, maxWaiting, maxWaitMs, refusals }: TurnLimits): Turns {
  const keys = new Set<string>();
  const waiting = new Set<() => void>();
  let running = 0;

  async function takeTurn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.size >= maxWaiting) throw new AppError("rate_limited", refusals.tooMany);
    const turn = Promise.withResolvers<void>();
    waiting.add(turn.resolve);
    const timer = setTimeout(() => {
      waiting.delete(turn.resolve);
      turn.reject(new AppError("rate_limited", refusals.tooMany));
    }, maxWaitMs);
    await turn.promise.finally(() => clearTimeout(timer));
  }

  /** The turn passes to the first that waits, so that a newcomer can't overtake it. */
  function giveTurn(): void {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    waiting.delete(next);
    next();
  }

  return {
    async run(key, work) {
      if (keys.has(key)) throw new AppError("rate_limited", refusals.sameKey);
      keys.add(key);
      try {
        await takeTurn();
        try {
          return await work();
        } finally {
          giveTurn();
        }
      } finally {
        keys.delete(key);
      }
    },
  };
}
