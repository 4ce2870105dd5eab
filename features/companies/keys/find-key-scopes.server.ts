import { and, eq, isNull } from "drizzle-orm";
import { companyKeys } from "#db/schema/company-keys.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { KeyScope } from "#shared/key-scopes.ts";
import type { KeyHolderScope } from "#shared/owner-scope.ts";

/** Null if the key is revoked. */
export async function findKeyScopes(
  db: Db | Transaction,
  { companyId, keyId }: KeyHolderScope,
): Promise<KeyScope[] | null> {
  const { id, revokedAt, scopes } = companyKeys;
  const [row] = await db
    .select({ scopes })
    .from(companyKeys)
    .where(and(eq(id, keyId), eq(companyKeys.companyId, companyId), isNull(revokedAt)));
  return row?.scopes ?? null;
}
