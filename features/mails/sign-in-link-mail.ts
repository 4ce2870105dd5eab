import type { TeamLanguage } from "#shared/enumerations.ts";
import { composeMail, type MailContent } from "./compose-mail.ts";
import { mailTexts } from "./mail-texts.ts";
import { duration } from "./mail-words.ts";

export interface SignInLinkMail {
  appName: string;
  origin: string;
  /** English by default. */
  language?: TeamLanguage;
  /** URL of the page with the sign-in button. Works once. */
  link: string;
  expiresInMinutes: number;
}

/** Sent to a user whose account has no password attempts left. */
export async function signInLinkMail(input: SignInLinkMail): Promise<MailContent> {
  const { appName, origin, link } = input;
  const { t, language } = mailTexts(input.language);
  const lifetime = duration({ minutes: input.expiresInMinutes }, language);
  return composeMail({
    kind: "sign-in-link",
    appName,
    origin,
    language,
    subject: t("Sign in to {app}", { app: appName }),
    preheader: t("Your sign-in link. It works for {duration}.", { duration: lifetime }),
    title: t("Sign in to {app}", { app: appName }),
    paragraphs: [
      t("Someone asked for a link to sign in to your {app} account, after too many password attempts.", {
        app: appName,
      }),
      t("Don't forward this email. The link signs you in without a password."),
    ],
    action: {
      label: t("Sign in"),
      href: link,
      note: t("The link works once, within {duration}.", { duration: lifetime }),
    },
    otherLink: t("If the button doesn't work, open this link:"),
    reason: t(
      "Someone entered this address on the sign-in page. If that wasn't you, ignore this email. No one can sign in without the link.",
    ),
  });
}
