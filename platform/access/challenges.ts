/**
 * Challenges that a browser must sign with a passkey. The browser keeps its challenge in a signed cookie, so nothing is
 * stored for visitors who only open the sign-in page. Callers ensure single use.
 */
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** As long as browsers wait for the user. */
export const challengeMinutes = 5;

const shape = /^([\w-]{43})\.([0-9a-z]{6,10})\.([\w-]{43})$/;

interface ChallengeFor {
  purpose: "add-passkey" | "sign-in";
  /** Who may answer, such as a session. Empty if anyone with this browser may. */
  subject: string;
  now: Date;
}

export interface Challenges {
  /** The cookie's value for a challenge of 32 random bytes in base64url. */
  issue(input: ChallengeFor & { challenge: string }): string;
  /** Null if the cookie is missing, forged or expired, or was issued for something else. */
  read(input: ChallengeFor & { cookie: string | null }): string | null;
}

/** `secret` is the server's; a purpose-specific key is derived from it. */
export function createChallenges(secret: string): Challenges {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "passkey-challenge", 32));
  const proofOf = (parts: string[]) => createHmac("sha256", key).update(JSON.stringify(parts)).digest();
  return {
    issue({ challenge, purpose, subject, now }) {
      const issued = now.getTime().toString(36);
      const proof = proofOf([purpose, subject, challenge, issued]).toString("base64url");
      return `${challenge}.${issued}.${proof}`;
    },
    read({ cookie, purpose, subject, now }) {
      const [, challenge, issued, proof] = shape.exec(cookie ?? "") ?? [];
      if (!challenge || !issued || !proof) return null;
      const expected = proofOf([purpose, subject, challenge, issued]);
      if (!timingSafeEqual(Buffer.from(proof, "base64url"), expected)) return null;
      const ageMs = now.getTime() - Number.parseInt(issued, 36);
      return ageMs > challengeMinutes * 60_000 ? null : challenge;
    },
  };
}
