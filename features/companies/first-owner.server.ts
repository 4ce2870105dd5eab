import { and, asc, eq } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import { members } from "#db/schema/members.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { type OwnerScope, ownerScope } from "#shared/owner-scope.ts";

/**
 * Returns the user who has owned the company the longest, because jobs and commands act on that user's behalf. Returns
 * null if no user has claimed it.
 */
export async function findFirstOwner(db: Db | Transaction, companyId: string): Promise<OwnerScope | null> {
  const [row] = await db
    .select({ userId: users.id, companyId: members.companyId, email: users.email })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.companyId, companyId), eq(members.role, "owner")))
    .orderBy(asc(members.createdAt), asc(members.userId))
    .limit(1);
  return row ? ownerScope(row) : null;
}
