import { centerMessages } from "#engines/messages/center-messages.ts";
import { textsOf } from "#engines/messages/texts.ts";
import { composeMail, type MailContent } from "./compose-mail.ts";
import { duration, mailableName } from "./mail-words.ts";

export interface ReaderLinkMail {
  appName: string;
  origin: string;
  companyName: string;
  /** Null for an unknown one. */
  language: string | null;
  /** URL of the page with the button. Single-use. */
  link: string;
  expiresInHours: number;
}

/** Sent to people who were invited to read a private help center, and when they ask for a new link. */
export async function readerLinkMail(input: ReaderLinkMail): Promise<MailContent> {
  const { appName, origin, link } = input;
  const messages = centerMessages(input.language);
  const { t } = textsOf(messages);
  const name = mailableName(input.companyName) ?? t("mail.readerCompany");
  const lifetime = duration({ minutes: input.expiresInHours * 60 }, messages.locale);
  return composeMail({
    kind: "reader-link",
    appName,
    origin,
    language: messages.tag,
    subject: t("mail.readerSubject", { product: appName }),
    preheader: t("mail.readerPreview", { duration: lifetime }),
    title: t("mail.readerTitle"),
    paragraphs: [t("mail.readerShared", { name }), t("mail.readerLater")],
    action: { label: t("enter.open"), href: link, note: t("mail.readerOnce", { duration: lifetime }) },
    otherLink: t("mail.otherLink"),
    reason: t("mail.readerReason", { name }),
  });
}
