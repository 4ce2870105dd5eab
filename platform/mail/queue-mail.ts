import { eq } from "drizzle-orm";
import { z } from "zod";
import { outboxMails } from "#db/schema/mail.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";

export interface OutgoingMail {
  /** Purpose of the email, such as "confirm-signup". */
  kind: string;
  /** One address, without a display name. */
  to: string;
  /** Reply-To, if different from the sender. One address. */
  replyTo?: string | null;
  /** Line breaks and control characters become spaces. Truncated to 200 characters. */
  subject: string;
  text: string;
  /** Sent in addition to the text, never instead of it. */
  html?: string | null;
  /** For mails that Step sends unrequested: URL on the main host that ends them with one POST. */
  unsubscribeUrl?: string | null;
  /** Only one email per key is sent. Name the event that the email is about. */
  dedupeKey: string;
  /** The company whose mails may be many, such as invitations. Those of others don't wait for them. */
  companyId?: string;
}

/** Accepts what browsers accept in an email input (HTML standard): one address without a line break or a name. */
const address = z.email({ pattern: z.regexes.html5Email }).max(254);
const maxSubjectLength = 200;
const maxBodyLength = 200_000;

/**
 * Adds an email to the outbox, in the transaction that causes it. Returns null if an email with this key was queued
 * before. Throws an AppError (`invalid`) if an address is invalid or there are several.
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
      unsubscribeUrl: mail.unsubscribeUrl == null ? null : new URL(mail.unsubscribeUrl).href,
      dedupeKey: mail.dedupeKey,
    })
    .onConflictDoNothing({ target: outboxMails.dedupeKey })
    .returning({ id: outboxMails.id });
  return row?.id ?? null;
}

export async function deleteMailsTo(tx: Transaction, address: string): Promise<void> {
  await tx.delete(outboxMails).where(eq(outboxMails.to, address));
}

function checkedAddress(value: string): string {
  const parsed = address.safeParse(value);
  if (!parsed.success) throw new AppError("invalid", "Please enter a valid email address");
  return parsed.data;
}

function singleLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
