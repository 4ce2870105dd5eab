/** The list's search, filter and page are in its URL. */
import { type ArticleState, articleStates } from "#features/articles/article-query.ts";

export interface ArticlesQuery {
  text: string;
  state: ArticleState | null;
  page: number;
}

const maxText = 100;
const maxPage = 10_000;

export function readArticlesQuery(url: string): ArticlesQuery {
  const { searchParams } = new URL(url);
  const state = searchParams.get("state");
  const page = Number(searchParams.get("page") ?? "1");
  return {
    text: (searchParams.get("q") ?? "").trim().slice(0, maxText),
    state: articleStates.find((known) => known === state) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  };
}

export function articlesAddress({ text = "", state = null, page = 1 }: Partial<ArticlesQuery>): string {
  const params = new URLSearchParams();
  if (text !== "") params.set("q", text);
  if (state) params.set("state", state);
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query === "" ? "/dashboard/articles" : `/dashboard/articles?${query}`;
}
