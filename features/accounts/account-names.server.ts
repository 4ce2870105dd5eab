import { inArray } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";

type AccountNames = Pick<typeof users.$inferSelect, "name" | "email" | "emailVerified" | "language">;

/** By user id. Deleted accounts are missing. */
export async function findAccountNames(
  db: Db | Transaction,
  userIds: string[],
): Promise<Map<string, AccountNames>> {
  if (userIds.length === 0) return new Map();
  const { id, name, email, emailVerified, language } = users;
  const rows = await db
    .select({ id, name, email, emailVerified, language })
    .from(users)
    .where(inArray(users.id, userIds));
  return new Map(rows.map(({ id, ...person }) => [id, person]));
}
