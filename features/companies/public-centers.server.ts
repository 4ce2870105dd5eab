/** Lists public help centers for jobs. */
import { and, eq, gte, inArray, notInArray, type SQLWrapper, sql } from "drizzle-orm";
import { companies } from "#db/schema/companies.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";

/** Returns company ids. `without` selects ids. */
export async function listPublicCenters(
  db: Db | Transaction,
  { among, without, limit }: { among?: string[]; without?: SQLWrapper; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(
        eq(companies.isPublic, true),
        among && inArray(companies.id, among),
        without && notInArray(companies.id, without),
      ),
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Returns public help centers whose content version moved by `by`. `examined` selects `company_id` and `examined_version`. */
export async function listChangedCenters(
  db: Db,
  { examined, by, limit }: { examined: SQLWrapper; by: number; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .innerJoin(sql`${examined} as "examined"`, sql`"examined"."company_id" = ${companies.id}`)
    .where(
      and(
        eq(companies.isPublic, true),
        gte(sql`${companies.contentVersion} - "examined"."examined_version"`, by),
      ),
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}
