import { centerMessages } from "#engines/messages/center-messages.ts";
import { textsOf } from "#engines/messages/texts.ts";
import { companyPage } from "./company-page.ts";
import { composeMail, type MailContent, type MailParagraph } from "./compose-mail.ts";
import { mailableName } from "./mail-words.ts";

export interface WebsiteNewsMail {
  appName: string;
  origin: string;
  companyId: string;
  companyName: string;
  /** Null for an unknown one. */
  language: string | null;
  /** The website's host name. */
  website: string;
  changed: { question: string; before: string; after: string }[];
  gone: { question: string }[];
  added: { question: string }[];
  unsubscribeLink: string;
}

/** Of each kind. The page that the button opens has all of them. */
const maxListed = 5;
const maxTextLength = 300;

/** Sent at most once a week to members who decide about changes on the company's website. */
export async function websiteNewsMail(input: WebsiteNewsMail): Promise<MailContent> {
  const { appName: product, origin, website, changed, gone, added, unsubscribeLink } = input;
  const messages = centerMessages(input.language);
  const { t } = textsOf(messages);
  const name = mailableName(input.companyName) ?? website;
  const more = (list: unknown[]) =>
    list.length > maxListed ? [t("mail.newsMore", { count: list.length - maxListed })] : [];
  const questions = (list: { question: string }[]): MailParagraph => ({
    lines: [...list.slice(0, maxListed).map(({ question }) => shown(question)), ...more(list)],
  });
  const paragraphs: MailParagraph[] = [t("mail.newsIntro", { product, website })];
  if (changed.length > 0) {
    paragraphs.push({ heading: t("mail.newsChanged", { count: changed.length }) });
    for (const { question, before, after } of changed.slice(0, maxListed)) {
      const lines = [shown(question)];
      if (before !== "") lines.push(t("mail.newsBefore", { text: shown(before) }));
      if (after !== "") lines.push(t("mail.newsNow", { text: shown(after) }));
      paragraphs.push({ lines });
    }
    paragraphs.push(...more(changed));
  }
  if (gone.length > 0)
    paragraphs.push({ heading: t("mail.newsGone", { count: gone.length }) }, questions(gone));
  if (added.length > 0)
    paragraphs.push({ heading: t("mail.newsNew", { count: added.length }) }, questions(added));
  return composeMail({
    kind: "website-news",
    appName: product,
    origin,
    language: messages.tag,
    subject: t("mail.newsSubject", { website }),
    preheader: t("mail.newsIntro", { product, website }),
    title: t("mail.newsSubject", { website }),
    paragraphs,
    action: { label: t("mail.newsReview"), href: companyPage("/dashboard/faqs/website", input) },
    otherLink: t("mail.otherLink"),
    reason: t("mail.newsReason", { product, name }),
    reasonLink: { label: t("mail.newsStop"), href: unsubscribeLink },
  });
}

/** Text from a website, which may be long. */
function shown(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > maxTextLength ? `${line.slice(0, maxTextLength - 1).trimEnd()}…` : line;
}
