import type { TeamLanguage } from "#shared/enumerations.ts";
import { composeMail, type MailContent } from "./compose-mail.ts";
import { mailTexts } from "./mail-texts.ts";
import { duration } from "./mail-words.ts";

export interface ChangeEmailMail {
  appName: string;
  origin: string;
  /** English by default. */
  language?: TeamLanguage;
  /** URL of the page on which the user confirms the change. Works once. */
  link: string;
  expiresInMinutes: number;
}

/** Sent to the new address of an account, to check that it belongs to the user. */
export async function changeEmailMail(input: ChangeEmailMail): Promise<MailContent> {
  const { appName, origin, link } = input;
  const { t, language } = mailTexts(input.language);
  const lifetime = duration({ minutes: input.expiresInMinutes }, language);
  return composeMail({
    kind: "change-email",
    appName,
    origin,
    language,
    subject: t("Confirm your new email for {app}", { app: appName }),
    preheader: t("Confirm to use this address for your account. The link works for {duration}.", {
      duration: lifetime,
    }),
    title: t("Confirm your new email"),
    paragraphs: [
      t("Someone asked to use this address for their {app} account. Confirm that it's yours.", {
        app: appName,
      }),
    ],
    action: {
      label: t("Use this email"),
      href: link,
      note: t("The link works once, within {duration}.", { duration: lifetime }),
    },
    otherLink: t("If the button doesn't work, open this link:"),
    reason: t(
      "Someone entered this address as their new email. If that wasn't you, ignore this email. Nothing changes unless you open the link.",
    ),
  });
}
