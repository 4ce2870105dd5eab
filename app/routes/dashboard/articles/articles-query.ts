/** The list's search, filter and page are in its URL. */
import { type ArticleQuery, articleStates, noCategory } from "#features/articles/article-query.ts";
import { articleLimits } from "#shared/article-limits.ts";

const maxText = 100;
const maxPage = 10_000;

export function readArticlesQuery(url: string): Required<ArticleQuery> {
  const { searchParams } = new URL(url);
  const state = searchParams.get("state");
  const page = Number(searchParams.get("page") ?? "1");
  return {
    text: (searchParams.get("q") ?? "").trim().slice(0, maxText),
    state: articleStates.find((known) => known === state) ?? null,
    category: readCategory(searchParams.get("category") ?? ""),
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  };
}

function readCategory(asked: string): string {
  return asked === noCategory ? asked : asked.replaceAll("\0", "").trim().slice(0, articleLimits.category);
}

export function articlesAddress({
  text = "",
  state = null,
  category = "",
  page = 1,
}: Partial<ArticleQuery>): string {
  const params = new URLSearchParams();
  if (text !== "") params.set("q", text);
  if (state) params.set("state", state);
  if (category !== "") params.set("category", category);
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query === "" ? "/dashboard/articles" : `/dashboard/articles?${query}`;
}
