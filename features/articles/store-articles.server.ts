/** Inserts articles of an uploaded export. The caller holds the company's lock. */
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { articleDrafts, articleRedirects, articleStates } from "#db/schema/articles.ts";
import { helpCenterContent } from "#db/schema/content.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { freeSlug } from "./article-values.ts";
import { takenSlugs } from "./own-articles.server.ts";
import type { Schedule } from "./owner-article.ts";
import { isSchedulable } from "./schedule-article.server.ts";

type Company = { companyId: string };

export async function storeArticles(
  tx: Transaction,
  { companyId }: Company,
  articles: Omit<typeof helpCenterContent.$inferInsert, "companyId">[],
): Promise<void> {
  await tx.insert(helpCenterContent).values(articles.map((article) => ({ ...article, companyId })));
}

/** Ignores drafts of unpublished articles, which are saved in their row. */
export async function storeDrafts(
  tx: Transaction,
  { companyId }: Company,
  drafts: Omit<typeof articleDrafts.$inferInsert, "companyId">[],
): Promise<void> {
  const articles = await readArticles(tx, { companyId }, drafts);
  const taken = new Set(await takenSlugs(tx, { companyId }));
  const rows = drafts.flatMap((draft) => {
    const article = articles.get(draft.articleId);
    if (article?.status !== "published") return [];
    const slug = draft.slug === article.slug ? draft.slug : freeSlug(draft.slug, draft.title, taken);
    return [{ ...draft, slug, companyId }];
  });
  if (rows.length > 0) await tx.insert(articleDrafts).values(rows);
}

/** Comes after the drafts. Ignores times that have passed, so that nothing is published because it was imported. */
export async function storeSchedules(
  tx: Transaction,
  { companyId }: Company,
  {
    schedules,
    scheduledBy,
    now,
  }: { schedules: (Schedule<Date | null> & { articleId: string })[]; scheduledBy: string | null; now: Date },
): Promise<void> {
  const articles = await readArticles(tx, { companyId }, schedules);
  const rows = schedules.flatMap(({ articleId, ...planned }) => {
    const article = articles.get(articleId);
    if (!article) return [];
    const hasNews = article.status === "draft" || article.hasDraft;
    const { publishAt, unpublishAt } = comingTimes(planned, now);
    const times = { publishAt: hasNews ? publishAt : null, unpublishAt };
    return times.publishAt || unpublishAt ? [{ articleId, companyId, ...times, scheduledBy }] : [];
  });
  if (rows.length > 0) await tx.insert(articleStates).values(rows);
}

/** Ignores those that belong to an article by now. */
export async function storeFormerSlugs(
  tx: Transaction,
  { companyId }: Company,
  rows: { articleId: string; slug: string }[],
): Promise<void> {
  const articles = await readArticles(tx, { companyId }, rows);
  const taken = new Set(await takenSlugs(tx, { companyId }));
  const free = rows.filter(({ articleId, slug }) => articles.has(articleId) && !taken.has(slug));
  if (free.length > 0) await tx.insert(articleRedirects).values(free.map((row) => ({ ...row, companyId })));
}

function comingTimes({ publishAt, unpublishAt }: Schedule<Date | null>, now: Date): Schedule<Date | null> {
  const isInOrder = !publishAt || !unpublishAt || publishAt < unpublishAt;
  return {
    publishAt: publishAt && isInOrder && isSchedulable(publishAt, now) ? publishAt : null,
    unpublishAt: unpublishAt && isSchedulable(unpublishAt, now) ? unpublishAt : null,
  };
}

async function readArticles(tx: Transaction, { companyId }: Company, rows: { articleId: string }[]) {
  const ids = rows.map(({ articleId }) => articleId);
  const { id, slug, status } = helpCenterContent;
  const found = await tx
    .select({ id, slug, status, hasDraft: isNotNull(articleDrafts.articleId).mapWith(Boolean) })
    .from(helpCenterContent)
    .leftJoin(articleDrafts, eq(articleDrafts.articleId, id))
    .where(and(eq(helpCenterContent.companyId, companyId), inArray(id, ids)));
  return new Map(found.map((article) => [article.id, article]));
}
