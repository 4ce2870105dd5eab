/** Secrets that an installation generates on its first start and shares between its processes. */
import { eq } from "drizzle-orm";
import { serverSecrets } from "#db/schema.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { Ids } from "#platform/ids.ts";

/** Idempotent: concurrent first calls all get the same value. */
export async function serverSecret(db: Db, ids: Ids, name: string): Promise<string> {
  await db.insert(serverSecrets).values({ name, value: ids.secret() }).onConflictDoNothing();
  const [row] = await db
    .select({ value: serverSecrets.value })
    .from(serverSecrets)
    .where(eq(serverSecrets.name, name));
  if (!row) throw new Error(`the secret "${name}" was not stored`);
  return row.value;
}
