import { eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import type { AccountDeps, SignedIn, Visitor } from "./account-deps.ts";
import { forgetMailBudgets } from "./end-access.server.ts";
import { rememberDevice } from "./known-device.server.ts";
import { type TokenPair, useLinkToken, wasLinkTokenUsed } from "./link-tokens.server.ts";
import { refuseLink } from "./refuse-link.server.ts";

export type ConfirmOutcome =
  | (Omit<SignedIn, "outcome"> & { outcome: "confirmed" })
  /** The link was already used. It doesn't start a second session, so a link that leaks later is useless. */
  | { outcome: "used" }
  | { outcome: "invalid" }
  | { outcome: "limited" };

/** Exchanges the token pair of a mailed link for a session, once. */
export async function confirmEmail(
  deps: AccountDeps,
  { pair, visitorAddress, deviceLabel, deviceCookie }: { pair: TokenPair } & Visitor,
): Promise<ConfirmOutcome> {
  const { db, clock, access, security } = deps;
  const now = clock.now();
  const userId = await db.transaction(async (tx) => {
    const id = await useLinkToken(tx, { pair, kind: "signup", now });
    if (!id) return null;
    const [user] = await tx
      .update(users)
      .set({ emailVerified: true })
      .where(eq(users.id, id))
      .returning({ email: users.email });
    if (user) await forgetMailBudgets(tx, user.email);
    return id;
  });
  if (userId) {
    security.report("sign-in", { account: { userId }, visitorAddress, with: "confirmation", device: "new" });
    const setCookies = await access.startSession(userId, deviceLabel);
    const remembered = rememberDevice(deps, { userId, deviceCookie });
    return { outcome: "confirmed", userId, setCookies, deviceCookie: remembered };
  }
  const refused = await refuseLink(deps, { kind: "signup", visitorAddress });
  if (refused.outcome === "limited") return { outcome: "limited" };
  return (await wasLinkTokenUsed(db, { pair, kind: "signup" }))
    ? { outcome: "used" }
    : { outcome: "invalid" };
}
