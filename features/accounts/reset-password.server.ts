/** A forgotten password: the link that is mailed, and the new password it allows, once. */
import { and, eq } from "drizzle-orm";
import { accounts, sessions, users } from "#db/schema.ts";
import { postMail } from "#platform/mail/post-mail.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import type { AccountDeps, Visitor } from "./account-deps.ts";
import { mailLimits } from "./account-rates.ts";
import { commonPasswords } from "./common-passwords.server.ts";
import { endOtherAccess } from "./end-access.server.ts";
import { accountRef, findAccount, findDevice, rememberDevice } from "./known-device.server.ts";
import { createLinkToken, findLinkTokenUser, type TokenPair, useLinkToken } from "./link-tokens.server.ts";
import { passwordProblems } from "./password-policy.ts";
import { refuseLink } from "./refuse-link.server.ts";
import type { LinkRequest } from "./sign-in-link.server.ts";
import { accountLimits } from "./texts.ts";

/** Answers alike whether there is such an account or not. */
export async function requestPasswordReset(
  deps: AccountDeps,
  { email, visitorAddress, deviceCookie }: { email: string } & Omit<Visitor, "deviceLabel">,
): Promise<LinkRequest> {
  const { db, ids, clock, jobs, origin, mails, security } = deps;
  const now = clock.now();
  const account = await findAccount(db, email);
  const limits = mailLimits("password-reset", { email, visitorAddress });
  const event = { account: accountRef(account, email), visitorAddress };
  const isKnown = findDevice(deps, account, deviceCookie) !== null;
  if (!isKnown && !(await isWithinLimits(db, { limits: [limits.network], now }))) {
    security.report("password-reset-requested", { ...event, outcome: "limited" });
    return "limited";
  }
  const { resetMinutes } = accountLimits;
  // Counted with the mail: what could not be sent is not counted.
  const answer = await db.transaction(async (tx) => {
    if (!(await isWithinLimits(tx, { limits: [limits.email], now }))) return "enough";
    if (!account) return "sent";
    const { id: userId } = account;
    const lifetimeMs = resetMinutes * 60_000;
    const token = await createLinkToken(tx, { ids, userId, kind: "password_reset", now, lifetimeMs });
    const link = new URL("/auth/reset", origin);
    link.searchParams.set("access_token", token.accessToken);
    link.searchParams.set("refresh_token", token.refreshToken);
    const mail = await mails.resetPassword({ link: link.href, expiresInMinutes: resetMinutes });
    await postMail({ jobs }, tx, { ...mail, to: email, dedupeKey: `reset-password:${token.id}` });
    return "sent";
  });
  const outcome = answer === "sent" ? "sent" : "limited";
  security.report("password-reset-requested", { ...event, outcome });
  return answer;
}

export type ResetOutcome =
  /** The browser that has the mailbox counts as known: it may sign in whatever strangers tried. */
  | { outcome: "changed"; email: string; deviceCookie: string }
  | { outcome: "weak"; problems: string[] }
  | { outcome: "invalid" }
  | { outcome: "limited" };

/** Ends every session of the user: whoever knew the old password is out. A weak password leaves the link unused. */
export async function resetPassword(
  deps: AccountDeps,
  {
    pair,
    password,
    visitorAddress,
    deviceCookie,
  }: { pair: TokenPair; password: string } & Omit<Visitor, "deviceLabel">,
): Promise<ResetOutcome> {
  const { db, clock, access, jobs, mails, security } = deps;
  const now = clock.now();
  const user = await findLinkTokenUser(db, { pair, kind: "password_reset", now });
  if (!user) return refuseLink(deps, { kind: "password_reset", visitorAddress });
  const problems = passwordProblems(password, user, await commonPasswords());
  if (problems.length > 0) return { outcome: "weak", problems };
  const hash = await access.hashPassword(password);
  const { userId, email } = user;
  const isChanged = await db.transaction(async (tx) => {
    if (!(await useLinkToken(tx, { pair, kind: "password_reset", now }))) return false;
    // The link came by mail to this address: that proves it as well as a confirmation does.
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
    await tx
      .update(accounts)
      .set({ password: hash })
      .where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")));
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await endOtherAccess(tx, { userId, email, now });
    const mail = await mails.passwordChanged();
    const dedupeKey = `password-changed:${userId}:${now.getTime()}`;
    await postMail({ jobs }, tx, { ...mail, to: email, dedupeKey });
    return true;
  });
  if (!isChanged) return { outcome: "invalid" };
  security.report("password-reset", { account: { userId }, visitorAddress });
  return { outcome: "changed", email, deviceCookie: rememberDevice(deps, { userId, deviceCookie }) };
}
