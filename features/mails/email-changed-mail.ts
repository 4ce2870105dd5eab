import { composeMail, type MailContent } from "./compose-mail.ts";
import { mailableName } from "./mail-words.ts";

export interface EmailChangedMail {
  appName: string;
  origin: string;
  supportEmail: string;
  newEmail: string;
}

/** Sent to the former address of an account, so that its owner notices an unauthorized change. */
export async function emailChangedMail(input: EmailChangedMail): Promise<MailContent> {
  const { appName, origin, supportEmail, newEmail } = input;
  const contact = new URL("/contact", origin).href;
  return composeMail({
    kind: "email-changed",
    appName,
    origin,
    subject: `Your ${appName} email was changed`,
    preheader: "If that was you, you don't need to do anything.",
    title: "Your email was changed",
    paragraphs: [
      `Your ${appName} account now uses ${mailableName(newEmail) ?? "another address"}, and we send emails there. If that was you, you don't need to do anything.`,
      [
        "If it wasn't you, write to ",
        { label: supportEmail, href: `mailto:${supportEmail}` },
        " or by ",
        { label: contact, href: contact },
        " right away. You can no longer sign in with this address.",
      ],
    ],
    reason: "You're getting this email because your account used this address until now.",
  });
}
