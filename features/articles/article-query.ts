/** What the list of articles can be filtered by. */
export const articleStates = ["draft", "review", "scheduled", "published", "changed", "due"] as const;
export type ArticleState = (typeof articleStates)[number];

export const pageSize = 50;
