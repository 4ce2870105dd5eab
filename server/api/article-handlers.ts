/** Adds, changes, publishes and deletes articles. */
import { ProblemError } from "#features/api/problems.ts";
import { findWholeArticle } from "#features/articles/article-pages.server.ts";
import { changeArticle } from "#features/articles/change-article.server.ts";
import { importArticles } from "#features/articles/import-articles.server.ts";
import { lockArticle } from "#features/articles/locked-article.server.ts";
import type { ArticleValues } from "#features/articles/owner-article.ts";
import { removeArticles } from "#features/articles/removed-articles.server.ts";
import { addArticle, discardChanges, type EditOutcome } from "#features/articles/save-article.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { KeyHolderScope } from "#shared/owner-scope.ts";
import { found, type HandlersOf, invalidField } from "./call.ts";
import { presentArticle } from "./present-content.ts";

export const articleHandlers: HandlersOf<
  "createArticle" | "updateArticle" | "discardArticleChanges" | "deleteArticle" | "importArticles"
> = {
  async createArticle({ findCenter, services, scope, body: { status, ...typed } }, tx) {
    const work = { tx, now: services.clock.now() };
    const id = await addArticle(work, scope, valuesOf(typed));
    if (status === "published") requireSaved(await changeArticle(work, scope, { id, values: {}, status }));
    const stored = found(await findWholeArticle(tx, scope, id));
    return { body: presentArticle(stored, await findCenter()), location: `/articles/${id}` };
  },

  async updateArticle({ findCenter, services, scope, params: { id }, body, requireMatch }, tx) {
    const center = await findCenter();
    requireMatch(presentArticle(await lockWholeArticle(tx, scope, id), center));
    const { status, ...typed } = body;
    const work = { tx, now: services.clock.now() };
    requireSaved(await changeArticle(work, scope, { id, values: valuesOf(typed), status }));
    return { body: presentArticle(found(await findWholeArticle(tx, scope, id)), center) };
  },

  async discardArticleChanges({ findCenter, services, scope, params: { id }, requireMatch }, tx) {
    requireMatch(presentArticle(await lockWholeArticle(tx, scope, id), await findCenter()));
    await discardChanges({ tx, now: services.clock.now() }, scope, id);
    return { body: null };
  },

  async deleteArticle({ findCenter, services, scope, params: { id }, requireMatch }, tx) {
    requireMatch(presentArticle(await lockWholeArticle(tx, scope, id), await findCenter()));
    await removeArticles({ tx, now: services.clock.now() }, scope, [id]);
    return { body: null };
  },

  async importArticles({ services, scope, body: { articles } }, tx) {
    const items = articles.map(({ id, status, title, slug, ...typed }, index) => ({
      id,
      values: { ...valuesOf({ title, ...typed }, `articles.${index}.`), title, slug },
      status,
    }));
    return { body: await importArticles({ tx, now: services.clock.now() }, scope, items) };
  },
};

interface TypedTexts {
  title?: string | undefined;
  content?: string | undefined;
  collection?: string | null | undefined;
  slug?: string | undefined;
  seoTitle?: string | null | undefined;
  seoDescription?: string | null | undefined;
  author?: string | null | undefined;
}

/** Only the fields that the request names. Empty texts mean "none". */
function valuesOf(
  { collection, seoTitle, seoDescription, author, title, ...typed }: TypedTexts,
  place = "",
): Partial<ArticleValues> {
  if (title?.trim() === "") throw invalidField(`body.${place}title`, "Type a title.");
  const named = {
    ...typed,
    title,
    category: collection === null ? "" : collection,
    seoTitle: seoTitle === null ? "" : seoTitle,
    seoDescription: seoDescription === null ? "" : seoDescription,
    author: author === null ? "" : author,
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
}

function requireSaved(edited: EditOutcome): void {
  if (edited.outcome === "invalid") throw invalidField(`body.${edited.field}`, edited.message);
  if (edited.outcome === "conflict") throw new ProblemError("conflict");
}

/** No other change can come between the comparison with If-Match and the write. */
export async function lockWholeArticle(tx: Transaction, scope: KeyHolderScope, id: string) {
  await lockArticle(tx, scope, { id, to: "write drafts" });
  return found(await findWholeArticle(tx, scope, id));
}
