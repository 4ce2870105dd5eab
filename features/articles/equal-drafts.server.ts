import { and, eq, inArray, sql } from "drizzle-orm";
import { articleDrafts, articleStates } from "#db/schema/articles.ts";
import { helpCenterContent } from "#db/schema/content.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { articleFields } from "./owner-article.ts";

/**
 * A published article whose category changed may have unpublished changes that say what visitors read already. Ends
 * them, with their review and schedule. The caller holds the company's lock.
 */
export async function dropEqualDrafts(tx: Transaction, { companyId }: { companyId: string }): Promise<void> {
  const isEqual = and(
    eq(helpCenterContent.id, articleDrafts.articleId),
    ...articleFields.map(
      (field) => sql`${helpCenterContent[field]} is not distinct from ${articleDrafts[field]}`,
    ),
  );
  const dropped = await tx
    .delete(articleDrafts)
    .where(
      and(
        eq(articleDrafts.companyId, companyId),
        sql`exists (select from ${helpCenterContent} where ${isEqual})`,
      ),
    )
    .returning({ id: articleDrafts.articleId });
  const ids = dropped.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .update(helpCenterContent)
    .set({ version: sql`${helpCenterContent.version} + 1`, updatedAt: sql`${helpCenterContent.updatedAt}` })
    .where(inArray(helpCenterContent.id, ids));
  await tx
    .update(articleStates)
    .set({
      publishAt: null,
      review: sql`case when ${articleStates.review} = 'approved' then 'approved' end`,
    })
    .where(inArray(articleStates.articleId, ids));
}
