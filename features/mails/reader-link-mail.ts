import { composeMail, type MailContent } from "./compose-mail.ts";
import { duration, mailableName } from "./mail-words.ts";

export interface ReaderLinkMail {
  appName: string;
  origin: string;
  companyName: string;
  /** URL of the page with the button. Single-use. */
  link: string;
  expiresInHours: number;
}

/** Sent to people who were invited to read a private help center, and when they ask for a new link. */
export async function readerLinkMail(input: ReaderLinkMail): Promise<MailContent> {
  const { appName, origin, link } = input;
  const company = mailableName(input.companyName) ?? "A company";
  const lifetime = duration({ minutes: input.expiresInHours * 60 });
  return composeMail({
    kind: "reader-link",
    appName,
    origin,
    subject: `Your link to a private help center, from ${appName}`,
    preheader: `Your link to the help center. It works for ${lifetime}.`,
    title: "You can read a private help center",
    paragraphs: [
      `${company} shared its help center with you. This link lets you read it in one browser, for twelve hours.`,
      "When it ends, enter your email address on the help center's page, and we'll send you a new link.",
    ],
    action: { label: "Open the help center", href: link, note: `The link works once, within ${lifetime}.` },
    reason: `You're getting this email because ${company} invited this address to read its help center.`,
  });
}
