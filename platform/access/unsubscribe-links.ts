/**
 * Signed links in mails, with which a person ends mails on one topic about one company without signing in. They never expire,
 * because an old mail must also be able to end them, and give no other right.
 */
import { createHmac, hkdfSync } from "node:crypto";
import { type MailTopic, mailTopics } from "#shared/enumerations.ts";
import { isSameSecret } from "./is-same-secret.ts";

interface Recipient {
  companyId: string;
  userId: string;
  topic: MailTopic;
}

export interface UnsubscribeLinks {
  issue(recipient: Recipient): string;
  /** Null if the token is forged or malformed. */
  read(token: string | undefined): Recipient | null;
}

const uuid = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
/** Links about websites have no topic, because there was only that one at first. */
const shape = new RegExp(`^(${uuid})\\.([\\w-]{1,40})(?:\\.(${mailTopics.join("|")}))?\\.([\\w-]{43})$`);

/** `secret` is the server's; a purpose-specific key is derived from it. */
export function createUnsubscribeLinks(secret: string): UnsubscribeLinks {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "unsubscribe-link", 32));
  const sign = (named: string[]) =>
    createHmac("sha256", key).update(JSON.stringify(named)).digest("base64url");
  const nameOf = ({ companyId, userId, topic }: Recipient) =>
    topic === "website" ? [companyId, userId] : [companyId, userId, topic];
  return {
    issue(recipient) {
      const named = nameOf(recipient);
      return [...named, sign(named)].join(".");
    },
    read(token = "") {
      const [, companyId = "", userId = "", named = "website", proof = ""] = shape.exec(token) ?? [];
      const topic = mailTopics.find((known) => known === named) ?? "website";
      const recipient = { companyId, userId, topic };
      return proof !== "" && isSameSecret(proof, sign(nameOf(recipient))) ? recipient : null;
    },
  };
}
