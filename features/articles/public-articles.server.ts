/** The published articles of one company. */
import { and, asc, eq } from "drizzle-orm";
import { helpCenterContent } from "#db/schema/content.ts";
import type { Db } from "#platform/db/open-database.ts";
import { type PublicArticle, type PublicArticleCard, presentArticle, presentArticleCard } from "./present.ts";

interface Scope {
  companyId: string;
}

const cardColumns = {
  slug: helpCenterContent.slug,
  title: helpCenterContent.title,
  category: helpCenterContent.category,
};
const articleColumns = {
  ...cardColumns,
  content: helpCenterContent.content,
  updatedAt: helpCenterContent.updatedAt,
};
const byHand = [
  asc(helpCenterContent.position),
  asc(helpCenterContent.createdAt),
  asc(helpCenterContent.id),
] as const;

function isPublic(scope: Scope) {
  return and(eq(helpCenterContent.companyId, scope.companyId), eq(helpCenterContent.status, "published"));
}

/** In the order that was set by hand. */
export async function listPublicArticles(db: Db, scope: Scope): Promise<PublicArticleCard[]> {
  const rows = await db
    .select(cardColumns)
    .from(helpCenterContent)
    .where(isPublic(scope))
    .orderBy(...byHand);
  return rows.map(presentArticleCard);
}

/** The same, with their texts: for searching, and for whoever reads a whole center. */
export async function listWholeArticles(db: Db, scope: Scope): Promise<PublicArticle[]> {
  const rows = await db
    .select(articleColumns)
    .from(helpCenterContent)
    .where(isPublic(scope))
    .orderBy(...byHand);
  return rows.map(presentArticle);
}

export async function findPublicArticle(db: Db, scope: Scope, slug: string): Promise<PublicArticle | null> {
  const [row] = await db
    .select(articleColumns)
    .from(helpCenterContent)
    .where(and(isPublic(scope), eq(helpCenterContent.slug, slug)));
  return row ? presentArticle(row) : null;
}
