import { accounts, users } from "#db/schema.ts";
import type { Transaction } from "#platform/db/open-database.ts";

/** A user with a password. Returns the user's id. Violates `users_email_key` if the address has an account. */
export async function storeAccount(
  tx: Transaction,
  { hash, ...values }: typeof users.$inferInsert & { hash: string },
): Promise<string> {
  const [user] = await tx.insert(users).values(values).returning({ id: users.id });
  if (!user) throw new Error("the user was not stored");
  await tx
    .insert(accounts)
    .values({ userId: user.id, accountId: user.id, providerId: "credential", password: hash });
  return user.id;
}
