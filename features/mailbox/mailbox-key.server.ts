/** The key to the local mailbox. It is stored, so a restart changes neither the address nor who may open it. */
import { serverSecret } from "#platform/access/server-secret.ts";
import type { Services } from "#platform/services.ts";

export const mailboxPath = "/dev/mailbox";

export function mailboxKey({ db, ids }: Pick<Services, "db" | "ids">): Promise<string> {
  return serverSecret(db, ids, "mailbox-key");
}

/** For the terminal of the operator only: it opens every mail. */
export async function mailboxAddress(services: Pick<Services, "db" | "ids" | "origin">): Promise<string> {
  return `${services.origin}${mailboxPath}?key=${await mailboxKey(services)}`;
}
