/** How many streams one process holds open, in all and for one key. */
export interface StreamLimit {
  /** Returns what gives the place back (once), or null when none is left. */
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
