/** Renders a mail's text and HTML from one draft, so that both say the same. */
import { renderText } from "./render-text.ts";

export interface MailContent {
  kind: string;
  /** One line. */
  subject: string;
  /** Complete without the HTML part. */
  text: string;
  html: string;
}

interface MailLink {
  label: string;
  /** Absolute URL on our origin, never from user input. */
  href: string;
}

/** Text, or text interspersed with links. */
export type MailParagraph = string | (string | MailLink)[];

export interface MailDraft {
  kind: string;
  appName: string;
  /** The installation's origin, such as "https://step.example". */
  origin: string;
  subject: string;
  /** Preview text in a mail list. Repeats the mail's content, so the text part omits it. */
  preheader: string;
  title: string;
  paragraphs: MailParagraph[];
  /** Call to action. Its URL is also shown as text. */
  action?: MailLink & { note?: string };
  /** Why the recipient gets this mail, and what to do if it wasn't them. */
  reason: string;
}

/** Loads the renderer lazily: servers that send no mail never need it. */
export async function composeMail(draft: MailDraft): Promise<MailContent> {
  const { renderHtml } = await import("./render-html.ts");
  return {
    kind: draft.kind,
    subject: draft.subject.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim(),
    text: renderText(draft),
    html: renderHtml(draft),
  };
}
