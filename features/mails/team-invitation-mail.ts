import type { TeamLanguage } from "#shared/enumerations.ts";
import { composeMail, type MailContent } from "./compose-mail.ts";
import { mailTexts } from "./mail-texts.ts";
import { duration, mailableName } from "./mail-words.ts";

export interface TeamInvitationMail {
  appName: string;
  origin: string;
  /** English by default. */
  language?: TeamLanguage;
  companyName: string;
  /** The name or address of the member who sent the invitation. */
  inviter: string;
  /** "Writer" */
  roleName: string;
  /** What the role can do, as one or two sentences. */
  roleText: string;
  /** URL of the page with the button that accepts the invitation. Single-use. */
  link: string;
  expiresInDays: number;
}

/** Sent to a person whom a member invited to a company's team. */
export async function teamInvitationMail(input: TeamInvitationMail): Promise<MailContent> {
  const { appName, origin, roleName, roleText, link } = input;
  const { t, said, language } = mailTexts(input.language);
  const company = mailableName(input.companyName);
  const person = mailableName(input.inviter) ?? t("A colleague");
  const lifetime = duration({ minutes: input.expiresInDays * 1_440 }, language);
  return composeMail({
    kind: "team-invitation",
    appName,
    origin,
    language,
    subject: t("You're invited to a team on {app}", { app: appName }),
    preheader: company
      ? t("{person} invited you to {company}'s team. The invitation works for {duration}.", {
          person,
          company,
          duration: lifetime,
        })
      : t("{person} invited you to a team. The invitation works for {duration}.", {
          person,
          duration: lifetime,
        }),
    title: company ? t("You're invited to {company}'s team", { company }) : t("You're invited to a team"),
    paragraphs: [
      company
        ? t("{person} invited you to work on {company}'s help center in {app}.", {
            person,
            company,
            app: appName,
          })
        : t("{person} invited you to work on a help center in {app}.", { person, app: appName }),
      t("Your role: {role}. {text}", { role: said(roleName), text: said(roleText) }),
    ],
    action: {
      label: t("Open the invitation"),
      href: link,
      note: t("The link works once, within {duration}.", { duration: lifetime }),
    },
    otherLink: t("If the button doesn't work, open this link:"),
    reason: t(
      "You're getting this email because {person} entered your address. If you don't know them, ignore it. Nothing happens unless you accept.",
      { person },
    ),
  });
}
