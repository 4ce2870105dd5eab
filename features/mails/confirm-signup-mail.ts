import { composeMail, type MailContent } from "./compose-mail.ts";
import { duration, mailableName } from "./mail-words.ts";

export interface ConfirmSignupMail {
  appName: string;
  origin: string;
  /** Untrusted, because the person who signed up may not own the email address. */
  companyName: string;
  /** URL of the confirmation page. Works once. */
  link: string;
  expiresInHours: number;
}

/** Sent after sign-up, to check that the address belongs to the user. */
export async function confirmSignupMail(input: ConfirmSignupMail): Promise<MailContent> {
  const { appName, origin, link } = input;
  const company = mailableName(input.companyName);
  const lifetime = duration({ minutes: input.expiresInHours * 60 });
  return composeMail({
    kind: "confirm-signup",
    appName,
    origin,
    subject: `Confirm your email for ${appName}`,
    preheader: `Confirm that this address is yours. The link works for ${lifetime}.`,
    title: "Confirm your email",
    paragraphs: [
      `You signed up for ${appName}${company ? ` with ${company}` : ""}. Confirm that this address is yours.`,
    ],
    action: { label: "Confirm email", href: link, note: `The link works once, within ${lifetime}.` },
    reason:
      "Someone signed up with this address. If that wasn't you, ignore it. No one can use the account without the link.",
  });
}
