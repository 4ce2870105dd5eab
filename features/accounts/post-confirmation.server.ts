import type { users } from "#db/schema/accounts.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { postMail } from "#platform/mail/post-mail.ts";
import type { AccountDeps } from "./account-deps.ts";
import { createLinkToken } from "./link-tokens.server.ts";
import { accountLimits } from "./texts.ts";

type Account = typeof users.$inferSelect;

/** Earlier links stay valid until one is used. */
export async function postConfirmation(
  { ids, clock, jobs, origin, mails }: AccountDeps,
  tx: Transaction,
  {
    userId,
    email,
    companyName,
    language,
  }: Pick<Account, "email" | "companyName" | "language"> & { userId: string },
): Promise<void> {
  const { confirmationHours } = accountLimits;
  const lifetimeMs = confirmationHours * 3_600_000;
  const token = await createLinkToken(tx, { ids, userId, kind: "signup", now: clock.now(), lifetimeMs });
  const link = new URL("/auth/callback", origin);
  link.searchParams.set("type", "signup");
  link.searchParams.set("access_token", token.accessToken);
  link.searchParams.set("refresh_token", token.refreshToken);
  const mail = await mails.confirmSignup({
    companyName,
    language,
    link: link.href,
    expiresInHours: confirmationHours,
  });
  await postMail({ jobs }, tx, { ...mail, to: email, dedupeKey: `confirm-signup:${token.id}` });
}
