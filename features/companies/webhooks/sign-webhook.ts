/** Signatures in the form of Standard Webhooks (standardwebhooks.com). */
import { createHmac } from "node:crypto";

export const secretPrefix = "whsec_";

export interface SignedMessage {
  id: string;
  now: Date;
  body: string;
}

/** One signature per secret, so that receivers can change to a new secret at any time. */
export function signatureHeaders(
  { id, now, body }: SignedMessage,
  secrets: string[],
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(secretPrefix.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}
