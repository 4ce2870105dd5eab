import { eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import type { AccountDeps } from "./account-deps.ts";
import { linkLimits } from "./account-rates.ts";
import { type TokenPair, useLinkToken, wasLinkTokenUsed } from "./link-tokens.server.ts";

export type ConfirmOutcome =
  | { outcome: "confirmed"; userId: string; setCookies: string[] }
  /** The link did its work before. It starts no second session: whoever finds it later gets nothing. */
  | { outcome: "used" }
  | { outcome: "invalid" }
  | { outcome: "limited" };

/**
 * Exchanges the pair of a mailed link for a session, once. Whoever was signed in in this browser is signed out
 * everywhere before it: it may be the same person.
 */
export async function confirmEmail(
  { db, clock, access }: AccountDeps,
  {
    pair,
    visitorAddress,
    signedInUserId = null,
  }: { pair: TokenPair; visitorAddress: string; signedInUserId?: string | null },
): Promise<ConfirmOutcome> {
  const now = clock.now();
  if (!(await isWithinLimits(db, { limits: linkLimits({ visitorAddress }), now })))
    return { outcome: "limited" };
  const userId = await db.transaction(async (tx) => {
    const id = await useLinkToken(tx, { pair, kind: "signup", now });
    if (id) await tx.update(users).set({ emailVerified: true }).where(eq(users.id, id));
    return id;
  });
  if (userId) {
    if (signedInUserId) await access.endSessions(signedInUserId);
    return { outcome: "confirmed", userId, setCookies: await access.startSession(userId) };
  }
  return (await wasLinkTokenUsed(db, { pair, kind: "signup" }))
    ? { outcome: "used" }
    : { outcome: "invalid" };
}
