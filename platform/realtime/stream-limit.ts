/** Limits open streams per process, in total and per key. */
export interface StreamLimit {
  /** Returns an idempotent release function, or null if the limit is reached. */
  acquire(key: string): (() => void) | null;
}

export function createStreamLimit({ max, maxPerKey }: { max: number; maxPerKey: number }): StreamLimit {
  const open = new Map<string, number>();
  let total = 0;
  return {
    acquire(key) {
      const count = open.get(key) ?? 0;
      if (total >= max || count >= maxPerKey) return null;
      open.set(key, count + 1);
      total++;
      let released = false;
      return () => {
        if (released) return;
        released = true;
        total--;
        const left = (open.get(key) ?? 1) - 1;
        if (left > 0) open.set(key, left);
        else open.delete(key);
      };
    },
  };
}
