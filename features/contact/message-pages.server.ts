/** The messages of a company, for programs. */
import { and, desc, eq, isNull } from "drizzle-orm";
import { contactMessages } from "#db/schema/contact.ts";
import { isBefore } from "#platform/db/after-row.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";

type Company = Pick<OwnerScope, "companyId">;

const { id, createdAt, deletedAt, isSpam } = contactMessages;

/** Newest first. */
export function listMessagePage(
  db: Db,
  scope: Company,
  { after, limit, spam }: { after: { at: Date; id: string } | null; limit: number; spam: boolean },
) {
  return db
    .select()
    .from(contactMessages)
    .where(and(isListed(scope), eq(isSpam, spam), after ? isBefore({ at: createdAt, id }, after) : undefined))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

export async function findMessage(db: Db | Transaction, scope: Company, messageId: string) {
  const [row] = await db
    .select()
    .from(contactMessages)
    .where(and(isListed(scope), eq(id, messageId)));
  return row ?? null;
}

export type StoredMessage = typeof contactMessages.$inferSelect;

function isListed({ companyId }: Company) {
  return and(eq(contactMessages.companyId, companyId), isNull(deletedAt));
}
