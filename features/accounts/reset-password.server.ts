/** A forgotten password: the link that is mailed, and the new password it allows, once. */
import { and, eq } from "drizzle-orm";
import { accounts, sessions, users } from "#db/schema.ts";
import { postMail } from "#platform/mail/post-mail.ts";
import { forgetUses, isWithinLimits } from "#platform/rate-limits.ts";
import type { AccountDeps } from "./account-deps.ts";
import { linkLimits, mailLimits } from "./account-rates.ts";
import { commonPasswords } from "./common-passwords.server.ts";
import { createLinkToken, findLinkTokenUser, type TokenPair, useLinkToken } from "./link-tokens.server.ts";
import { passwordProblems } from "./password-policy.ts";
import { accountLimits } from "./texts.ts";

/** Answers alike whether there is such an account or not. */
export async function requestPasswordReset(
  { db, ids, clock, jobs, origin, mails }: AccountDeps,
  { email, visitorAddress }: { email: string; visitorAddress: string },
): Promise<"sent" | "limited"> {
  const now = clock.now();
  if (!(await isWithinLimits(db, { limits: mailLimits({ email, visitorAddress }), now }))) return "limited";
  const { resetMinutes } = accountLimits;
  await db.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (!user) return;
    const lifetimeMs = resetMinutes * 60_000;
    const token = await createLinkToken(tx, {
      ids,
      userId: user.id,
      kind: "password_reset",
      now,
      lifetimeMs,
    });
    const link = new URL("/auth/reset", origin);
    link.searchParams.set("access_token", token.accessToken);
    link.searchParams.set("refresh_token", token.refreshToken);
    const mail = await mails.resetPassword({ link: link.href, expiresInMinutes: resetMinutes });
    await postMail({ jobs }, tx, { ...mail, to: email, dedupeKey: `reset-password:${token.id}` });
  });
  return "sent";
}

export type ResetOutcome =
  | { outcome: "changed"; email: string }
  | { outcome: "weak"; problems: string[] }
  | { outcome: "invalid" }
  | { outcome: "limited" };

/** Ends every session of the user: whoever knew the old password is out. A weak password leaves the link unused. */
export async function resetPassword(
  { db, clock, access, jobs, mails }: AccountDeps,
  { pair, password, visitorAddress }: { pair: TokenPair; password: string; visitorAddress: string },
): Promise<ResetOutcome> {
  const now = clock.now();
  if (!(await isWithinLimits(db, { limits: linkLimits({ visitorAddress }), now })))
    return { outcome: "limited" };
  const user = await findLinkTokenUser(db, { pair, kind: "password_reset", now });
  if (!user) return { outcome: "invalid" };
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
    const mail = await mails.passwordChanged();
    const dedupeKey = `password-changed:${userId}:${now.getTime()}`;
    await postMail({ jobs }, tx, { ...mail, to: email, dedupeKey });
    return true;
  });
  if (!isChanged) return { outcome: "invalid" };
  await forgetUses(db, { name: "sign-in-email", who: email });
  return { outcome: "changed", email };
}
