/**
 * Changes that signed-in users make to their own account. A session isn't enough: each change requires the password.
 */

import { and, eq } from "drizzle-orm";
import { linkTokens, sessions, users } from "#db/schema.ts";
import { recordAccountChange } from "#features/companies/audit/record-change.server.ts";
import { isUniqueViolation } from "#platform/db/violations.ts";
import { takeOrWait } from "#platform/growing-delay.ts";
import { postMail } from "#platform/mail/post-mail.ts";
import { clearUses, isWithinLimits } from "#platform/rate-limits.ts";
import type { AccountDeps, Visitor } from "./account-deps.ts";
import { findLanguage } from "./account-language.server.ts";
import { emailChangeLimit, ownPasswordDelay } from "./account-rates.ts";
import { commonPasswords } from "./common-passwords.server.ts";
import { endMailedLinks, endOtherAccess, resetMailBudgets } from "./end-access.server.ts";
import { rememberDevice } from "./known-device.server.ts";
import { createLinkToken, findLinkTokenUser, redeemLinkToken, type TokenPair } from "./link-tokens.server.ts";
import { findOwnProof } from "./own-proof.server.ts";
import { passwordProblems } from "./password-policy.ts";
import { refuseLink } from "./refuse-link.server.ts";
import { storePassword } from "./store-account.server.ts";
import { accountLimits } from "./texts.ts";

/** The user from the session, and the password they just entered. */
export interface Proof {
  userId: string;
  sessionId: string;
  email: string;
  password: string;
  visitorAddress: string;
}

type Refused = { outcome: "wrong-password" | "limited" | "sign-in-again" };

/**
 * Returns null if the password is correct, or, for accounts without one, if the sign-in was recent. Attempts are counted per session: an unattended session can't be used to
 * guess the password, and guesses elsewhere don't lock out the owner.
 */
export async function refuseProof(
  deps: AccountDeps,
  { userId, sessionId, password, visitorAddress }: Proof,
): Promise<Refused | null> {
  const { db, access, clock, security } = deps;
  const delay = ownPasswordDelay({ sessionId });
  const refuse = <Outcome extends Refused["outcome"]>(outcome: Outcome): { outcome: Outcome } => {
    security.report("own-password-refused", { account: { userId }, visitorAddress, outcome });
    return { outcome };
  };
  const proof = await findOwnProof(deps, { userId, sessionId });
  if (proof === "recent-sign-in") return null;
  if (proof === "sign-in-again") return refuse(proof);
  if ((await takeOrWait(db, { delay, now: clock.now() })) > 0) return refuse("limited");
  if (!(await access.verifyPassword({ userId, password }))) return refuse("wrong-password");
  await clearUses(db, delay);
  return null;
}

export type PasswordOutcome =
  | Refused
  | { outcome: "weak"; problems: string[] }
  | { outcome: "changed"; setCookies: string[]; deviceCookie: string };

/**
 * Ends all other sessions. The current one continues with the returned cookies, in the same company and with the second
 * factor that it proved.
 */
export async function changePassword(
  deps: AccountDeps,
  proof: Proof,
  {
    newPassword,
    companyName,
    deviceLabel,
    deviceCookie,
  }: { newPassword: string; companyName: string } & Omit<Visitor, "visitorAddress">,
): Promise<PasswordOutcome> {
  const { db, clock, access, jobs, mails, security } = deps;
  const { userId, email, visitorAddress } = proof;
  const refused = await refuseProof(deps, proof);
  if (refused) return refused;
  const problems = passwordProblems(newPassword, { email, companyName }, await commonPasswords());
  if (newPassword === proof.password) problems.push("This is your current password. Choose a different one.");
  if (problems.length > 0) return { outcome: "weak", problems };
  const hash = await access.hashPassword(newPassword);
  const continued = await db.transaction(async (tx) => {
    await storePassword(tx, { userId, hash });
    const ended = await tx.delete(sessions).where(eq(sessions.userId, userId)).returning({
      id: sessions.id,
      secondFactor: sessions.secondFactor,
      activeCompanyId: sessions.activeCompanyId,
    });
    await endOtherAccess(tx, { userId, email, now: clock.now() });
    const dedupeKey = `password-changed:${userId}:${clock.now().getTime()}`;
    const mail = await mails.passwordChanged({ language: await findLanguage(tx, userId) });
    await postMail({ jobs }, tx, { ...mail, to: email, dedupeKey });
    await recordAccountChange(tx, { userId }, { action: "account.password-changed" });
    return ended.find(({ id }) => id === proof.sessionId);
  });
  security.report("password-changed", { account: { userId }, visitorAddress });
  const setCookies = await access.startSession(userId, deviceLabel, continued);
  return { outcome: "changed", setCookies, deviceCookie: rememberDevice(deps, { userId, deviceCookie }) };
}

