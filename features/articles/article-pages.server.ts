/** The articles of a company, for programs. */
import { and, asc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { articleDrafts, articleStates, articleVersions } from "#db/schema/articles.ts";
import { helpCenterContent } from "#db/schema/content.ts";
import { findWholeVersion, listVersionPage } from "#features/versions/version-pages.server.ts";
import { isAfter } from "#platform/db/after-row.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { ContentQuery } from "#shared/content-query.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";

type Company = Pick<OwnerScope, "companyId">;

const { id, companyId: ofCompany, status, createdAt, updatedAt } = helpCenterContent;
const category = sql<string | null>`nullif(btrim(${helpCenterContent.category}, E' \\t\\n\\r'), '')`;
const columns = {
  ...{ id, status, createdAt, updatedAt, category },
  title: helpCenterContent.title,
  content: helpCenterContent.content,
  slug: helpCenterContent.slug,
  seoTitle: helpCenterContent.seoTitle,
  seoDescription: helpCenterContent.seoDescription,
  author: helpCenterContent.author,
  /** Unpublished changes. */
  draft: articleDrafts,
  review: articleStates.review,
  publishAt: articleStates.publishAt,
  unpublishAt: articleStates.unpublishAt,
};

/** About as much as a page of 200 questions has. */
const maxPageBytes = 2_000_000;
const bytes = sql<number>`octet_length(${helpCenterContent.content}) + coalesce(octet_length(${articleDrafts.content}), 0)`;

/** Oldest first. Long articles make shorter pages, which have at least one. */
export async function listArticlePage(
  db: Db | Transaction,
  { companyId }: Company,
  query: ContentQuery,
): Promise<{ rows: WholeArticle[]; hasMore: boolean }> {
  const found = await db
    .select({ id, bytes })
    .from(helpCenterContent)
    .leftJoin(articleDrafts, eq(articleDrafts.articleId, id))
    .where(
      and(
        eq(ofCompany, companyId),
        query.after ? isAfter({ at: createdAt, id }, query.after) : undefined,
        query.status ? eq(status, query.status) : undefined,
        query.category === undefined ? undefined : eq(category, query.category),
        query.updatedAfter ? gt(updatedAt, query.updatedAfter) : undefined,
      ),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(query.limit);
  const fitting = found.slice(0, countFitting(found, query.limit - 1)).map((row) => row.id);
  const rows = await select(db, and(eq(ofCompany, companyId), inArray(id, fitting)));
  return { rows, hasMore: found.length > fitting.length };
}

function countFitting(sizes: { bytes: number }[], limit: number): number {
  let [count, total] = [0, 0];
  for (const size of sizes.slice(0, limit)) {
    total += size.bytes;
    if (count > 0 && total > maxPageBytes) break;
    count += 1;
  }
  return count;
}

export async function findWholeArticle(db: Db | Transaction, { companyId }: Company, articleId: string) {
  const [row] = await select(db, and(eq(ofCompany, companyId), eq(id, articleId)));
  return row ?? null;
}

/** Newest first, older than the version with the id `after`. */
export function listArticleVersions(db: Db, scope: Company, page: Parameters<typeof listVersionPage>[3]) {
  return listVersionPage(db, articleVersions, scope, page);
}

export function findArticleVersion(db: Db, scope: Company, place: { itemId: string; number: number }) {
  return findWholeVersion(db, articleVersions, scope, place);
}

export type WholeArticle = NonNullable<Awaited<ReturnType<typeof findWholeArticle>>>;

function select(db: Db | Transaction, where: SQL | undefined) {
  return db
    .select(columns)
    .from(helpCenterContent)
    .leftJoin(articleDrafts, eq(articleDrafts.articleId, id))
    .leftJoin(articleStates, eq(articleStates.articleId, id))
    .where(where)
    .orderBy(asc(createdAt), asc(id))
    .$dynamic();
}
