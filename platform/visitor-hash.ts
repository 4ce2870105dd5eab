/** Distinguishes visitors within a period without identifying them. */
import { createHmac } from "node:crypto";

/**
 * Stable for one address and browser within a period and different in the next one. Keyed with the installation's
 * secret, so that others can't test addresses against the hash.
 */
export function visitorHash(
  secret: string,
  { period, address, userAgent }: { period: string; address: string; userAgent: string },
): string {
  return createHmac("sha256", secret)
    .update(JSON.stringify([period, address, userAgent]))
    .digest("base64url");
}
