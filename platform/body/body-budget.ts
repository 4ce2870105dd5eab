/** What senders of bodies may use of this process: how often, how many at once, and how much memory for all together. */
import { LRUCache } from "lru-cache";
import type { Clock } from "#platform/clock.ts";
import { networkOf } from "#platform/rate-limits.ts";
import { type BodyRefusal, bodyRefusals } from "./body-bound.ts";

export interface BodyLimits {
  /** Networks that are remembered, the least recent forgotten first. */
  networks: number;
  /** One request costs one unit, and one more for each 10 kB that its first 100 kB hold. */
  burstUnits: number;
  unitsPerSecond: number;
  /** Bodies of one network that are being received. */
  inFlight: number;
  /** Bytes in memory of the first 100 kB of each body. */
  smallBytes: number;
  /** Bytes in memory of all that is beyond: only people with an account or a key get there. */
  largeBytes: number;
}

/**
 * An office behind one address can post 2,000 forms at once, and 20 a second from then on. The bytes hold 320 forms of
 * strangers, and three archives of 50 MB beside them.
 */
export const bodyLimits: BodyLimits = {
  networks: 10_000,
  burstUnits: 2_000,
  unitsPerSecond: 20,
  inFlight: 32,
  smallBytes: 32_000_000,
  largeBytes: 160_000_000,
};

/** Forms of strangers are no larger, so those of owners can't take the room that they need. */
const smallBodyBytes = 100_000;
const bytesPerUnit = 10_000;

export interface BodyBudget {
  /** Counts a request before its body is read. `bytes`: as it says, null when it does not. */
  admit(address: string, bytes: number | null): BodyRefusal | null;
  /** For a body that is received now. */
  open(address: string): BodyShare | BodyRefusal;
}

export interface BodyShare {
  /** False when there is no memory left for these bytes. */
  take(bytes: number): boolean;
  /** The body is here, or given up; its bytes are still in memory. */
  received(): void;
  /** Nothing of it is in memory any more. May be called again. */
  release(): void;
}

interface Sender {
  units: number;
  countedMs: number;
  inFlight: number;
}

export function createBodyBudget(clock: Pick<Clock, "monotonicMs">, limits = bodyLimits): BodyBudget {
  const senders = new LRUCache<string, Sender>({ max: limits.networks });
  const used = { small: 0, large: 0 };

  function senderAt(address: string): Sender {
    const network = networkOf(address);
    const nowMs = clock.monotonicMs();
    const known = senders.get(network) ?? { units: limits.burstUnits, countedMs: nowMs, inFlight: 0 };
    const refill = ((nowMs - known.countedMs) / 1_000) * limits.unitsPerSecond;
    known.units = Math.min(limits.burstUnits, known.units + refill);
    known.countedMs = nowMs;
    senders.set(network, known);
    return known;
  }

  return {
    admit(address, bytes) {
      const sender = senderAt(address);
      const counted = Math.min(bytes ?? smallBodyBytes, smallBodyBytes);
      const units = 1 + Math.floor(counted / bytesPerUnit);
      if (sender.units < units)
        return bodyRefusals.tooOften(Math.ceil((units - sender.units) / limits.unitsPerSecond));
      sender.units -= units;
      return null;
    },
    open(address) {
      const sender = senderAt(address);
      if (sender.inFlight >= limits.inFlight) return bodyRefusals.tooOften(1);
      sender.inFlight += 1;
      let isReceived = false;
      let bytes = 0;
      const sizes = () => {
        const small = Math.min(bytes, smallBodyBytes);
        return { small, large: bytes - small };
      };
      const received = () => {
        if (!isReceived) sender.inFlight -= 1;
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
