/** The first half of every mail: a row in the outbox, in the transaction of what causes it. */
import { z } from "zod";
import { outboxMails } from "#db/schema/mail.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";

export interface OutgoingMail {
  /** What the mail is for, such as "confirm-signup". */
  kind: string;
  /** One address, without a name. */
  to: string;
  /** Where an answer goes, when not to the sender. One address. */
  replyTo?: string | null;
  /** Line breaks and control characters become spaces; cut at 200 characters. */
  subject: string;
  text: string;
  /** Beside the text, never instead of it. */
  html?: string | null;
  /** Two mails with one key are one mail: name the event that it tells of. */
  dedupeKey: string;
}

/** What a browser takes in a field of type email (HTML standard): one address, no line break, no name. */
const address = z.email({ pattern: z.regexes.html5Email }).max(254);
const maxSubjectLength = 200;
const maxBodyLength = 200_000;

/**
 * The mail exists if and only if the transaction commits; a job hands its id to `deliverMail` afterwards.
 * Null when a mail with this key was queued before. Throws an AppError (`invalid`) for an address that is none,
 * or for more than one.
 */
export async function queueMail(db: Db | Transaction, mail: OutgoingMail): Promise<string | null> {
  const to = checkedAddress(mail.to);
  const replyTo = mail.replyTo == null ? null : checkedAddress(mail.replyTo);
  const [row] = await db
    .insert(outboxMails)
    .values({
      kind: mail.kind,
      to,
      replyTo,
      subject: singleLine(mail.subject).slice(0, maxSubjectLength),
      text: mail.text.slice(0, maxBodyLength),
      html: mail.html?.slice(0, maxBodyLength) ?? null,
      dedupeKey: mail.dedupeKey,
    })
    .onConflictDoNothing({ target: outboxMails.dedupeKey })
    .returning({ id: outboxMails.id });
  return row?.id ?? null;
}

function checkedAddress(value: string): string {
  const parsed = address.safeParse(value);
  if (!parsed.success) throw new AppError("invalid", "Please enter a valid email address");
  return parsed.data;
}

function singleLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
