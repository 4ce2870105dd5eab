import type { TeamLanguage } from "#shared/enumerations.ts";
import { composeMail, type MailContent } from "./compose-mail.ts";
import { mailTexts } from "./mail-texts.ts";
import { duration } from "./mail-words.ts";

export interface ResetPasswordMail {
  appName: string;
  origin: string;
  /** English by default. */
  language?: TeamLanguage;
  /** URL of the page on which the user sets a new password. Works once. */
  link: string;
  expiresInMinutes: number;
}

/** Sent to a user who forgot their password. */
export async function resetPasswordMail(input: ResetPasswordMail): Promise<MailContent> {
  const { appName, origin, link } = input;
  const { t, language } = mailTexts(input.language);
  const lifetime = duration({ minutes: input.expiresInMinutes }, language);
  return composeMail({
    kind: "reset-password",
    appName,
    origin,
    language,
    subject: t("Reset your {app} password", { app: appName }),
    preheader: t("Choose a new password. The link works for {duration}.", { duration: lifetime }),
    title: t("Choose a new password"),
    paragraphs: [t("Someone asked to reset the password of your {app} account.", { app: appName })],
    action: {
      label: t("Choose a new password"),
      href: link,
      note: t("The link works once, within {duration}.", { duration: lifetime }),
    },
    otherLink: t("If the button doesn't work, open this link:"),
    reason: t(
      "Someone entered this address under “Forgot your password?”. If that wasn't you, ignore this email. Your password won't change.",
    ),
  });
}
