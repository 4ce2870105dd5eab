/** One description of a mail becomes both of its parts, so that the text says everything that the HTML says. */
import { renderText } from "./render-text.ts";

export interface MailContent {
  kind: string;
  /** One line. */
  subject: string;
  /** Complete without the HTML. */
  text: string;
  html: string;
}

interface MailLink {
  label: string;
  /** Absolute, ours: never taken from a visitor. */
  href: string;
}

/** A sentence, or its pieces with links in between. */
export type MailParagraph = string | (string | MailLink)[];

export interface MailDraft {
  kind: string;
  appName: string;
  /** Where the product lives, such as "https://step.example". */
  origin: string;
  subject: string;
  /** What a list of mails shows beside the subject. Repeats what the mail says: the text part leaves it out. */
  preheader: string;
  title: string;
  paragraphs: MailParagraph[];
  /** The one thing to do. Its address also stands in the mail in plain letters. */
  action?: MailLink & { note?: string };
  /** Why this person gets the mail, and what to do when it was not them. */
  reason: string;
}

/** The renderer is loaded with the first mail: a server that sends none never holds it. */
export async function composeMail(draft: MailDraft): Promise<MailContent> {
  const { renderHtml } = await import("./render-html.ts");
  return {
    kind: draft.kind,
    subject: draft.subject.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim(),
    text: renderText(draft),
    html: renderHtml(draft),
  };
}
