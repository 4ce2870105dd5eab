/** Signing in by mail: for owners whose account's budget of password tries is spent. */
import { postMail } from "#platform/mail/post-mail.ts";
import { forgetUses, isWithinLimits } from "#platform/rate-limits.ts";
import type { AccountDeps, SignedIn, Visitor } from "./account-deps.ts";
import { mailLimits } from "./account-rates.ts";
import { accountRef, findAccount, findDevice, rememberDevice } from "./known-device.server.ts";
import { createLinkToken, findLinkTokenUser, type TokenPair, useLinkToken } from "./link-tokens.server.ts";
import { refuseLink } from "./refuse-link.server.ts";
import { accountLimits } from "./texts.ts";

/** "enough": the links that were sent within the hour still work. */
export type LinkRequest = "sent" | "enough" | "limited";

/** Answers alike whether there is such an account or not. Nothing is sent to an address that is not confirmed. */
export async function requestSignInLink(
  deps: AccountDeps,
  { email, visitorAddress, deviceCookie }: { email: string } & Omit<Visitor, "deviceLabel">,
): Promise<LinkRequest> {
  const { db, ids, clock, jobs, origin, mails, security } = deps;
  const now = clock.now();
  const account = await findAccount(db, email);
  const limits = mailLimits("sign-in-link", { email, visitorAddress });
  const event = { account: accountRef(account, email), visitorAddress };
  const isKnown = findDevice(deps, account, deviceCookie) !== null;
  if (!isKnown && !(await isWithinLimits(db, { limits: [limits.network], now }))) {
    security.report("sign-in-link-requested", { ...event, outcome: "limited" });
    return "limited";
  }
  const { signInLinkMinutes } = accountLimits;
  // Counted with the mail: what could not be sent is not counted.
  const answer = await db.transaction(async (tx) => {
    if (!(await isWithinLimits(tx, { limits: [limits.email], now }))) return "enough";
    if (!account?.emailVerified) return "sent";
    const { id: userId } = account;
    const lifetimeMs = signInLinkMinutes * 60_000;
    const token = await createLinkToken(tx, { ids, userId, kind: "sign_in", now, lifetimeMs });
    const link = new URL("/auth/link", origin);
    link.searchParams.set("access_token", token.accessToken);
    link.searchParams.set("refresh_token", token.refreshToken);
    const mail = await mails.signInLink({ link: link.href, expiresInMinutes: signInLinkMinutes });
    await postMail({ jobs }, tx, { ...mail, to: email, dedupeKey: `sign-in-link:${token.id}` });
    return "sent";
  });
  const outcome = answer === "sent" ? "sent" : "limited";
  security.report("sign-in-link-requested", { ...event, outcome });
  return answer;
}

/** Exchanges the pair of a mailed link for a session, once. */
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
    // The other links ended with this one, so their owner may ask for new ones.
    await forgetUses(tx, mailLimits("sign-in-link", { email: user.email, visitorAddress }).email);
    return usedBy;
  });
  if (!userId) return refuseLink(deps, { kind: "sign_in", visitorAddress });
  security.report("sign-in", { account: { userId }, visitorAddress, with: "link", device: "new" });
  const setCookies = await access.startSession(userId, deviceLabel);
  const remembered = rememberDevice(deps, { userId, deviceCookie });
  return { outcome: "signed-in", userId, setCookies, deviceCookie: remembered };
}
