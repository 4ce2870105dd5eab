/** Tells visitors apart for as long as a period lasts, without keeping who they are. */
import { createHmac } from "node:crypto";

/**
 * The same for one address and browser within one period, and never again after it. Nobody without the installation's
 * secret can try addresses against it.
 */
export function visitorHash(
  secret: string,
  { period, address, userAgent }: { period: string; address: string; userAgent: string },
): string {
  return createHmac("sha256", secret)
    .update(JSON.stringify([period, address, userAgent]))
    .digest("base64url");
}
