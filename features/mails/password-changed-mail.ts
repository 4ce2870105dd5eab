import { composeMail, type MailContent } from "./compose-mail.ts";

export interface PasswordChangedMail {
  appName: string;
  origin: string;
  supportEmail: string;
}

/** Sent to an account's owner, who then notices an unauthorized change. */
export async function passwordChangedMail(input: PasswordChangedMail): Promise<MailContent> {
  const { appName, origin, supportEmail } = input;
  const forgot = new URL("/auth/forgot", origin).href;
  return composeMail({
    kind: "password-changed",
    appName,
    origin,
    subject: `Your ${appName} password was changed`,
    preheader: "If that was you, you don't need to do anything.",
    title: "Your password was changed",
    paragraphs: [
      `The password of your ${appName} account was just changed. If that was you, you don't need to do anything.`,
      [
        "If it wasn't you, reset your password at ",
        { label: forgot, href: forgot },
        " right away, and write to ",
        { label: supportEmail, href: `mailto:${supportEmail}` },
        ".",
      ],
    ],
    reason:
      "You're getting this email because your account uses this address. We send it after every password change.",
  });
}
