import { composeMail, type MailContent } from "./compose-mail.ts";
import { duration } from "./mail-words.ts";

export interface ResetPasswordMail {
  appName: string;
  origin: string;
  /** The page where the new password is chosen; single-use. */
  link: string;
  expiresInMinutes: number;
}

/** To the owner of an account whose password was forgotten. */
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
    paragraphs: [`Somebody asked to reset the password of your ${appName} account. We hope it was you.`],
    action: { label: "Choose a new password", href: link, note: `The link works once, within ${lifetime}.` },
    reason:
      "You get this mail because this address was entered at “Forgot your password?”. If that was not you, ignore it: your password stays as it is.",
  });
}
