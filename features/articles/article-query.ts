/** What the list of articles can be filtered by. */
export const articleStates = ["draft", "review", "scheduled", "published", "changed", "due"] as const;
export type ArticleState = (typeof articleStates)[number];

export interface ArticleQuery {
  text: string;
  state: ArticleState | null;
  /** A name, or "" for all. */
  category?: string;
  page: number;
}

/** Selects the articles without a category. No category has this name, because names have no surrounding whitespace. */
export const noCategory = " ";

export const pageSize = 50;
