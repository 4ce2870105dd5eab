import { type ArticleValues, articleFields } from "#features/articles/owner-article.ts";
import { createDraftStore } from "../../draft-store.ts";

export interface KeptArticle {
  values: ArticleValues;
  /** The stored version that editing started from. */
  base: { values: ArticleValues; version: string };
}

/** Text that couldn't be saved, such as without a connection. */
export const articleDrafts = createDraftStore<KeptArticle>("step.article-draft.", ({ values, base }) => {
  return isValues(values) && typeof base?.version === "string" && isValues(base.values);
});

function isValues(values: unknown): values is ArticleValues {
  if (typeof values !== "object" || values === null) return false;
  return articleFields.every((field) => field in values && typeof values[field as never] === "string");
}
