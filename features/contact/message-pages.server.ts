/** The messages of a company, for programs. */
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { contactMessages } from "#db/schema/contact.ts";
import { isBefore } from "#platform/db/after-row.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { messageColumns } from "./message-columns.ts";

type Company = Pick<OwnerScope, "companyId">;

const { id, createdAt, deletedAt, isSpam } = contactMessages;

/** Newest first. */
export function listMessagePage(
  db: Db,
  scope: Company,
  { after, limit, spam }: { after: { at: Date; id: string } | null; limit: number; spam: boolean },
) {
  return db
    .select(messageColumns)
    .from(contactMessages)
    .where(and(isListed(scope), eq(isSpam, spam), after ? isBefore({ at: createdAt, id }, after) : undefined))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

export async function findMessage(db: Db | Transaction, scope: Company, messageId: string) {
  const [row] = await db
    .select(messageColumns)
    .from(contactMessages)
    .where(and(isListed(scope), eq(id, messageId)));
  return row ?? null;
}

/** The newest one with the same sender and text. */
export async function findSentMessage(
  tx: Transaction,
  scope: Company,
  { email, message }: { email: string; message: string },
) {
  const [row] = await tx
    .select(messageColumns)
    .from(contactMessages)
    .where(
      and(
        eq(contactMessages.companyId, scope.companyId),
        eq(sql`lower(${contactMessages.email})`, email.toLowerCase()),
        eq(contactMessages.message, message),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(1);
  return row ?? null;
}

export type StoredMessage = Omit<typeof contactMessages.$inferSelect, "searched">;

function isListed({ companyId }: Company) {
  return and(eq(contactMessages.companyId, companyId), isNull(deletedAt));
}
