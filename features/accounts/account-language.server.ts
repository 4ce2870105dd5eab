import { eq } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { TeamLanguage } from "#shared/enumerations.ts";

/** Of the pages and mails for an account. Null: the browser's. */
export async function setLanguage(
  db: Db,
  { userId, language }: { userId: string; language: TeamLanguage | null },
): Promise<void> {
  await db.update(users).set({ language }).where(eq(users.id, userId));
}

export async function findLanguage(db: Db | Transaction, userId: string): Promise<TeamLanguage | null> {
  const [user] = await db.select({ language: users.language }).from(users).where(eq(users.id, userId));
  return user?.language ?? null;
}
