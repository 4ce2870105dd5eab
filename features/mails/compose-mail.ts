/** Renders a mail's text and HTML from the same draft, so that both say the same thing. */
import { renderText } from "./render-text.ts";

export interface MailContent {
  kind: string;
  /** Must be a single line. */
  subject: string;
  /** Must make sense without the HTML part. */
  text: string;
  html: string;
}

interface MailLink {
  label: string;
  /** Absolute URL on our own server. Must never come from user input. */
  href: string;
}

export type MailParagraph =
  | string
  | (string | MailLink)[]
  | { heading: string }
  /** Each on its own line. */
  | { lines: string[] };

export interface MailDraft {
  kind: string;
  appName: string;
  /** The installation's URL, such as "https://step.example". */
  origin: string;
  subject: string;
  /** Preview that mail clients show in lists. It repeats the mail's content, so the text part omits it. */
  preheader: string;
  title: string;
  paragraphs: MailParagraph[];
  /** BCP 47 tag. English by default. */
  language?: string;
  /** The mail's button. Its URL is also shown as text. */
  action?: MailLink & { note?: string };
  /** Introduces the button's URL as text. In English by default. */
  otherLink?: string;
  /** Tells recipients why they get this mail, and what to do if they didn't request it. */
  reason: string;
  /** Follows the reason, such as a link that ends these mails. */
  reasonLink?: MailLink;
}

/** Loads the renderer lazily, because a server that sends no mail doesn't need it. */
export async function composeMail(draft: MailDraft): Promise<MailContent> {
  const { renderHtml } = await import("./render-html.ts");
  return {
    kind: draft.kind,
    subject: draft.subject.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim(),
    text: renderText(draft),
    html: renderHtml(draft),
  };
}
