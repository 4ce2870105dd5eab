import { and, desc, inArray, isNotNull, sql } from "drizzle-orm";
import { outboxMails } from "#db/schema/mail.ts";
import type { Db } from "#platform/db/open-database.ts";
import { errorOf } from "./failed-mails.ts";

export interface DelayedMails {
  count: number;
  /** When the oldest of them was written. */
  since: Date;
  /** What the mail server or the connection said last. */
  error: string;
}

/** Mails that couldn't be sent yet and are tried again. Null if there are none. */
export async function findDelayedMails(db: Db): Promise<DelayedMails | null> {
  const isDelayed = and(inArray(outboxMails.status, ["queued", "sending"]), isNotNull(outboxMails.lastError));
  const [latest] = await db
    .select({
      count: sql`count(*) over ()`.mapWith(Number),
      since: sql`min(${outboxMails.createdAt}) over ()`.mapWith(outboxMails.createdAt),
      lastError: outboxMails.lastError,
    })
    .from(outboxMails)
    .where(isDelayed)
    .orderBy(desc(outboxMails.updatedAt), outboxMails.id)
    .limit(1);
  return latest ? { count: latest.count, since: latest.since, error: errorOf(latest.lastError).error } : null;
}
