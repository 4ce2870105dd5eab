import { desc, eq } from "drizzle-orm";
import { z } from "zod";
import { outboxMails } from "#db/schema.ts";
import type { Db } from "#platform/db/open-database.ts";

export const maxListedMails = 50;

export function listMails(db: Db) {
  return db
    .select({
      id: outboxMails.id,
      to: outboxMails.to,
      subject: outboxMails.subject,
      createdAt: outboxMails.createdAt,
    })
    .from(outboxMails)
    .orderBy(desc(outboxMails.createdAt), desc(outboxMails.id))
    .limit(maxListedMails);
}

/** Returns null for an unknown or invalid id. */
export async function findMail(db: Db, id: string) {
  if (!z.uuid().safeParse(id).success) return null;
  const [mail] = await db.select().from(outboxMails).where(eq(outboxMails.id, id));
  return mail ?? null;
}
