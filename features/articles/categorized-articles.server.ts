import { and, count, eq, sql } from "drizzle-orm";
import { articleDrafts } from "#db/schema/articles.ts";
import { helpCenterContent } from "#db/schema/content.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { dropEqualDrafts } from "./equal-drafts.server.ts";

const categoryName = sql<string | null>`btrim(${helpCenterContent.category}, E' \\t\\n\\r')`;

/** The number of articles, drafts included, by the name of their category. */
export async function countArticlesByCategory(
  db: Db | Transaction,
  { companyId }: { companyId: string },
): Promise<{ name: string | null; count: number }[]> {
  return db
    .select({ name: categoryName, count: count() })
    .from(helpCenterContent)
    .where(eq(helpCenterContent.companyId, companyId))
    .groupBy(categoryName);
}

/** Doesn't count as an update of the articles, because their texts stay. The caller holds the company's lock. */
export async function moveCategoryArticles(
  tx: Transaction,
  { companyId }: { companyId: string },
  { category, to }: { category: string; to: string | null },
): Promise<void> {
  await tx
    .update(helpCenterContent)
    .set({ category: to, updatedAt: sql`${helpCenterContent.updatedAt}` })
    .where(and(eq(helpCenterContent.companyId, companyId), eq(categoryName, category)));
  await tx
    .update(articleDrafts)
    .set({ category: to })
    .where(and(eq(articleDrafts.companyId, companyId), eq(articleDrafts.category, category)));
  await dropEqualDrafts(tx, { companyId });
}
