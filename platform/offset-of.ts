import { createHash } from "node:crypto";

/** A fixed point within a period for each id, so that recurring work is spread evenly and restarts don't start all of it. */
export function offsetOf(id: string, periodMs: number): number {
  const hash = createHash("sha256").update(id).digest();
  return Math.floor((hash.readUInt32BE(0) / 2 ** 32) * periodMs);
}
