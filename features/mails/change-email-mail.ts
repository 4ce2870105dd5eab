import { composeMail, type MailContent } from "./compose-mail.ts";
import { duration } from "./mail-words.ts";

export interface ChangeEmailMail {
  appName: string;
  origin: string;
  /** URL of the page on which the user confirms the change. Works once. */
  link: string;
  expiresInMinutes: number;
}

/** Sent to the new address of an account, to check that it belongs to the user. */
export async function changeEmailMail(input: ChangeEmailMail): Promise<MailContent> {
  const { appName, origin, link } = input;
  const lifetime = duration({ minutes: input.expiresInMinutes });
  return composeMail({
    kind: "change-email",
    appName,
    origin,
    subject: `Confirm your new email for ${appName}`,
    preheader: `Confirm to use this address for your account. The link works for ${lifetime}.`,
    title: "Confirm your new email",
    paragraphs: [`Someone asked to use this address for their ${appName} account. Confirm that it's yours.`],
    action: { label: "Use this email", href: link, note: `The link works once, within ${lifetime}.` },
    reason:
      "Someone entered this address as their new email. If that wasn't you, ignore it. Nothing changes unless you open the link.",
  });
}
