/** What somebody who is signed in does with their own account. The session alone is never enough: it takes the password. */
import { and, eq } from "drizzle-orm";
import { accounts, linkTokens, sessions, users } from "#db/schema.ts";
import { isUniqueViolation } from "#platform/db/violations.ts";
import { postMail } from "#platform/mail/post-mail.ts";
import { forgetUses, isWithinLimits } from "#platform/rate-limits.ts";
import type { AccountDeps } from "./account-deps.ts";
import { linkLimits, mailLimits, signInLimits } from "./account-rates.ts";
import { commonPasswords } from "./common-passwords.server.ts";
import { createLinkToken, findLinkTokenUser, type TokenPair, useLinkToken } from "./link-tokens.server.ts";
import { passwordProblems } from "./password-policy.ts";
import { accountLimits } from "./texts.ts";

type Mail = Awaited<ReturnType<AccountDeps["mails"]["passwordChanged"]>>;

export interface OwnAccountDeps extends Omit<AccountDeps, "mails"> {
  mails: AccountDeps["mails"] & {
    changeEmail(input: { newEmail: string; link: string; expiresInMinutes: number }): Promise<Mail>;
    emailChanged(input: { newEmail: string }): Promise<Mail>;
  };
}

/** Who asks: from the session, with the password that was just typed. */
export interface Proof {
  userId: string;
  email: string;
  password: string;
  visitorAddress: string;
}

type Refused = { outcome: "wrong-password" } | { outcome: "limited" };

/** Counted like a sign-in, so that a session left open is no way to guess the password. Null when it is right. */
export async function refuseProof(
  { db, access, clock }: OwnAccountDeps,
  proof: Proof,
): Promise<Refused | null> {
  const { userId, email, password, visitorAddress } = proof;
  const limits = signInLimits({ visitorAddress, email });
  if (!(await isWithinLimits(db, { limits, now: clock.now() }))) return { outcome: "limited" };
  if (!(await access.verifyPassword({ userId, password }))) return { outcome: "wrong-password" };
  await forgetUses(db, { name: "sign-in-email", who: email });
  return null;
}

export type PasswordOutcome =
  | Refused
  | { outcome: "weak"; problems: string[] }
  | { outcome: "changed"; setCookies: string[] };

/** Ends every other session; the one that asks goes on with the returned cookies. */
export async function changePassword(
  deps: OwnAccountDeps,
  proof: Proof,
  { newPassword, companyName }: { newPassword: string; companyName: string },
): Promise<PasswordOutcome> {
  const { db, clock, access, jobs, mails } = deps;
  const { userId, email } = proof;
  const refused = await refuseProof(deps, proof);
  if (refused) return refused;
  const problems = passwordProblems(newPassword, { email, companyName }, await commonPasswords());
  if (newPassword === proof.password) problems.push("This is the password you have now.");
  if (problems.length > 0) return { outcome: "weak", problems };
  const password = await access.hashPassword(newPassword);
  await db.transaction(async (tx) => {
    await tx
      .update(accounts)
      .set({ password })
      .where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")));
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    // A reset that somebody asked for with the old password is over as well.
    await tx
      .delete(linkTokens)
      .where(and(eq(linkTokens.userId, userId), eq(linkTokens.kind, "password_reset")));
    const dedupeKey = `password-changed:${userId}:${clock.now().getTime()}`;
    await postMail({ jobs }, tx, { ...(await mails.passwordChanged()), to: email, dedupeKey });
  });
  return { outcome: "changed", setCookies: await access.startSession(userId) };
}

/** Answers alike whether somebody else has the new address or not; then no mail goes there. */
export async function requestEmailChange(
  deps: OwnAccountDeps,
  proof: Proof,
  { newEmail }: { newEmail: string },
): Promise<Refused | { outcome: "sent" | "same" }> {
  const { db, ids, clock, jobs, origin, mails } = deps;
  const { userId, visitorAddress } = proof;
  if (newEmail === proof.email) return { outcome: "same" };
  const refused = await refuseProof(deps, proof);
  if (refused) return refused;
  const now = clock.now();
  if (!(await isWithinLimits(db, { limits: mailLimits({ email: newEmail, visitorAddress }), now })))
    return { outcome: "limited" };
  const { resetMinutes } = accountLimits;
  await db.transaction(async (tx) => {
    const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.email, newEmail));
    if (taken) return;
    // One new address at a time: the link to the one before works no more.
    await tx
      .delete(linkTokens)
      .where(and(eq(linkTokens.userId, userId), eq(linkTokens.kind, "email_change")));
    const lifetimeMs = resetMinutes * 60_000;
    const token = await createLinkToken(tx, { ids, userId, kind: "email_change", now, lifetimeMs, newEmail });
    const link = new URL("/auth/email", origin);
    link.searchParams.set("access_token", token.accessToken);
    link.searchParams.set("refresh_token", token.refreshToken);
    const mail = await mails.changeEmail({ newEmail, link: link.href, expiresInMinutes: resetMinutes });
    await postMail({ jobs }, tx, { ...mail, to: newEmail, dedupeKey: `change-email:${token.id}` });
  });
  return { outcome: "sent" };
}

export type EmailOutcome =
  | { outcome: "changed"; newEmail: string }
  | { outcome: "invalid" }
  | { outcome: "taken" }
  | { outcome: "limited" };

/** By the mailed link, once; the old address is told. Sessions go on. */
export async function confirmEmailChange(
  { db, clock, jobs, mails }: OwnAccountDeps,
  { pair, visitorAddress }: { pair: TokenPair; visitorAddress: string },
): Promise<EmailOutcome> {
  const now = clock.now();
  if (!(await isWithinLimits(db, { limits: linkLimits({ visitorAddress }), now })))
    return { outcome: "limited" };
  try {
    return await db.transaction(async (tx): Promise<EmailOutcome> => {
      const user = await findLinkTokenUser(tx, { pair, kind: "email_change", now });
      const usedBy = await useLinkToken(tx, { pair, kind: "email_change", now });
      if (!user?.newEmail || usedBy !== user.userId) return { outcome: "invalid" };
      const { userId, email, newEmail } = user;
      await tx.update(users).set({ email: newEmail, emailVerified: true }).where(eq(users.id, userId));
      // A reset mailed to the old address must not reach into the account any more.
      await tx
        .delete(linkTokens)
        .where(and(eq(linkTokens.userId, userId), eq(linkTokens.kind, "password_reset")));
      const dedupeKey = `email-changed:${userId}:${now.getTime()}`;
      await postMail({ jobs }, tx, { ...(await mails.emailChanged({ newEmail })), to: email, dedupeKey });
      return { outcome: "changed", newEmail };
    });
  } catch (error) {
    if (isUniqueViolation(error, "users_email_key")) return { outcome: "taken" };
    throw error;
  }
}
