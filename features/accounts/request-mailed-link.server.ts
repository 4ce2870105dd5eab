import { postMail } from "#platform/mail/post-mail.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import type { AccountDeps, Visitor } from "./account-deps.ts";
import { mailLimits } from "./account-rates.ts";
import { accountRef, findAccount, findDevice } from "./known-device.server.ts";
import { createLinkToken } from "./link-tokens.server.ts";

/** "enough" means that we won't send any more emails for now, because the links from the last hour still work. */
export type LinkRequest = "sent" | "enough" | "limited";

export type MailedLinkRequest = { email: string } & Omit<Visitor, "deviceLabel">;

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

interface MailedLink {
  name: "sign-in-link" | "password-reset";
  kind: "sign_in" | "password_reset";
  path: string;
  minutes: number;
  compose: (
    mail: { link: string } & Pick<Account, "language">,
  ) => ReturnType<AccountDeps["mails"]["signInLink"]>;
  maySend: (account: Account) => boolean;
}

/** Returns the same result whether or not the account exists. */
export async function requestMailedLink(
  deps: AccountDeps,
  { email, visitorAddress, deviceCookie }: MailedLinkRequest,
  { name, kind, path, minutes, compose, maySend }: MailedLink,
): Promise<LinkRequest> {
  const { db, ids, clock, jobs, origin, security } = deps;
  const now = clock.now();
  const account = await findAccount(db, email);
  const limits = mailLimits(name, { email, visitorAddress });
  const event = { account: accountRef(account, email), visitorAddress };
  const isKnown = findDevice(deps, account, deviceCookie) !== null;
  if (!isKnown && !(await isWithinLimits(db, { limits: [limits.network], now }))) {
    security.report(`${name}-requested`, { ...event, outcome: "limited" });
    return "limited";
  }
  // Counts in the transaction that enqueues the email, so an email that couldn't be enqueued doesn't count.
  const answer = await db.transaction(async (tx) => {
    if (!(await isWithinLimits(tx, { limits: [limits.email], now }))) return "enough";
    if (!account || !maySend(account)) return "sent";
    const token = await createLinkToken(tx, {
      ids,
      userId: account.id,
      kind,
      now,
      lifetimeMs: minutes * 60_000,
    });
    const link = new URL(path, origin);
    link.searchParams.set("access_token", token.accessToken);
    link.searchParams.set("refresh_token", token.refreshToken);
    const mail = await compose({ link: link.href, language: account.language });
    await postMail({ jobs }, tx, { ...mail, to: email, dedupeKey: `${name}:${token.id}` });
    return "sent";
  });
  security.report(`${name}-requested`, { ...event, outcome: answer === "sent" ? "sent" : "limited" });
  return answer;
}
