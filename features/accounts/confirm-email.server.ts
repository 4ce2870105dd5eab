import { and, eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import type { AccountDeps, SecondFactorNeeded, SignedIn, Visitor } from "./account-deps.ts";
import { completeSignIn } from "./complete-sign-in.server.ts";
import { resetMailBudgets } from "./end-access.server.ts";
import { redeemLinkToken, type TokenPair, wasLinkTokenUsed } from "./link-tokens.server.ts";
import { refuseLink } from "./refuse-link.server.ts";

export type ConfirmOutcome =
  | { outcome: "confirmed"; signIn: SignedIn | SecondFactorNeeded; userId: string }
  /** The link was used before, or the address was confirmed without it. It doesn't start a second session, so a link that leaks later is useless. */
  | { outcome: "used" }
  | { outcome: "invalid" }
  | { outcome: "limited" };

/** Exchanges the token pair of a mailed link for a session, or for a request for the second factor, once. */
export async function confirmEmail(
  deps: AccountDeps,
  { pair, ...visitor }: { pair: TokenPair } & Visitor,
): Promise<ConfirmOutcome> {
  const { db, clock } = deps;
  const now = clock.now();
  const userId = await db.transaction(async (tx) => {
    const id = await redeemLinkToken(tx, { pair, kind: "signup", now });
    if (!id) return null;
    const [user] = await tx
      .update(users)
      .set({ emailVerified: true })
      .where(and(eq(users.id, id), eq(users.emailVerified, false)))
      .returning({ email: users.email });
    // The address was confirmed in another way, so the account may have got a password or second factor since.
    if (!user) return null;
    await resetMailBudgets(tx, user.email);
    return id;
  });
  if (userId) {
    const proven = { userId, method: "confirmation", secondFactor: null } as const;
    return { outcome: "confirmed", userId, signIn: await completeSignIn(deps, proven, visitor) };
  }
  const refused = await refuseLink(deps, { kind: "signup", visitorAddress: visitor.visitorAddress });
  if (refused.outcome === "limited") return { outcome: "limited" };
  return (await wasLinkTokenUsed(db, { pair, kind: "signup" }))
    ? { outcome: "used" }
    : { outcome: "invalid" };
}
