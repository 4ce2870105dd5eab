/**
 * Mail outbox. The row is inserted in the same transaction as the change that causes the mail, and a job sends it
 * afterwards.
 */
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn, isOneOf, timeColumn, updatedAtColumn } from "../columns.ts";

export const outboxMailStatuses = ["queued", "sending", "sent", "failed"] as const;

export const outboxMails = pgTable(
  "outbox_mails",
  {
    id: idColumn(),
    /** What the mail is for, such as "confirm-signup". */
    kind: text("kind").notNull(),
    to: text("to").notNull(),
    replyTo: text("reply_to"),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html"),
    /** Where one request ends mails of this kind (RFC 8058). Null for mails that a person asked for. */
    unsubscribeUrl: text("unsubscribe_url"),
    status: text("status", { enum: outboxMailStatuses }).notNull().default("queued"),
    attempts: integer("attempts").notNull().default(0),
    /** Two emails with the same key are sent only once. */
    dedupeKey: text("dedupe_key").notNull().unique("outbox_mails_dedupe_key_key"),
    lastError: text("last_error"),
    sentAt: timeColumn("sent_at"),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    index("outbox_mails_created_at_index").on(table.createdAt),
    check("outbox_mails_status_known", isOneOf(table.status, outboxMailStatuses)),
    check("outbox_mails_attempts_range", sql`${table.attempts} >= 0`),
    // A line break in these fields would allow header injection.
    check(
      "outbox_mails_single_line_headers",
      sql`${table.to} !~ '[\\r\\n]' and coalesce(${table.replyTo}, '') !~ '[\\r\\n]' and ${table.subject} !~ '[\\r\\n]' and coalesce(${table.unsubscribeUrl}, '') !~ '[\\r\\n]'`,
    ),
  ],
);
