/**
 * Signed proof that a browser has signed in to an account before. Such a browser gets its own budget of password
 * attempts, so that an attacker who exhausts the account's budget doesn't lock out its owner.
 */
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

export const deviceDays = 90;

const maxAccounts = 5;
const shape = /^([\w-]{20,60})\.([0-9a-z]{6,10})\.([\w-]{43})$/;

export interface KnownDevices {
  /** Returns the cookie's next value, which renews this account's proof and keeps those of other accounts. */
  issue(input: { userId: string; deviceId: string; now: Date; previous: string | null }): string;
  /**
   * Returns the device id if the cookie proves one for this account, or null if the proof is forged, expired or
   * revoked.
   */
  find(input: { userId: string; now: Date; revokedAt: Date | null; cookie: string | null }): string | null;
}

/** `secret` is the server's. A purpose-specific key is derived from it. */
export function createKnownDevices(secret: string): KnownDevices {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "known-device", 32));
  const proofOf = ({ userId, deviceId, issued }: { userId: string; deviceId: string; issued: string }) =>
    createHmac("sha256", key)
      .update(JSON.stringify([userId, deviceId, issued]))
      .digest();

  function entriesOf(cookie: string | null) {
    return (cookie ?? "").split("~", maxAccounts).flatMap((text) => {
      const [, deviceId, issued, proof] = shape.exec(text) ?? [];
      return deviceId && issued && proof ? [{ text, deviceId, issued, proof }] : [];
    });
  }

  type Entry = ReturnType<typeof entriesOf>[number];
  const isOf = (userId: string, { deviceId, issued, proof }: Entry) =>
    timingSafeEqual(Buffer.from(proof, "base64url"), proofOf({ userId, deviceId, issued }));

  return {
    issue({ userId, deviceId, now, previous }) {
      const issued = now.getTime().toString(36);
      const proof = proofOf({ userId, deviceId, issued }).toString("base64url");
      const others = entriesOf(previous).filter((entry) => !isOf(userId, entry));
      return [`${deviceId}.${issued}.${proof}`, ...others.map(({ text }) => text)]
        .slice(0, maxAccounts)
        .join("~");
    },
    find({ userId, now, revokedAt, cookie }) {
      const entry = entriesOf(cookie).find((one) => isOf(userId, one));
      if (!entry) return null;
      const issuedMs = Number.parseInt(entry.issued, 36);
      const isExpired = now.getTime() - issuedMs > deviceDays * 86_400_000;
      const isRevoked = revokedAt !== null && issuedMs < revokedAt.getTime();
      return isExpired || isRevoked ? null : entry.deviceId;
    },
  };
}