/** Returns the same result if another account has the new address, but then sends no mail. */
export async function requestEmailChange(
  deps: AccountDeps,
  proof: Proof,
  { newEmail }: { newEmail: string },
): Promise<Refused | { outcome: "sent" | "same" }> {
  const { db, ids, clock, jobs, origin, mails, security } = deps;
  const { userId, visitorAddress } = proof;
  if (newEmail === proof.email) return { outcome: "same" };
  const refused = await refuseProof(deps, proof);
  if (refused) return refused;
  const now = clock.now();
  if (!(await isWithinLimits(db, { limits: [emailChangeLimit({ userId })], now })))
    return { outcome: "limited" };
  security.report("email-change-requested", { account: { userId }, visitorAddress });
  const { resetMinutes } = accountLimits;
  await db.transaction(async (tx) => {
    const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.email, newEmail));
    if (taken) return;
    await tx
      .delete(linkTokens)
      .where(and(eq(linkTokens.userId, userId), eq(linkTokens.kind, "email_change")));
    const lifetimeMs = resetMinutes * 60_000;
    const token = await createLinkToken(tx, { ids, userId, kind: "email_change", now, lifetimeMs, newEmail });
    const link = new URL("/auth/email", origin);
    link.searchParams.set("access_token", token.accessToken);
    link.searchParams.set("refresh_token", token.refreshToken);
    const language = await findLanguage(tx, userId);
    const mail = await mails.changeEmail({ language, link: link.href, expiresInMinutes: resetMinutes });
    await postMail({ jobs }, tx, { ...mail, to: newEmail, dedupeKey: `change-email:${token.id}` });
  });
  return { outcome: "sent" };
}

export type EmailOutcome =
  | { outcome: "changed"; newEmail: string }
  | { outcome: "invalid" }
  | { outcome: "taken" }
  | { outcome: "other-account" }
  | { outcome: "limited" };

interface EmailConfirmation {
  pair: TokenPair;
  visitorAddress: string;
  /** The account of the browser that opened the link. */
  signedInAs: string | null;
  /** An account with one of these addresses is an operator's. */
  adminEmails: string[];
}

/**
 * Uses up the mailed link and notifies the old address. Sessions stay active. An operator who opens the link that a
 * stranger asked for would make the stranger's account an operator's, so these addresses can only be confirmed by a
 * browser that is signed in to the account.
 */
export async function confirmEmailChange(
  deps: AccountDeps,
  { pair, visitorAddress, signedInAs, adminEmails }: EmailConfirmation,
): Promise<EmailOutcome> {
  const { db, clock, jobs, mails, security } = deps;
  const now = clock.now();
  let changedBy: string | null = null;
  try {
    const answer = await db.transaction(async (tx): Promise<EmailOutcome> => {
      const user = await findLinkTokenUser(tx, { pair, kind: "email_change", now });
      if (user?.newEmail && adminEmails.includes(user.newEmail) && signedInAs !== user.userId)
        return { outcome: "other-account" };
      const usedBy = await redeemLinkToken(tx, { pair, kind: "email_change", now });
      if (!user?.newEmail || usedBy !== user.userId) return { outcome: "invalid" };
      const { userId, email, newEmail, language } = user;
      await tx.update(users).set({ email: newEmail, emailVerified: true }).where(eq(users.id, userId));
      // Links mailed to the old address must no longer give access.
      await endMailedLinks(tx, userId);
      const dedupeKey = `email-changed:${userId}:${now.getTime()}`;
      await postMail({ jobs }, tx, {
        ...(await mails.emailChanged({ newEmail, language })),
        to: email,
        dedupeKey,
      });
      await resetMailBudgets(tx, newEmail);
      // Without the addresses, which the entry would keep after the account is deleted.
      await recordAccountChange(tx, { userId }, { action: "account.email-changed" });
      changedBy = userId;
      return { outcome: "changed", newEmail };
    });
    if (changedBy) security.report("email-changed", { account: { userId: changedBy }, visitorAddress });
    return answer.outcome === "invalid"
      ? await refuseLink(deps, { kind: "email_change", visitorAddress })
      : answer;
  } catch (error) {
    if (isUniqueViolation(error, "users_email_key")) return { outcome: "taken" };
    throw error;
  }
}
