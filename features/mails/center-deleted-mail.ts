import type { TeamLanguage } from "#shared/enumerations.ts";
import { composeMail, type MailContent } from "./compose-mail.ts";
import { mailTexts } from "./mail-texts.ts";
import { mailableName } from "./mail-words.ts";

export interface CenterDeletedMail {
  appName: string;
  origin: string;
  /** English by default. */
  language?: TeamLanguage;
  companyName: string;
  /** The address of the owner who deleted it. */
  deletedBy: string;
}

/** Sent to the other members of a team when an owner has deleted its help center, which they can no longer open. */
export async function centerDeletedMail(input: CenterDeletedMail): Promise<MailContent> {
  const { appName, origin } = input;
  const { t, language } = mailTexts(input.language);
  const name = mailableName(input.companyName) ?? t("Your company");
  const person = mailableName(input.deletedBy) ?? t("A colleague");
  return composeMail({
    kind: "center-deleted",
    appName,
    origin,
    language,
    subject: t("A help center on {app} was deleted", { app: appName }),
    preheader: t("It was {name}'s help center.", { name }),
    title: t("{name}'s help center was deleted", { name }),
    paragraphs: [
      t("{person} deleted {name}'s help center with all its content.", { person, name }),
      t("Your account and your other help centers stay as they are."),
    ],
    action: { label: t("Open {app}", { app: appName }), href: new URL("/dashboard", origin).href },
    otherLink: t("If the button doesn't work, open this link:"),
    reason: t("You're getting this email because you were on {name}'s team.", { name }),
  });
}
