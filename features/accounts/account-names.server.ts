import { inArray } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";

/** By user id. Deleted accounts are missing. */
export async function findAccountNames(
  db: Db | Transaction,
  userIds: string[],
): Promise<Map<string, { name: string; email: string; emailVerified: boolean }>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: users.name, email: users.email, emailVerified: users.emailVerified })
    .from(users)
    .where(inArray(users.id, userIds));
  return new Map(rows.map(({ id, ...person }) => [id, person]));
}
