import { readCursor } from "#features/api/cursor.ts";
import type { ContentQuery } from "#shared/content-query.ts";

interface TypedQuery {
  cursor?: string | undefined;
  limit: number;
  status?: ContentQuery["status"];
  collection?: string | undefined;
  updatedAfter?: string | undefined;
}

/** Selects one row more than the page has, which says whether there is another page. */
export function contentQueryOf({ status, collection, updatedAfter, ...page }: TypedQuery): ContentQuery {
  return {
    ...rowsOfPage(page),
    status,
    category: collection,
    updatedAfter: updatedAfter === undefined ? undefined : new Date(updatedAfter),
  };
}

export function rowsOfPage({ cursor, limit }: Pick<TypedQuery, "cursor" | "limit">) {
  return { after: cursor === undefined ? null : readCursor(cursor), limit: limit + 1 };
}
