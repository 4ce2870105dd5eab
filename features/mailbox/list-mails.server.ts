/** The newest mails of the outbox, for the local mailbox. */
import { desc } from "drizzle-orm";
import { outboxMails } from "#db/schema.ts";
import type { Db } from "#platform/db/open-database.ts";

const maxMails = 50;

export function listMails(db: Db) {
  return db
    .select({
      id: outboxMails.id,
      to: outboxMails.to,
      replyTo: outboxMails.replyTo,
      subject: outboxMails.subject,
      text: outboxMails.text,
      status: outboxMails.status,
      createdAt: outboxMails.createdAt,
    })
    .from(outboxMails)
    .orderBy(desc(outboxMails.createdAt))
    .limit(maxMails);
}
