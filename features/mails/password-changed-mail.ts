import { composeMail, type MailContent } from "./compose-mail.ts";

export interface PasswordChangedMail {
  appName: string;
  origin: string;
  supportEmail: string;
}

/** To the owner of an account, so that a change by somebody else does not stay unnoticed. */
export async function passwordChangedMail(input: PasswordChangedMail): Promise<MailContent> {
  const { appName, origin, supportEmail } = input;
  const forgot = new URL("/auth/forgot", origin).href;
  return composeMail({
    kind: "password-changed",
    appName,
    origin,
    subject: `Your ${appName} password was changed`,
    preheader: "If that was you, there is nothing to do.",
    title: "Your password was changed",
    paragraphs: [
      `The password of your ${appName} account was just changed. If that was you, there is nothing to do.`,
      [
        "If it was not, choose a new password at ",
        { label: forgot, href: forgot },
        " at once, and write to ",
        { label: supportEmail, href: `mailto:${supportEmail}` },
        ".",
      ],
    ],
    reason:
      "You get this mail because your account has this address. It is sent after every change of the password.",
  });
}
