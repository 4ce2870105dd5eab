/** The articles of a company, for programs. */
import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import { helpCenterContent } from "#db/schema/content.ts";
import { isAfter } from "#platform/db/after-row.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { ContentQuery } from "#shared/content-query.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";

type Company = Pick<OwnerScope, "companyId">;

const { id, companyId: ofCompany, title, content, slug, status, createdAt, updatedAt } = helpCenterContent;
const category = sql<string | null>`nullif(btrim(${helpCenterContent.category}, E' \\t\\n\\r'), '')`;
const columns = { id, title, content, category, slug, status, createdAt, updatedAt };

/** Oldest first. */
export function listArticlePage(db: Db | Transaction, { companyId }: Company, query: ContentQuery) {
  return select(
    db,
    and(
      eq(ofCompany, companyId),
      query.after ? isAfter({ at: createdAt, id }, query.after) : undefined,
      query.status ? eq(status, query.status) : undefined,
      query.category === undefined ? undefined : eq(category, query.category),
      query.updatedAfter ? gt(updatedAt, query.updatedAfter) : undefined,
    ),
  ).limit(query.limit);
}

export async function findWholeArticle(db: Db | Transaction, { companyId }: Company, articleId: string) {
  const [row] = await select(db, and(eq(ofCompany, companyId), eq(id, articleId)));
  return row ?? null;
}

export type WholeArticle = NonNullable<Awaited<ReturnType<typeof findWholeArticle>>>;

function select(db: Db | Transaction, where: SQL | undefined) {
  return db.select(columns).from(helpCenterContent).where(where).orderBy(asc(createdAt), asc(id)).$dynamic();
}
