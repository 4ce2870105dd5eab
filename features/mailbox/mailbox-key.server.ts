/** Access key of the local mailbox. It is stored, so that the mailbox keeps its URL after a restart. */
import { isSameSecret } from "#platform/access/is-same-secret.ts";
import { serverSecret } from "#platform/access/server-secret.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import type { Services } from "#platform/services.ts";

type Deps = Pick<Services, "db" | "ids">;

/** Limits wrong keys per network. The correct key is always accepted, so that attackers can't lock out the operator. */
const wrongKeys = { name: "mailbox-key", max: 20, windowMs: 15 * 60_000 };

export function mailboxKey({ db, ids }: Deps): Promise<string> {
  return serverSecret(db, ids, "mailbox-key");
}

/** This URL gives access to every mail, so it may only be shown in the operator's terminal. */
export async function mailboxAddress(services: Deps & Pick<Services, "origin">): Promise<string> {
  return `${services.origin}/dev/mailbox?key=${await mailboxKey(services)}`;
}

export async function isMailboxKey(services: Deps, given: string): Promise<boolean> {
  return isSameSecret(given, await mailboxKey(services));
}

/** Checks a key from a URL. Unlike `isMailboxKey`, this is rate limited. */
export async function tryMailboxKey(
  services: Deps & Pick<Services, "clock">,
  { given, visitorAddress }: { given: string; visitorAddress: string },
): Promise<"right" | "wrong" | "limited"> {
  if (await isMailboxKey(services, given)) return "right";
  const limits = [{ ...wrongKeys, visitorAddress }];
  return (await isWithinLimits(services.db, { limits, now: services.clock.now() })) ? "wrong" : "limited";
}
