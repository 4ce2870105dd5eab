/** The checks of a company's website, for programs. */
import { and, desc, eq } from "drizzle-orm";
import { websiteChecks } from "#db/schema.ts";
import { isBefore } from "#platform/db/after-row.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";

type Company = Pick<OwnerScope, "companyId">;

export type StoredCheck = typeof websiteChecks.$inferSelect;

const { id, createdAt } = websiteChecks;

/** Newest first. */
export function listCheckPage(
  db: Db | Transaction,
  { companyId }: Company,
  { after, limit }: { after: { at: Date; id: string } | null; limit: number },
): Promise<StoredCheck[]> {
  const isListed = and(
    eq(websiteChecks.companyId, companyId),
    after ? isBefore({ at: createdAt, id }, after) : undefined,
  );
  return db.select().from(websiteChecks).where(isListed).orderBy(desc(createdAt), desc(id)).limit(limit);
}

export async function findCheck(
  db: Db,
  { companyId }: Company,
  checkId: string,
): Promise<StoredCheck | null> {
  const isThis = and(eq(websiteChecks.companyId, companyId), eq(id, checkId));
  const [row] = await db.select().from(websiteChecks).where(isThis);
  return row ?? null;
}
