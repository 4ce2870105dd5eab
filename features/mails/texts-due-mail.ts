import type { TeamLanguage } from "#shared/enumerations.ts";
import { companyPage } from "./company-page.ts";
import { composeMail, type MailContent } from "./compose-mail.ts";
import { mailTexts } from "./mail-texts.ts";
import { mailableName } from "./mail-words.ts";

export interface TextsDueMail {
  appName: string;
  origin: string;
  /** English by default. */
  language?: TeamLanguage;
  companyId: string;
  companyName: string;
  /** Those that are due longest first. */
  titles: string[];
  unsubscribeLink: string;
}

/** The page that the button opens has all of them. */
const maxListed = 10;

/** Sent at most once a week to members who publish. */
export async function textsDueMail(input: TextsDueMail): Promise<MailContent> {
  const { appName, origin, titles, unsubscribeLink } = input;
  const { t, language } = mailTexts(input.language);
  const name = mailableName(input.companyName) ?? t("Your company");
  const count = titles.length;
  const subject =
    count === 1
      ? t("1 text to check in {app}", { app: appName })
      : t("{count} texts to check in {app}", { count, app: appName });
  const intro = t("Read them, and confirm that they're still correct.");
  const more = count - maxListed;
  return composeMail({
    kind: "texts-due",
    appName,
    origin,
    language,
    subject,
    preheader: intro,
    title: subject,
    paragraphs: [
      count === 1 ? t("Read it, and confirm that it's still correct.") : intro,
      {
        lines: [...titles.slice(0, maxListed), ...(more > 0 ? [t("and {count} more", { count: more })] : [])],
      },
    ],
    action: { label: t("Check texts"), href: companyPage("/dashboard/check-dates", input) },
    otherLink: t("If the button doesn't work, open this link:"),
    reason: t("You're getting this email because you publish texts of {name}.", { name }),
    reasonLink: { label: t("Stop these emails"), href: unsubscribeLink },
  });
}
