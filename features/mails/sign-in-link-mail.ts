import { composeMail, type MailContent } from "./compose-mail.ts";
import { duration } from "./mail-words.ts";

export interface SignInLinkMail {
  appName: string;
  origin: string;
  /** URL of the page with the sign-in button. Works once. */
  link: string;
  expiresInMinutes: number;
}

/** Sent to a user whose account has no password attempts left. */
export async function signInLinkMail(input: SignInLinkMail): Promise<MailContent> {
  const { appName, origin, link } = input;
  const lifetime = duration({ minutes: input.expiresInMinutes });
  return composeMail({
    kind: "sign-in-link",
    appName,
    origin,
    subject: `Sign in to ${appName}`,
    preheader: `Your sign-in link. It works for ${lifetime}.`,
    title: `Sign in to ${appName}`,
    paragraphs: [
      `Someone asked for a link to sign in to your ${appName} account, after too many password attempts.`,
      "Don't forward this email. The link signs you in without a password.",
    ],
    action: { label: "Sign in", href: link, note: `The link works once, within ${lifetime}.` },
    reason:
      "Someone entered this address on the sign-in page. If that wasn't you, ignore it. No one can sign in without the link.",
  });
}
