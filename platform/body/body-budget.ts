/** Limits request bodies per process by rate, concurrency and total memory. */
import { LRUCache } from "lru-cache";
import type { Clock } from "#platform/clock.ts";
import { networksOf } from "#platform/visitor-networks.ts";
import { type BodyRefusal, bodyRefusals } from "./body-bound.ts";

export interface BodyLimits {
  /** Number of tracked networks. The least recently seen are evicted. */
  networks: number;
  /** A request costs one unit, plus one for each 10 kB of its first 100 kB. */
  burstUnits: number;
  unitsPerSecond: number;
  /** Maximum number of in-flight bodies per network. */
  inFlight: number;
  /** Total memory for the first 100 kB of each body. */
  smallBytes: number;
  /** Total memory for everything beyond that. Only authenticated requests may send that much. */
  largeBytes: number;
}

/**
 * An office behind one address can post a burst of 2,000 forms, then 20 per second. The memory fits 320 anonymous forms
 * plus three archives of 50 MB.
 */
export const bodyLimits: BodyLimits = {
  networks: 10_000,
  burstUnits: 2_000,
  unitsPerSecond: 20,
  inFlight: 32,
  smallBytes: 32_000_000,
  largeBytes: 160_000_000,
};

/** Anonymous forms are smaller than this, so large bodies can't use up their memory. */
const smallBodyBytes = 100_000;
const bytesPerUnit = 10_000;

export interface BodyBudget {
  /** Charges a request before its body is read. `bytes` is the declared length, or null if absent. */
  admit(address: string, bytes: number | null): BodyRefusal | null;
  /** Reserves a slot for a body that is about to be received. */
  open(address: string): BodyShare | BodyRefusal;
}

export interface BodyShare {
  /** Returns false if there is no memory left for these bytes. */
  take(bytes: number): boolean;
  /** Call this when the body is received or aborted. Its bytes are still in memory. */
  received(): void;
  /** Frees the body's memory. Idempotent. */
  release(): void;
}

interface Sender {
  /** How many times the limits of a visitor's network apply. */
  times: number;
  units: number;
  countedMs: number;
  inFlight: number;
}

export function createBodyBudget(clock: Pick<Clock, "monotonicMs">, limits = bodyLimits): BodyBudget {
  const senders = new LRUCache<string, Sender>({ max: limits.networks });
  const used = { small: 0, large: 0 };

  function sendersAt(address: string): Sender[] {
    const nowMs = clock.monotonicMs();
    return networksOf(address).map(({ name, times }) => {
      const burstUnits = limits.burstUnits * times;
      const known = senders.get(name) ?? { times, units: burstUnits, countedMs: nowMs, inFlight: 0 };
      const refill = ((nowMs - known.countedMs) / 1_000) * limits.unitsPerSecond * times;
      known.units = Math.min(burstUnits, known.units + refill);
      known.countedMs = nowMs;
      senders.set(name, known);
      return known;
    });
  }

  return {
    admit(address, bytes) {
      const found = sendersAt(address);
      const counted = Math.min(bytes ?? smallBodyBytes, smallBodyBytes);
      const units = 1 + Math.floor(counted / bytesPerUnit);
      const waits = found.map(({ units: left, times }) => (units - left) / (limits.unitsPerSecond * times));
      const longest = Math.max(...waits);
      if (longest > 0) return bodyRefusals.tooOften(Math.ceil(longest));
      for (const sender of found) sender.units -= units;
      return null;
    },
    open(address) {
      const found = sendersAt(address);
      if (found.some(({ inFlight, times }) => inFlight >= limits.inFlight * times))
        return bodyRefusals.tooOften(1);
      for (const sender of found) sender.inFlight += 1;
      let isReceived = false;
      let bytes = 0;
      const sizes = () => {
        const small = Math.min(bytes, smallBodyBytes);
        return { small, large: bytes - small };
      };
      const received = () => {
        if (!isReceived) for (const sender of found) sender.inFlight -= 1;
        isReceived = true;
      };
      return {
        take(more) {
          const before = sizes();
          bytes += more;
          const { small, large } = sizes();
          used.small += small - before.small;
          used.large += large - before.large;
          return used.small <= limits.smallBytes && used.large <= limits.largeBytes;
        },
        received,
        release() {
          received();
          const { small, large } = sizes();
          used.small -= small;
          used.large -= large;
          bytes = 0;
        },
      };
    },
  };
}
