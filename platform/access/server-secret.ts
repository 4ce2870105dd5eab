/** Secrets that an installation generates on its first start and shares between its processes. */
import { eq } from "drizzle-orm";
import { serverSecrets } from "#db/schema.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { Ids } from "#platform/ids.ts";

/** Idempotent: concurrent first calls all get the same value. */
export async function serverSecret(db: Db, ids: Ids, name: string): Promise<string> {
  await db.insert(serverSecrets).values({ name, value: ids.secret() }).onConflictDoNothing();
  const value = await findServerSecret(db, name);
  if (value === null) throw new Error(`the secret "${name}" was not stored`);
  return value;
}

/** Returns null if it was never created or was deleted. */
export async function findServerSecret(db: Db | Transaction, name: string): Promise<string | null> {
  const [row] = await db
    .select({ value: serverSecrets.value })
    .from(serverSecrets)
    .where(eq(serverSecrets.name, name));
  return row?.value ?? null;
}

export async function deleteServerSecret(tx: Transaction, name: string): Promise<void> {
  await tx.delete(serverSecrets).where(eq(serverSecrets.name, name));
}
