/** Who may read a help center that isn't public, apart from its team's preview. */
import { eq, or, sql } from "drizzle-orm";
import { companies } from "#db/schema/companies.ts";
import { privateAccess } from "#db/schema/private-access.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";

export type PrivateAccess = typeof privateAccess.$inferSelect;

/** Null if the help center has no readers. Ignored while it is public. */
export async function findPrivateAccess(
  db: Db | Transaction,
  companyId: string,
): Promise<PrivateAccess | null> {
  const [row] = await db.select().from(privateAccess).where(eq(privateAccess.companyId, companyId));
  return row ?? null;
}

/** Call with the company locked. */
export async function setPrivateAccess(
  tx: Transaction,
  companyId: string,
  values: Pick<PrivateAccess, "kind" | "passwordHash" | "passwordVersion"> | null,
): Promise<void> {
  if (values === null) await tx.delete(privateAccess).where(eq(privateAccess.companyId, companyId));
  else
    await tx
      .insert(privateAccess)
      .values({ companyId, ...values })
      .onConflictDoUpdate({ target: privateAccess.companyId, set: values });
}

/** Condition on `companies`: the help center is public, or private with readers. */
export const hasReaders = or(
  eq(companies.isPublic, true),
  sql`exists (select from ${privateAccess} where ${privateAccess.companyId} = ${companies.id})`,
);
