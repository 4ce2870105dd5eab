/** Compares digests in constant time, so that timing reveals neither the secret's length nor a correct prefix. */
import { createHash, timingSafeEqual } from "node:crypto";

export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
