/** Hands emails from the outbox to the mail server, each at most once. */
import { and, eq, lte, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import addressparser from "nodemailer/lib/addressparser";
import { outboxMails } from "#db/schema/mail.ts";
import type { Config } from "#platform/config.ts";
import type { Db } from "#platform/db/open-database.ts";
import { StartupError } from "#platform/errors.ts";
import type { Log } from "#platform/log.ts";

export interface MailOptions {
  config: Pick<Config, "mail">;
  db: Db;
  log: Log;
  /** Timeout of one SMTP exchange. Default 60 s. */
  timeoutMs?: number;
}

type DeliveryOutcome =
  /** Sent by this call or an earlier one. Without a mail server, stored in the local mailbox. */
  | { outcome: "sent" }
  /** Won't be sent: the mail server refused it, its retries ran out, its outcome is uncertain, or the id is unknown. */
  | { outcome: "failed"; reason: string }
  /** Not sent. Call again later. */
  | { outcome: "retry"; reason: string };

export interface Mail {
  /**
   * Safe to call repeatedly and concurrently, because an email is handed to the mail server at most once. If an
   * exchange is cut off, its outcome is unknown and the email isn't sent again. Never rejects because of a mail server.
   * With `isLastAttempt`, returns "failed" instead of "retry".
   */
  deliverMail(id: string, options?: { isLastAttempt?: boolean }): Promise<DeliveryOutcome>;
}

type OutboxMail = typeof outboxMails.$inferSelect;

/** Throws a StartupError if MAIL_FROM isn't one address. */
export function createMail({ config, db, log, timeoutMs = 60_000 }: MailOptions): Mail {
  const { from, smtpUrl } = config.mail;
  const domain = domainOf(from);
  /** How long a claim on an email is valid. No exchange takes longer, so an older claim belongs to a dead process. */
  const abandonedAfterMs = timeoutMs + 30_000;

  async function deliverMail(id: string, { isLastAttempt = false } = {}): Promise<DeliveryOutcome> {
    if (smtpUrl === null) return putIntoMailbox(id);
    const mail = await claim(id);
    if (!mail) return outcomeOfOthers(id, isLastAttempt);
    const { sendOverSmtp } = await import("./send-over-smtp.ts");
    const answer = await sendOverSmtp(
      {
        from,
        to: mail.to,
        replyTo: mail.replyTo,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        unsubscribeUrl: mail.unsubscribeUrl,
        // The same for all attempts, so that servers can dedupe.
        messageId: `<${mail.id}@${domain}>`,
        date: mail.createdAt,
      },
      { smtpUrl, timeoutMs },
    );
    if (answer.result === "sent") {
      // Erases the content of a sent email, so that links that open accounts don't stay in the database.
      await settle(mail.id, { status: "sent", sentAt: sql`now()`, lastError: null, text: "", html: null });
      return { outcome: "sent" };
    }
    const { reason } = answer;
    const isFinal = answer.result !== "away" || isLastAttempt;
    await settle(mail.id, {
      status: isFinal ? "failed" : "queued",
      lastError: `${answer.result}: ${reason}`,
    });
    log[isFinal ? "error" : "warn"](
      { mailId: id, kind: mail.kind, result: answer.result, reason, attempts: mail.attempts },
      isFinal ? "email send failed" : "email send failed; will retry",
    );
    return { outcome: isFinal ? "failed" : "retry", reason };
  }

  /** Atomic: only one caller claims the row. */
  async function claim(id: string): Promise<OutboxMail | null> {
    const [mail] = await db
      .update(outboxMails)
      .set({ status: "sending", attempts: sql`${outboxMails.attempts} + 1` })
      .where(and(eq(outboxMails.id, id), eq(outboxMails.status, "queued")))
      .returning();
    return mail ?? null;
  }

  /** "sent" always wins, whatever status was set in the meantime. Other results apply only to an unsettled row. */
  async function settle(id: string, result: PgUpdateSetSource<typeof outboxMails>): Promise<void> {
    const isWaiting = result.status === "sent" ? undefined : eq(outboxMails.status, "sending");
    await db
      .update(outboxMails)
      .set(result)
      .where(and(eq(outboxMails.id, id), isWaiting));
  }

  async function putIntoMailbox(id: string): Promise<DeliveryOutcome> {
    await db
      .update(outboxMails)
      .set({ status: "sent", sentAt: sql`now()`, attempts: sql`${outboxMails.attempts} + 1` })
      .where(and(eq(outboxMails.id, id), eq(outboxMails.status, "queued")));
    return outcomeOfOthers(id, true);
  }

  async function outcomeOfOthers(id: string, isLastAttempt: boolean): Promise<DeliveryOutcome> {
    const reason = "The process stopped while it was sending this mail; it may have arrived.";
    const waitMs = isLastAttempt ? 0 : abandonedAfterMs;
    const before = sql`now() - make_interval(secs => ${waitMs / 1_000})`;
    await db
      .update(outboxMails)
      .set({ status: "failed", lastError: `unknown: ${reason}` })
      .where(
        and(eq(outboxMails.id, id), eq(outboxMails.status, "sending"), lte(outboxMails.updatedAt, before)),
      );
    const [mail] = await db.select().from(outboxMails).where(eq(outboxMails.id, id));
    if (!mail) return { outcome: "failed", reason: "This email does not exist." };
    if (mail.status === "sent") return { outcome: "sent" };
    if (mail.status === "failed")
      return { outcome: "failed", reason: mail.lastError ?? "It could not be sent." };
    return { outcome: "retry", reason: "Another process is sending this email." };
  }

  return { deliverMail };
}

function domainOf(from: string): string {
  const addresses = addressparser(from, { flatten: true });
  const domain = /^[^\s@]+@([^\s@]+)$/.exec(addresses[0]?.address ?? "")?.[1];
  if (addresses.length !== 1 || !domain || /[\r\n]/.test(from)) {
    throw new StartupError(
      'Wrong configuration: MAIL_FROM must be one address, such as "Step <step@example.com>".',
    );
  }
  return domain;
}
