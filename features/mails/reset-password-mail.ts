import { composeMail, type MailContent } from "./compose-mail.ts";
import { duration } from "./mail-words.ts";

export interface ResetPasswordMail {
  appName: string;
  origin: string;
  /** URL of the page on which the user sets a new password. Works once. */
  link: string;
  expiresInMinutes: number;
}

/** Sent to a user who forgot the password. */
export async function resetPasswordMail(input: ResetPasswordMail): Promise<MailContent> {
  const { appName, origin, link } = input;
  const lifetime = duration({ minutes: input.expiresInMinutes });
  return composeMail({
    kind: "reset-password",
    appName,
    origin,
    subject: `Reset your ${appName} password`,
    preheader: `Choose a new password. The link works for ${lifetime}.`,
    title: "Choose a new password",
    paragraphs: [`Someone asked to reset the password of your ${appName} account.`],
    action: { label: "Choose a new password", href: link, note: `The link works once, within ${lifetime}.` },
    reason:
      "Someone entered this address at “Forgot your password?”. If that wasn't you, ignore it. Your password won't change.",
  });
}
