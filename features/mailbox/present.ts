export interface MailHead {
  id: string;
  to: string;
  subject: string;
  createdAt: Date;
}

export interface StoredMail extends MailHead {
  replyTo: string | null;
  text: string;
  html: string | null;
}

export interface PresentedHead {
  id: string;
  to: string;
  subject: string;
  createdAt: string;
  /** Formatted like "just now", "5 min ago" or "3 h ago". Older mails have the date. */
  age: string;
}

export interface PresentedMail extends PresentedHead {
  replyTo: string | null;
  text: string;
  hasHtml: boolean;
  /** Distinct URLs in the text, except the installation's start page. */
  links: string[];
}

export function presentHead({ id, to, subject, createdAt }: MailHead, now: Date): PresentedHead {
  return { id, to, subject, createdAt: createdAt.toISOString(), age: ageOf(createdAt, now) };
}

export function presentMail(mail: StoredMail, { now, origin }: { now: Date; origin: string }): PresentedMail {
  return {
    ...presentHead(mail, now),
    replyTo: mail.replyTo,
    text: mail.text,
    hasHtml: mail.html !== null,
    links: linksOf(mail.text).filter((link) => link !== origin && link !== `${origin}/`),
  };
}

/** Finds URLs as mail clients do: up to the next whitespace, without punctuation at the end. */
export function linksOf(text: string): string[] {
  const found = [...text.matchAll(/\bhttps?:\/\/[^\s<>"]+/gi)].map(([link]) =>
    link.replace(/[.,;:!?'’”)\]]+$/, ""),
  );
  return [...new Set(found)].filter((link) => URL.canParse(link));
}

function ageOf(date: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - date.getTime()) / 60_000);
  if (minutes < 1) return "just now";
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ago`;
  return date.toISOString().slice(0, 10);
}
