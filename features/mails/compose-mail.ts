/** Renders a mail's text and HTML from the same draft, so that both say the same. */
import { renderText } from "./render-text.ts";

export interface MailContent {
  kind: string;
  /** A single line. */
  subject: string;
  /** Complete even without the HTML part. */
  text: string;
  html: string;
}

interface MailLink {
  label: string;
  /** Absolute URL on our origin; never taken from user input. */
  href: string;
}

/** Text, or text interspersed with links. */
export type MailParagraph = string | (string | MailLink)[];

export interface MailDraft {
  kind: string;
  appName: string;
  /** The installation's origin, for example "https://step.example". */
  origin: string;
  subject: string;
  /** Preview text for lists of mails. It repeats the mail's content, so the text part omits it. */
  preheader: string;
  title: string;
  paragraphs: MailParagraph[];
  /** Call to action, whose URL is also shown as text. */
  action?: MailLink & { note?: string };
  /** Says why the recipient gets this mail, and what to do if they didn't request it. */
  reason: string;
}

/** Loads the renderer lazily, because servers that send no mail never need it. */
export async function composeMail(draft: MailDraft): Promise<MailContent> {
  const { renderHtml } = await import("./render-html.ts");
  return {
    kind: draft.kind,
    subject: draft.subject.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim(),
    text: renderText(draft),
    html: renderHtml(draft),
  };
}
