/** Sign-in by mail, for owners whose account has no password attempts left. */
import { forgetUses } from "#platform/rate-limits.ts";
import type { AccountDeps, SignedIn, Visitor } from "./account-deps.ts";
import { mailLimits } from "./account-rates.ts";
import { rememberDevice } from "./known-device.server.ts";
import { findLinkTokenUser, type TokenPair, useLinkToken } from "./link-tokens.server.ts";
import { refuseLink } from "./refuse-link.server.ts";
import { type LinkRequest, type MailedLinkRequest, requestMailedLink } from "./request-mailed-link.server.ts";
import { accountLimits } from "./texts.ts";

/** Sends nothing to an unconfirmed email address. */
export function requestSignInLink(deps: AccountDeps, request: MailedLinkRequest): Promise<LinkRequest> {
  const minutes = accountLimits.signInLinkMinutes;
  return requestMailedLink(deps, request, {
    name: "sign-in-link",
    kind: "sign_in",
    path: "/auth/link",
    minutes,
    compose: (link) => deps.mails.signInLink({ link, expiresInMinutes: minutes }),
    maySend: (account) => account.emailVerified,
  });
}

/** Exchanges the token pair of a mailed link for a session, once. */
export async function signInByLink(
  deps: AccountDeps,
  { pair, visitorAddress, deviceLabel, deviceCookie }: { pair: TokenPair } & Visitor,
): Promise<SignedIn | { outcome: "invalid" | "limited" }> {
  const { db, clock, access, security } = deps;
  const now = clock.now();
  const userId = await db.transaction(async (tx) => {
    const user = await findLinkTokenUser(tx, { pair, kind: "sign_in", now });
    const usedBy = await useLinkToken(tx, { pair, kind: "sign_in", now });
    if (!user || usedBy !== user.userId) return null;
    // The other links were revoked together with this one, so the owner may request new ones.
    await forgetUses(tx, mailLimits("sign-in-link", { email: user.email, visitorAddress }).email);
    return usedBy;
  });
  if (!userId) return refuseLink(deps, { kind: "sign_in", visitorAddress });
  security.report("sign-in", { account: { userId }, visitorAddress, with: "link", device: "new" });
  const setCookies = await access.startSession(userId, deviceLabel);
  const remembered = rememberDevice(deps, { userId, deviceCookie });
  return { outcome: "signed-in", userId, setCookies, deviceCookie: remembered };
}
