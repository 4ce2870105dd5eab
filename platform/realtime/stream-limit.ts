import type { VisitorNetwork } from "#platform/visitor-networks.ts";

/** Whose streams count together: a person or an API key, or the networks of a visitor. */
export type StreamKey = string | VisitorNetwork[];

/** Limits open streams per process, in total and per key. */
export interface StreamLimit {
  /** Returns an idempotent release function, or null if the limit is reached. */
  acquire(key: StreamKey): (() => void) | null;
}

export function createStreamLimit({ max, maxPerKey }: { max: number; maxPerKey: number }): StreamLimit {
  const open = new Map<string, number>();
  let total = 0;
  return {
    acquire(key) {
      const counted = typeof key === "string" ? [{ name: key, times: 1 }] : key;
      const isFull = ({ name, times }: VisitorNetwork) => (open.get(name) ?? 0) >= maxPerKey * times;
      if (total >= max || counted.some(isFull)) return null;
      for (const { name } of counted) open.set(name, (open.get(name) ?? 0) + 1);
      total++;
      let released = false;
      return () => {
        if (released) return;
        released = true;
        total--;
        for (const { name } of counted) {
          const left = (open.get(name) ?? 1) - 1;
          if (left > 0) open.set(name, left);
          else open.delete(name);
        }
      };
    },
  };
}
