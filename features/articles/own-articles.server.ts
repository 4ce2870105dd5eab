/** Reads a company's articles for its team, with unpublished changes. */
import { and, count, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { articleDrafts, articleStates } from "#db/schema/articles.ts";
import { helpCenterContent } from "#db/schema/content.ts";
import { isOfOwner } from "#features/companies/company-record.server.ts";
import { contains } from "#platform/db/contains.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { EditorScope, OwnerScope } from "#shared/owner-scope.ts";
import { type ArticleQuery, type ArticleState, noCategory, pageSize } from "./article-query.ts";
import { isSameTexts, presentValues } from "./article-values.ts";
import type { ArticleReview, OwnerArticle, OwnerArticleCard } from "./owner-article.ts";

type ArticleRow = typeof helpCenterContent.$inferSelect;
type DraftRow = typeof articleDrafts.$inferSelect;
export type StoredState = typeof articleStates.$inferSelect;

export interface StoredArticle {
  row: ArticleRow;
  draft: DraftRow | null;
  state: StoredState | null;
}

const lastSaved = sql<Date>`greatest(${helpCenterContent.updatedAt}, ${articleDrafts.savedAt})`.mapWith(
  helpCenterContent.updatedAt,
);
const title = sql<string>`coalesce(${articleDrafts.title}, ${helpCenterContent.title})`;
const category = sql<string | null>`case when ${articleDrafts.articleId} is null
  then ${helpCenterContent.category} else ${articleDrafts.category} end`;
/** As the list of categories has it. */
const categoryName = sql<string | null>`nullif(btrim(${category}, E' \\t\\n\\r'), '')`;

const stateOf: Record<Exclude<ArticleState, "due">, SQL | undefined> = {
  draft: eq(helpCenterContent.status, "draft"),
  published: eq(helpCenterContent.status, "published"),
  review: eq(articleStates.review, "requested"),
  scheduled: or(isNotNull(articleStates.publishAt), isNotNull(articleStates.unpublishAt)),
  changed: and(eq(helpCenterContent.status, "published"), isNotNull(articleDrafts.articleId)),
};

const noTotals = { all: 0, draft: 0, review: 0, scheduled: 0, published: 0, changed: 0 };

export interface ArticleList {
  articles: OwnerArticleCard[];
  /** How many match the query. */
  found: number;
  /** By state, without the query. */
  counts: Record<ArticleState | "all", number>;
}

/** Last saved first. */
export async function listOwnArticles(
  db: Db,
  scope: OwnerScope,
  {
    text,
    state,
    category: wanted = "",
    page,
    dueIds = [],
  }: ArticleQuery & {
    /** To be checked. */
    dueIds?: string[];
  },
): Promise<ArticleList> {
  const isMine = isOfOwner(helpCenterContent.companyId, scope);
  const words = text.split(/\s+/).filter(Boolean).slice(0, 8);
  const where = and(
    isMine,
    wanted === "" ? undefined : wanted === noCategory ? isNull(categoryName) : eq(categoryName, wanted),
    state === "due" ? inArray(helpCenterContent.id, dueIds) : state ? stateOf[state] : undefined,
    ...words.map((word) => or(contains(title, word), contains(category, word))),
  );
  const [rows, [totals]] = await Promise.all([
    db
      .select({
        id: helpCenterContent.id,
        version: sql<string>`${helpCenterContent.version} || '.' || coalesce(${articleDrafts.version}, 0)`,
        title,
        category,
        status: helpCenterContent.status,
        hasChanges: isNotNull(articleDrafts.articleId).mapWith(Boolean),
        updatedAt: lastSaved,
        isInReview: sql<boolean>`coalesce(${stateOf.review}, false)`.mapWith(Boolean),
        publishAt: articleStates.publishAt,
        unpublishAt: articleStates.unpublishAt,
        found: sql<number>`count(*) over ()`.mapWith(Number),
      })
      .from(helpCenterContent)
      .leftJoin(articleDrafts, eq(articleDrafts.articleId, helpCenterContent.id))
      .leftJoin(articleStates, eq(articleStates.articleId, helpCenterContent.id))
      .where(where)
      .orderBy(desc(lastSaved), desc(helpCenterContent.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db
      .select({
        all: count(),
        draft: countIf(stateOf.draft),
        review: countIf(stateOf.review),
        scheduled: countIf(stateOf.scheduled),
        published: countIf(stateOf.published),
        changed: countIf(stateOf.changed),
      })
      .from(helpCenterContent)
      .leftJoin(articleDrafts, eq(articleDrafts.articleId, helpCenterContent.id))
      .leftJoin(articleStates, eq(articleStates.articleId, helpCenterContent.id))
      .where(isMine),
  ]);
  return {
    articles: rows.map(({ found: _, updatedAt, publishAt, unpublishAt, ...card }) => ({
      ...card,
      updatedAt: updatedAt.toISOString(),
      publishAt: publishAt?.toISOString() ?? null,
      unpublishAt: unpublishAt?.toISOString() ?? null,
    })),
    found: rows[0]?.found ?? 0,
    counts: { ...(totals ?? noTotals), due: dueIds.length },
  };
}

export async function getOwnArticle(db: Db, scope: OwnerScope, id: string): Promise<OwnerArticle | null> {
  const stored = await readArticle(db, isOfOwner(helpCenterContent.companyId, scope), id);
  return stored ? presentOwnArticle(stored) : null;
}

/** For jobs, and for changes after `lockOwnCompany` checked who makes them. */
export async function readStoredArticle(
  tx: Transaction,
  { companyId }: Pick<OwnerScope, "companyId">,
  id: string,
): Promise<StoredArticle | null> {
  return readArticle(tx, eq(helpCenterContent.companyId, companyId), id);
}

/** For changes after `lockOwnCompany` checked who makes them. */
export async function readStoredArticles(
  tx: Transaction,
  { companyId }: Pick<OwnerScope, "companyId">,
  ids: string[],
): Promise<StoredArticle[]> {
  return readArticles(tx, eq(helpCenterContent.companyId, companyId), ids);
}

async function readArticle(db: Db | Transaction, isMine: SQL | undefined, id: string) {
  const [found] = await readArticles(db, isMine, [id]);
  return found ?? null;
}

async function readArticles(db: Db | Transaction, isMine: SQL | undefined, ids: string[]) {
  return db
    .select({ row: helpCenterContent, draft: articleDrafts, state: articleStates })
    .from(helpCenterContent)
    .leftJoin(articleDrafts, eq(articleDrafts.articleId, helpCenterContent.id))
    .leftJoin(articleStates, eq(articleStates.articleId, helpCenterContent.id))
    .where(and(inArray(helpCenterContent.id, ids), isMine));
}

export function presentOwnArticle({ row, draft, state }: StoredArticle): OwnerArticle {
  const texts = draft ?? row;
  return {
    id: row.id,
    version: versionOf({ row, draft, state }),
    isPublished: row.status === "published",
    hasChanges: draft !== null && !isSameTexts(draft, row),
    savedAt: (draft?.savedAt ?? row.updatedAt).toISOString(),
    savedBy: state?.savedBy ?? null,
    publicSlug: row.slug,
    publishAt: state?.publishAt?.toISOString() ?? null,
    unpublishAt: state?.unpublishAt?.toISOString() ?? null,
    review: presentReview(state),
    values: presentValues(texts),
  };
}

function presentReview(state: StoredState | null): ArticleReview | null {
  if (!state?.review) return null;
  const { review, reviewNote, askedBy, askedAt, answer, answeredBy, answeredAt } = state;
  return {
    state: review,
    note: reviewNote,
    askedBy,
    askedAt: askedAt?.toISOString() ?? null,
    answer,
    answeredBy,
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

/** Never repeats for an article: a publication raises the first number, and a save of a draft the second. */
export function versionOf({ row, draft }: StoredArticle): string {
  return `${row.version}.${draft?.version ?? 0}`;
}

/** Slugs of the company's other articles, with those that drafts will get. */
export async function takenSlugs(
  tx: Transaction,
  { companyId }: Pick<EditorScope, "companyId">,
  exceptId?: string,
): Promise<string[]> {
  const other = (column: typeof helpCenterContent.id | typeof articleDrafts.articleId) =>
    exceptId ? ne(column, exceptId) : undefined;
  const rows = await tx
    .select({ slug: helpCenterContent.slug })
    .from(helpCenterContent)
    .where(and(eq(helpCenterContent.companyId, companyId), other(helpCenterContent.id)));
  const drafts = await tx
    .select({ slug: articleDrafts.slug })
    .from(articleDrafts)
    .where(and(eq(articleDrafts.companyId, companyId), other(articleDrafts.articleId)));
  return [...rows, ...drafts].map(({ slug }) => slug);
}

function countIf(condition: SQL | undefined) {
  return sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
}
