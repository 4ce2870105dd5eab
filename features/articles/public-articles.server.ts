import { and, asc, eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import { articleDrafts, articleRedirects } from "#db/schema/articles.ts";
import { helpCenterContent } from "#db/schema/content.ts";
import { findCheckedAt } from "#features/check-dates/check-choices.server.ts";
import {
  languagesOfItem,
  type ReadScope,
  translationsFor,
} from "#features/translations/read-translated.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { prepared } from "#platform/db/prepared.ts";
import { type PublicArticle, type PublicArticleCard, presentArticle, presentArticleCard } from "./present.ts";

const cardColumns = {
  id: helpCenterContent.id,
  slug: helpCenterContent.slug,
  title: helpCenterContent.title,
  category: helpCenterContent.category,
};
const articleColumns = {
  ...cardColumns,
  content: helpCenterContent.content,
  seoTitle: helpCenterContent.seoTitle,
  seoDescription: helpCenterContent.seoDescription,
  author: helpCenterContent.author,
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

export function countPublicArticles(db: Db, scope: { companyId: string }): Promise<number> {
  return db.$count(helpCenterContent, isPublic(scope));
}

/** For a select of several such conditions in one query. */
export function hasPublicArticles(scope: { companyId: string }): SQL {
  return sql`exists (select from ${helpCenterContent} where ${isPublic(scope)})`;
}

/** The title as it is stored, without translations. */
export async function findPublicArticleTitle(
  db: Db,
  scope: { companyId: string },
  slug: string,
): Promise<{ id: string; title: string } | null> {
  const [article] = await db
    .select({ id: helpCenterContent.id, title: helpCenterContent.title })
    .from(helpCenterContent)
    .where(and(isPublic(scope), eq(helpCenterContent.slug, slug)));
  return article ?? null;
}

/** In the owner's order. */
export async function listPublicArticles(db: Db, scope: ReadScope): Promise<PublicArticleCard[]> {
  const rows = await publicCards(db).execute({ companyId: scope.companyId });
  const translatedOf = await translationsFor(db, scope, { kind: "article", rows, only: "title" });
  return rows.map((row) => presentArticleCard(row, translatedOf(row)));
}

/** Includes the texts, for search and for callers that render the whole help center. */
export async function listWholeArticles(db: Db, scope: ReadScope): Promise<PublicArticle[]> {
  const rows = await db
    .select(articleColumns)
    .from(helpCenterContent)
    .where(isPublic(scope))
    .orderBy(...byHand);
  const translatedOf = await translationsFor(db, scope, { kind: "article", rows });
  return rows.map((row) => presentArticle(row, translatedOf(row)));
}

export async function findPublicArticleSlug(
  db: Db,
  scope: { companyId: string },
  id: string,
): Promise<string | null> {
  const [article] = await db
    .select({ slug: helpCenterContent.slug })
    .from(helpCenterContent)
    .where(and(isPublic(scope), eq(helpCenterContent.id, id)));
  return article?.slug ?? null;
}

export async function findPublicArticle(
  db: Db,
  scope: ReadScope,
  slug: string,
): Promise<PublicArticle | null> {
  const [row] = await db
    .select(articleColumns)
    .from(helpCenterContent)
    .where(and(isPublic(scope), eq(helpCenterContent.slug, slug)));
  if (!row) return null;
  const [translatedOf, languages, checkedAt] = await Promise.all([
    translationsFor(db, scope, { kind: "article", rows: [row] }),
    languagesOfItem(db, scope, { kind: "article", key: row.id }),
    findCheckedAt(db, scope, row.id),
  ]);
  const translated = translatedOf(row);
  const article = presentArticle(row, translated);
  // A confirmation is about the text in the main language.
  const isShown = !translated.translation && checkedAt !== null && checkedAt > article.updatedAt;
  return { ...article, languages, checkedAt: isShown ? checkedAt : null };
}

/** Returns the present slug of an article that had this one before. */
export async function findMovedArticle(
  db: Db,
  scope: { companyId: string },
  slug: string,
): Promise<string | null> {
  const [moved] = await db
    .select({ slug: helpCenterContent.slug })
    .from(articleRedirects)
    .innerJoin(helpCenterContent, eq(helpCenterContent.id, articleRedirects.articleId))
    .where(
      and(isPublic(scope), eq(articleRedirects.companyId, scope.companyId), eq(articleRedirects.slug, slug)),
    );
  return moved?.slug ?? null;
}

/** For the team's preview, which is never cached: the text in the editor, of unpublished articles too. */
export async function findPreviewedArticle(
  db: Db,
  { companyId }: { companyId: string },
  slug: string,
): Promise<PublicArticle | null> {
  const [found] = await db
    .select({ row: articleColumns, draft: articleDrafts })
    .from(helpCenterContent)
    .leftJoin(articleDrafts, eq(articleDrafts.articleId, helpCenterContent.id))
    .where(and(eq(helpCenterContent.companyId, companyId), eq(helpCenterContent.slug, slug)));
  if (!found) return null;
  const { row, draft } = found;
  return presentArticle(draft ? { ...row, ...draft, updatedAt: draft.savedAt } : row);
}

/** The published articles as they are stored. */
export async function listTranslatableArticles(db: Db | Transaction, { companyId }: { companyId: string }) {
  return db
    .select(articleColumns)
    .from(helpCenterContent)
    .where(isPublic({ companyId }))
    .orderBy(...byHand);
}
