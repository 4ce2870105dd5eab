/** Counting semaphore. Callers queue in order and pair each `take` with one `leave`. */
export function createTurns(
  max: number,
  { onFirst, onNone }: { onFirst?: () => void; onNone?: () => void } = {},
) {
  let open = 0;
  const waiting: (() => void)[] = [];

  function wait(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = () => {
        signal?.removeEventListener("abort", giveUp);
        resolve();
      };
      const giveUp = () => {
        waiting.splice(waiting.indexOf(go), 1);
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", giveUp, { once: true });
      waiting.push(go);
    });
  }

  return {
    /** Rejects with the signal's reason if aborted while queued. Don't call `leave` then. */
    async take(signal?: AbortSignal): Promise<void> {
      if (open === 0) onFirst?.();
      if (open >= max) await wait(signal);
      else open += 1;
    },
    leave(): void {
      const next = waiting.shift();
      if (next) {
        next();
        return;
      }
      open -= 1;
      if (open === 0) onNone?.();
    },
  };
}
