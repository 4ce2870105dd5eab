import type { TeamLanguage } from "#shared/enumerations.ts";
import { companyPage } from "./company-page.ts";
import { composeMail, type MailContent, type MailParagraph } from "./compose-mail.ts";
import { mailTexts } from "./mail-texts.ts";
import { mailableName } from "./mail-words.ts";

export interface ExamWorseMail {
  appName: string;
  origin: string;
  companyId: string;
  companyName: string;
  /** English by default. */
  language?: TeamLanguage;
  /** Questions that the help center answered rightly before. */
  lost: string[];
  unsubscribeLink: string;
}

/** The page that the button opens has all of them. */
const maxListed = 8;
const maxTextLength = 200;

/** Sent at most once a week to members who decide about the help center's content. */
export async function examWorseMail(input: ExamWorseMail): Promise<MailContent> {
  const { appName, origin, lost, unsubscribeLink } = input;
  const { t, language } = mailTexts(input.language);
  const company = mailableName(input.companyName);
  const subject =
    lost.length === 1
      ? t("{app}: 1 answer got worse", { app: appName })
      : t("{app}: {count} answers got worse", { app: appName, count: lost.length });
  const intro =
    company === null
      ? t("{app} tested your help center. The test before had these questions right:", { app: appName })
      : t("{app} tested {company}'s help center. The test before had these questions right:", {
          app: appName,
          company,
        });
  const more = lost.length - maxListed;
  const questions: MailParagraph = {
    lines: [
      ...lost.slice(0, maxListed).map((text) => text.slice(0, maxTextLength)),
      ...(more > 0 ? [t("And {count} more", { count: more })] : []),
    ],
  };
  return composeMail({
    kind: "exam-worse",
    appName,
    origin,
    language,
    subject,
    preheader: intro,
    title: t("Some answers got worse"),
    paragraphs: [intro, questions],
    action: { label: t("See what changed"), href: companyPage("/dashboard/answers", input) },
    otherLink: t("If the button doesn't work, open this link:"),
    reason: t("You get this email because you publish answers. We send it only if answers got worse."),
    reasonLink: { label: t("Stop these emails"), href: unsubscribeLink },
  });
}
