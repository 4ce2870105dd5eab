import { and, count, eq, sql } from "drizzle-orm";
import { videoGuides } from "#db/schema/guides.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";

const categoryName = sql<string | null>`btrim(${videoGuides.category}, E' \\t\\n\\r')`;

/** The number of step guides, drafts included, by the name of their category. */
export async function countGuidesByCategory(
  db: Db | Transaction,
  { companyId }: { companyId: string },
): Promise<{ name: string | null; count: number }[]> {
  return db
    .select({ name: categoryName, count: count() })
    .from(videoGuides)
    .where(eq(videoGuides.companyId, companyId))
    .groupBy(categoryName);
}

/** Doesn't count as an update of the guides, because their texts stay. The caller holds the company's lock. */
export async function moveCategoryGuides(
  tx: Transaction,
  { companyId }: { companyId: string },
  { category, to }: { category: string; to: string | null },
): Promise<void> {
  await tx
    .update(videoGuides)
    .set({ category: to, updatedAt: sql`${videoGuides.updatedAt}` })
    .where(and(eq(videoGuides.companyId, companyId), eq(categoryName, category)));
}
