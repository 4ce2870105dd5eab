import type { TeamLanguage } from "#shared/enumerations.ts";
import { composeMail, type MailContent } from "./compose-mail.ts";
import { mailTexts } from "./mail-texts.ts";
import { mailableName } from "./mail-words.ts";

export interface EmailChangedMail {
  appName: string;
  origin: string;
  /** English by default. */
  language?: TeamLanguage;
  supportEmail: string;
  newEmail: string;
}

/** Sent to the former address of an account, so that its owner notices an unauthorized change. */
export async function emailChangedMail(input: EmailChangedMail): Promise<MailContent> {
  const { appName, origin, supportEmail, newEmail } = input;
  const { t, parts, language } = mailTexts(input.language);
  const contact = new URL("/contact", origin).href;
  return composeMail({
    kind: "email-changed",
    appName,
    origin,
    language,
    subject: t("Your {app} email was changed", { app: appName }),
    preheader: t("If that was you, you don't need to do anything."),
    title: t("Your email was changed"),
    paragraphs: [
      t(
        "Your {app} account now uses {address}, and we send emails there. If that was you, you don't need to do anything.",
        { app: appName, address: mailableName(newEmail) ?? t("another address") },
      ),
      parts(
        "If it wasn't you, write to {support} or by {contact} right away. You can no longer sign in with this address.",
        {
          support: { label: supportEmail, href: `mailto:${supportEmail}` },
          contact: { label: contact, href: contact },
        },
      ),
    ],
    reason: t("You're getting this email because your account used this address until now."),
  });
}
