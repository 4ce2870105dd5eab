/** The key to the local mailbox. It is stored, so a restart changes neither the address nor who may open it. */
import { isSameSecret } from "#platform/access/is-same-secret.ts";
import { serverSecret } from "#platform/access/server-secret.ts";
import { isWithinLimits, networkOf } from "#platform/rate-limits.ts";
import type { Services } from "#platform/services.ts";

type Deps = Pick<Services, "db" | "ids">;

/** Wrong keys by network. The right key is never refused, so strangers can't lock the operator out. */
const wrongKeys = { name: "mailbox-key", max: 20, windowMs: 15 * 60_000 };

export function mailboxKey({ db, ids }: Deps): Promise<string> {
  return serverSecret(db, ids, "mailbox-key");
}

/** For the terminal of the operator only: it opens every mail. */
export async function mailboxAddress(services: Deps & Pick<Services, "origin">): Promise<string> {
  return `${services.origin}/dev/mailbox?key=${await mailboxKey(services)}`;
}

export async function isMailboxKey(services: Deps, given: string): Promise<boolean> {
  return isSameSecret(given, await mailboxKey(services));
}

/** As `isMailboxKey`, for a key that came in an address: wrong ones are counted. */
export async function tryMailboxKey(
  services: Deps & Pick<Services, "clock">,
  { given, visitorAddress }: { given: string; visitorAddress: string },
): Promise<"right" | "wrong" | "limited"> {
  if (await isMailboxKey(services, given)) return "right";
  const limits = [{ ...wrongKeys, who: networkOf(visitorAddress) }];
  return (await isWithinLimits(services.db, { limits, now: services.clock.now() })) ? "wrong" : "limited";
}
