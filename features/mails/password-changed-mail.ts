import type { TeamLanguage } from "#shared/enumerations.ts";
import { composeMail, type MailContent } from "./compose-mail.ts";
import { mailTexts } from "./mail-texts.ts";

export interface PasswordChangedMail {
  appName: string;
  origin: string;
  /** English by default. */
  language?: TeamLanguage;
  supportEmail: string;
}

/** Sent to the owner of an account, so that an unauthorized change is noticed. */
export async function passwordChangedMail(input: PasswordChangedMail): Promise<MailContent> {
  const { appName, origin, supportEmail } = input;
  const { t, parts, language } = mailTexts(input.language);
  const forgot = new URL("/auth/forgot", origin).href;
  return composeMail({
    kind: "password-changed",
    appName,
    origin,
    language,
    subject: t("Your {app} password was changed", { app: appName }),
    preheader: t("If that was you, you don't need to do anything."),
    title: t("Your password was changed"),
    paragraphs: [
      t(
        "The password of your {app} account was just changed. If that was you, you don't need to do anything.",
        { app: appName },
      ),
      parts("If it wasn't you, reset your password at {forgot} right away, and write to {support}.", {
        forgot: { label: forgot, href: forgot },
        support: { label: supportEmail, href: `mailto:${supportEmail}` },
      }),
    ],
    reason: t(
      "You're getting this email because your account uses this address. We send it after every password change.",
    ),
  });
}
