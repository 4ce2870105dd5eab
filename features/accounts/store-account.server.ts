import { accounts, users } from "#db/schema.ts";
import type { Transaction } from "#platform/db/open-database.ts";

/** A user with a password. Returns the user's id. Violates `users_email_key` if the address has an account. */
export async function storeAccount(
  tx: Transaction,
  { hash, ...values }: typeof users.$inferInsert & { hash: string },
): Promise<string> {
  const [user] = await tx.insert(users).values(values).returning({ id: users.id });
  if (!user) throw new Error("the user was not stored");
  await storePassword(tx, { userId: user.id, hash });
  return user.id;
}

/** Replaces the password. An account that was created through the sign-in service gets its first one. */
export async function storePassword(
  tx: Transaction,
  { userId, hash }: { userId: string; hash: string },
): Promise<void> {
  await tx
    .insert(accounts)
    .values({ userId, accountId: userId, providerId: "credential", password: hash })
    .onConflictDoUpdate({ target: [accounts.providerId, accounts.accountId], set: { password: hash } });
}
