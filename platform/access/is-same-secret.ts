/** Compares digests, so the time taken shows neither the length of the secret nor how much of it was guessed. */
import { createHash, timingSafeEqual } from "node:crypto";

export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
