/** Mails a link and accepts a new password with it, once. */

import { eq } from "drizzle-orm";
import { sessions, users } from "#db/schema.ts";
import { recordAccountChange } from "#features/companies/audit/record-change.server.ts";
import { postMail } from "#platform/mail/post-mail.ts";
import type { AccountDeps, Visitor } from "./account-deps.ts";
import { commonPasswords } from "./common-passwords.server.ts";
import { endOtherAccess } from "./end-access.server.ts";
import { rememberDevice } from "./known-device.server.ts";
import { findLinkTokenUser, redeemLinkToken, type TokenPair } from "./link-tokens.server.ts";
import { passwordProblems } from "./password-policy.ts";
import { refuseLink } from "./refuse-link.server.ts";
import { type LinkRequest, type MailedLinkRequest, requestMailedLink } from "./request-mailed-link.server.ts";
import { storePassword } from "./store-account.server.ts";
import { accountLimits } from "./texts.ts";

export function requestPasswordReset(deps: AccountDeps, request: MailedLinkRequest): Promise<LinkRequest> {
  const minutes = accountLimits.resetMinutes;
  return requestMailedLink(deps, request, {
    name: "password-reset",
    kind: "password_reset",
    path: "/auth/reset",
    minutes,
    compose: (mail) => deps.mails.resetPassword({ ...mail, expiresInMinutes: minutes }),
    maySend: () => true,
  });
}

export type ResetOutcome =
  /** The browser becomes a known device, so the owner can sign in even if attackers have used up the budget. */
  | { outcome: "changed"; email: string; deviceCookie: string }
  | { outcome: "weak"; problems: string[] }
  | { outcome: "invalid" }
  | { outcome: "limited" };

/** Ends all of the user's sessions, because an attacker may own one. A weak password doesn't use up the link. */
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
  const { userId, email, language } = user;
  const isChanged = await db.transaction(async (tx) => {
    if (!(await redeemLinkToken(tx, { pair, kind: "password_reset", now }))) return false;
    // Only the mailbox's owner can receive the link, so using it also confirms the address.
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
    await storePassword(tx, { userId, hash });
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await endOtherAccess(tx, { userId, email, now });
    const mail = await mails.passwordChanged({ language });
    const dedupeKey = `password-changed:${userId}:${now.getTime()}`;
    await postMail({ jobs }, tx, { ...mail, to: email, dedupeKey });
    await recordAccountChange(tx, { userId }, { action: "account.password-reset" });
    return true;
  });
  if (!isChanged) return { outcome: "invalid" };
  security.report("password-reset", { account: { userId }, visitorAddress });
  return { outcome: "changed", email, deviceCookie: rememberDevice(deps, { userId, deviceCookie }) };
}
