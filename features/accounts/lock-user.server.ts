import { eq } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import type { Transaction } from "#platform/db/open-database.ts";

/** Serializes transactions of the same user until they end. Does nothing for a deleted account. */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

/** Returns null for a deleted account. */
export async function findUser(tx: Transaction, userId: string): Promise<typeof users.$inferSelect | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  return user ?? null;
}
