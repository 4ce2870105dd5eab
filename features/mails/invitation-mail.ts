import type { TeamLanguage } from "#shared/enumerations.ts";
import { composeMail, type MailContent } from "./compose-mail.ts";
import { mailTexts } from "./mail-texts.ts";
import { mailableName } from "./mail-words.ts";

export interface InvitationMail {
  appName: string;
  origin: string;
  /** English by default. */
  language?: TeamLanguage;
  companyName: string;
  email: string;
}

export async function invitationMail(input: InvitationMail): Promise<MailContent> {
  const { appName, origin, email } = input;
  const { t, language } = mailTexts(input.language);
  const company = mailableName(input.companyName) ?? t("Your company");
  return composeMail({
    kind: "invitation",
    appName,
    origin,
    language,
    subject: t("You're in: {app} is ready for you", { app: appName }),
    preheader: t("You're off the waitlist. Sign in and turn your website into a help center."),
    title: t("You're off the waitlist"),
    paragraphs: [
      t(
        "{company} now has full access to {app}. Sign in as {email}, enter your website and watch it become a help center.",
        { company, app: appName, email },
      ),
    ],
    action: { label: t("Sign in"), href: new URL("/auth", origin).href },
    otherLink: t("If the button doesn't work, open this link:"),
    reason: t("You're getting this email because you joined the {app} waitlist.", { app: appName }),
  });
}
