import { and, asc, eq, type Placeholder, sql } from "drizzle-orm";
import { helpCenterContent } from "#db/schema/content.ts";
import type { Db } from "#platform/db/open-database.ts";
import { prepared } from "#platform/db/prepared.ts";
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

function isPublic({ companyId }: { companyId: string | Placeholder }) {
  return and(eq(helpCenterContent.companyId, companyId), eq(helpCenterContent.status, "published"));
}

const publicCards = prepared((db) =>
  db
    .select(cardColumns)
    .from(helpCenterContent)
    .where(isPublic({ companyId: sql.placeholder("companyId") }))
    .orderBy(...byHand)
    .prepare("public_article_cards"),
);

/** In the owner's order. */
export async function listPublicArticles(db: Db, { companyId }: Scope): Promise<PublicArticleCard[]> {
  const rows = await publicCards(db).execute({ companyId });
  return rows.map(presentArticleCard);
}

/** Includes the texts, for search and for callers that render the whole help center. */
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
