/** Signs owners in by email when guesses have used up their account's password attempts. */
import { clearUses } from "#platform/rate-limits.ts";
import type { AccountDeps, SecondFactorNeeded, SignedIn, Visitor } from "./account-deps.ts";
import { mailLimits } from "./account-rates.ts";
import { completeSignIn } from "./complete-sign-in.server.ts";
import { findLinkTokenUser, redeemLinkToken, type TokenPair } from "./link-tokens.server.ts";
import { refuseLink } from "./refuse-link.server.ts";
import { type LinkRequest, type MailedLinkRequest, requestMailedLink } from "./request-mailed-link.server.ts";
import { accountLimits } from "./texts.ts";

/** Doesn't send email to an unconfirmed address. */
export function requestSignInLink(deps: AccountDeps, request: MailedLinkRequest): Promise<LinkRequest> {
  const minutes = accountLimits.signInLinkMinutes;
  return requestMailedLink(deps, request, {
    name: "sign-in-link",
    kind: "sign_in",
    path: "/auth/link",
    minutes,
    compose: (mail) => deps.mails.signInLink({ ...mail, expiresInMinutes: minutes }),
    maySend: (account) => account.emailVerified,
  });
}

/** Exchanges the token pair of a mailed link for a session, or for a request for the second factor. Each pair works once. */
export async function signInByLink(
  deps: AccountDeps,
  { pair, ...visitor }: { pair: TokenPair } & Visitor,
): Promise<SignedIn | SecondFactorNeeded | { outcome: "invalid" | "limited" }> {
  const { db, clock } = deps;
  const { visitorAddress } = visitor;
  const now = clock.now();
  const userId = await db.transaction(async (tx) => {
    const user = await findLinkTokenUser(tx, { pair, kind: "sign_in", now });
    const usedBy = await redeemLinkToken(tx, { pair, kind: "sign_in", now });
    if (!user || usedBy !== user.userId) return null;
    // Using this link revoked the other ones, so the owner may request new ones.
    await clearUses(tx, mailLimits("sign-in-link", { email: user.email, visitorAddress }).email);
    return usedBy;
  });
  if (!userId) return refuseLink(deps, { kind: "sign_in", visitorAddress });
  return completeSignIn(deps, { userId, method: "link", secondFactor: null }, visitor);
}
