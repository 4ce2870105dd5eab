/** Changes to the articles that are selected in the list. Ids of other companies are ignored. */
import { and, eq, inArray, sql } from "drizzle-orm";
import { articleDrafts } from "#db/schema/articles.ts";
import { helpCenterContent } from "#db/schema/content.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import { requireDraft } from "#features/companies/membership.server.ts";
import { authorOf } from "#features/versions/history.server.ts";
import type { EditorScope } from "#shared/owner-scope.ts";
import { may } from "#shared/permissions.ts";
import { isSameTexts } from "./article-values.ts";
import { dropEqualDrafts } from "./equal-drafts.server.ts";
import { missingIn, type Work } from "./locked-article.server.ts";
import { readStoredArticles, type StoredArticle, versionOf } from "./own-articles.server.ts";
import { articleTexts } from "./owner-article.ts";
import { publishText, unpublishText } from "./publish-text.server.ts";
import { type NamedArticle, recordArticles } from "./record-articles.server.ts";
import { reviewAgain } from "./save-article.server.ts";

/** The version of each article in the list, by its id. */
export type SeenVersions = ReadonlyMap<string, string>;

/** Visitors find published articles in the new category immediately. Doesn't count as an update, because the texts stay. */
export async function categorizeArticles(
  { tx, now }: Work,
  scope: EditorScope,
  { ids, category }: { ids: string[]; category: string | null },
): Promise<NamedArticle[]> {
  const { role } = await lockOwnCompany(tx, scope, "write drafts", articleTexts.gone);
  const stored = await readStoredArticles(tx, scope, ids);
  requireDraft(role, { isPublished: stored.some(({ row }) => row.status === "published") });
  const found = stored.map(({ row }) => row.id);
  if (found.length === 0) return [];
  await tx
    .update(helpCenterContent)
    .set({
      category,
      updatedAt: sql`${helpCenterContent.updatedAt}`,
      // An editor that is open merges this change instead of saving over it.
      version: sql`${helpCenterContent.version} + 1`,
    })
    .where(and(eq(helpCenterContent.companyId, scope.companyId), inArray(helpCenterContent.id, found)));
  await tx.update(articleDrafts).set({ category }).where(inArray(articleDrafts.articleId, found));
  await dropEqualDrafts(tx, scope);
  if (!may(role, "publish content"))
    for (const each of stored.filter(({ state }) => state?.publishAt))
      await reviewAgain({ tx, now }, scope, named(each));
  const articles = stored.map(named);
  const details = { changes: [{ label: "Category", to: category }] };
  await recordArticles(tx, scope, { action: "content.categorized", articles, details });
  return articles;
}

/**
 * Leaves out articles whose text visitors already read, those without a title or text, and those that changed since the
 * list was loaded, so that nothing is published that no editor could have read.
 */
export async function publishArticles(
  { tx, now }: Work,
  scope: EditorScope,
  { ids, seen }: { ids: string[]; seen: SeenVersions },
): Promise<{ published: NamedArticle[]; incompleteCount: number; changedCount: number }> {
  await lockOwnCompany(tx, scope, "publish content", articleTexts.gone);
  const stored = await readStoredArticles(tx, scope, ids);
  const unread = stored.filter(
    ({ row, draft }) => row.status !== "published" || (draft !== null && !isSameTexts(draft, row)),
  );
  const known = unread.filter((each) => seen.get(each.row.id) === versionOf(each));
  const complete = known.filter(({ row, draft }) => missingIn(draft ?? row) === null);
  for (const each of complete)
    await publishText(tx, scope, { stored: each, before: each, author: authorOf(scope), now });
  const published = complete.map(named);
  await recordArticles(tx, scope, { action: "content.published", articles: published });
  return {
    published,
    incompleteCount: known.length - complete.length,
    changedCount: unread.length - known.length,
  };
}

/** The texts in the editor stay. */
export async function unpublishArticles(
  { tx }: Work,
  scope: EditorScope,
  ids: string[],
): Promise<NamedArticle[]> {
  await lockOwnCompany(tx, scope, "publish content", articleTexts.gone);
  const stored = await readStoredArticles(tx, scope, ids);
  const shown = stored.filter(({ row }) => row.status === "published");
  for (const each of shown) await unpublishText(tx, scope, each);
  const articles = shown.map(named);
  await recordArticles(tx, scope, { action: "content.unpublished", articles });
  return articles;
}

function named({ row, draft }: StoredArticle): NamedArticle {
  return { id: row.id, title: draft?.title ?? row.title };
}
