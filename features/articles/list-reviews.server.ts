import { and, asc, eq, or, sql } from "drizzle-orm";
import { articleDrafts, articleStates } from "#db/schema/articles.ts";
import { helpCenterContent } from "#db/schema/content.ts";
import { isOfOwner } from "#features/companies/company-record.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";

const maxListed = 100;

/** Articles that the member should review, and those that were sent back to the member. The oldest comes first. */
export async function listReviews(db: Db, scope: OwnerScope, { mayPublish }: { mayPublish: boolean }) {
  const isReturned = and(eq(articleStates.review, "returned"), eq(articleStates.askedBy, scope.userId));
  const rows = await db
    .select({
      articleId: articleStates.articleId,
      title: sql<string>`coalesce(${articleDrafts.title}, ${helpCenterContent.title})`,
      state: articleStates,
    })
    .from(articleStates)
    .innerJoin(helpCenterContent, eq(helpCenterContent.id, articleStates.articleId))
    .leftJoin(articleDrafts, eq(articleDrafts.articleId, articleStates.articleId))
    .where(
      and(
        isOfOwner(articleStates.companyId, scope),
        mayPublish ? or(eq(articleStates.review, "requested"), isReturned) : isReturned,
      ),
    )
    .orderBy(asc(articleStates.askedAt), asc(articleStates.articleId))
    .limit(maxListed);
  return rows.map(({ articleId, title, state }) => {
    const returned = state.review === "returned";
    const [by, note] = returned ? [state.answeredBy, state.answer] : [state.askedBy, state.reviewNote];
    return { articleId, title, isReturned: returned, by, note };
  });
}
