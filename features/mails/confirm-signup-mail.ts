import { composeMail, type MailContent } from "./compose-mail.ts";
import { duration, mailableName } from "./mail-words.ts";

export interface ConfirmSignupMail {
  appName: string;
  origin: string;
  /** The name entered at sign-up. It is untrusted, because the person signing up may not own the email address. */
  companyName: string;
  /** URL of the confirmation page. Single-use. */
  link: string;
  expiresInHours: number;
}

/** Sent after sign-up, to verify the email address. */
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
