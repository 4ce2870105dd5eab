import { inArray } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import type { Db } from "#platform/db/open-database.ts";

/** By user id. Deleted accounts are missing. */
export async function findAccountNames(
  db: Db,
  userIds: string[],
): Promise<Map<string, { name: string; email: string }>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.id, userIds));
  return new Map(rows.map(({ id, ...person }) => [id, person]));
}
