import type { TeamLanguage } from "#shared/enumerations.ts";
import { composeMail, type MailContent } from "./compose-mail.ts";
import { mailTexts } from "./mail-texts.ts";
import { duration, mailableName } from "./mail-words.ts";

export interface ConfirmSignupMail {
  appName: string;
  origin: string;
  /** English by default. */
  language?: TeamLanguage;
  /** Untrusted, because the person who signed up may not own the email address. */
  companyName: string;
  /** URL of the confirmation page. Works once. */
  link: string;
  expiresInHours: number;
}

/** Sent after sign-up, to check that the address belongs to the user. */
export async function confirmSignupMail(input: ConfirmSignupMail): Promise<MailContent> {
  const { appName, origin, link } = input;
  const { t, language } = mailTexts(input.language);
  const company = mailableName(input.companyName);
  const lifetime = duration({ minutes: input.expiresInHours * 60 }, language);
  return composeMail({
    kind: "confirm-signup",
    appName,
    origin,
    language,
    subject: t("Confirm your email for {app}", { app: appName }),
    preheader: t("Confirm that this address is yours. The link works for {duration}.", {
      duration: lifetime,
    }),
    title: t("Confirm your email"),
    paragraphs: [
      company === null
        ? t("You signed up for {app}. Confirm that this address is yours.", { app: appName })
        : t("You signed up for {app} with {company}. Confirm that this address is yours.", {
            app: appName,
            company,
          }),
    ],
    action: {
      label: t("Confirm email"),
      href: link,
      note: t("The link works once, within {duration}.", { duration: lifetime }),
    },
    otherLink: t("If the button doesn't work, open this link:"),
    reason: t(
      "Someone signed up with this address. If that wasn't you, ignore this email. No one can use the account without the link.",
    ),
  });
}
