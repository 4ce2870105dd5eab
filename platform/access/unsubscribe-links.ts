/**
 * Signed links in mails, with which a person ends mails about one company without signing in. They never expire,
 * because an old mail must also be able to end them, and give no other right.
 */
import { createHmac, hkdfSync } from "node:crypto";
import { isSameSecret } from "./is-same-secret.ts";

interface Recipient {
  companyId: string;
  userId: string;
}

export interface UnsubscribeLinks {
  issue(recipient: Recipient): string;
  /** Null if the token is forged or malformed. */
  read(token: string | undefined): Recipient | null;
}

const uuid = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
const shape = new RegExp(`^(${uuid})\\.([\\w-]{1,40})\\.([\\w-]{43})$`);

/** `secret` is the server's; a purpose-specific key is derived from it. */
export function createUnsubscribeLinks(secret: string): UnsubscribeLinks {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "unsubscribe-link", 32));
  const sign = (companyId: string, userId: string) =>
    createHmac("sha256", key)
      .update(JSON.stringify([companyId, userId]))
      .digest("base64url");
  return {
    issue: ({ companyId, userId }) => [companyId, userId, sign(companyId, userId)].join("."),
    read(token = "") {
      const [, companyId = "", userId = "", proof = ""] = shape.exec(token) ?? [];
      return proof !== "" && isSameSecret(proof, sign(companyId, userId)) ? { companyId, userId } : null;
    },
  };
}
