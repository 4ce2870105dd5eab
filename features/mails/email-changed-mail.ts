import { composeMail, type MailContent } from "./compose-mail.ts";
import { mailableName } from "./mail-words.ts";

export interface EmailChangedMail {
  appName: string;
  origin: string;
  supportEmail: string;
  /** Where the account is now. */
  newEmail: string;
}

/** To the address that an account had, so that a change by somebody else does not stay unnoticed. */
export async function emailChangedMail(input: EmailChangedMail): Promise<MailContent> {
  const { appName, origin, supportEmail, newEmail } = input;
  const contact = new URL("/contact", origin).href;
  return composeMail({
    kind: "email-changed",
    appName,
    origin,
    subject: `Your ${appName} email was changed`,
    preheader: "If that was you, there is nothing to do.",
    title: "Your email was changed",
    paragraphs: [
      `Your ${appName} account now belongs to ${mailableName(newEmail) ?? "another address"}, and mails go there. If that was you, there is nothing to do.`,
      [
        "If it was not, write to ",
        { label: supportEmail, href: `mailto:${supportEmail}` },
        " or by ",
        { label: contact, href: contact },
        " at once: this address no longer opens the account.",
      ],
    ],
    reason: "You get this mail because your account had this address until now.",
  });
}
