import { composeMail, type MailContent } from "./compose-mail.ts";
import { duration } from "./mail-words.ts";

export interface ChangeEmailMail {
  appName: string;
  origin: string;
  /** The page that makes the change; single-use. */
  link: string;
  expiresInMinutes: number;
}

/** To the new address of an account: proves that it is theirs. */
export async function changeEmailMail(input: ChangeEmailMail): Promise<MailContent> {
  const { appName, origin, link } = input;
  const lifetime = duration({ minutes: input.expiresInMinutes });
  return composeMail({
    kind: "change-email",
    appName,
    origin,
    subject: `Confirm your new email for ${appName}`,
    preheader: `Your account moves to this address. The link works for ${lifetime}.`,
    title: "Confirm your new email",
    paragraphs: [
      `Somebody who is signed in to ${appName} wants to use this address for their account from now on. Please confirm that it is yours.`,
    ],
    action: { label: "Use this email", href: link, note: `The link works once, within ${lifetime}.` },
    reason:
      "You get this mail because this address was entered as the new one of an account. If that was not you, ignore it: nothing changes without the link.",
  });
}
