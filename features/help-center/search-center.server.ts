/** Searches one help center in one language, with a cached index of its public content. */
import { LRUCache } from "lru-cache";
import { cleanQuery } from "#engines/search/read-query.ts";
import { type SearchAnswer, type SearchHit, searchDocuments } from "#engines/search/search-documents.ts";
import { buildSearchIndex, type SearchIndex } from "#engines/search/search-index.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { findPreviewScope } from "./find-public-scope.server.ts";
import type { PublicScope } from "./public-scope.ts";
import { type CenterDocument, listSearchable } from "./search-documents.server.ts";

export type CenterHit = SearchHit<CenterDocument>;

export interface CenterAnswer extends SearchAnswer<CenterDocument> {
  /** The query that was used: trimmed and cut to the maximum length. */
  query: string;
}

interface KeptIndex {
  contentVersion: number;
  index: Promise<SearchIndex<CenterDocument>>;
}

/** Limit per process. The least recently used indexes are evicted. */
const maxBytes = 100_000_000;
const startBytes = 100_000;
const kept = new LRUCache<string, KeptIndex>({ maxSize: maxBytes });

/**
 * The result is never older than the company row in `scope`: every transaction that changes what visitors see also
 * increases the content version, and each version has its own index.
 */
export async function searchCenter(
  db: Db,
  scope: PublicScope,
  { query: typed, limit }: { query: string | null; limit: number },
): Promise<CenterAnswer> {
  const query = cleanQuery(typed);
  if (query === "") return { query, hits: [], count: 0, nearest: [] };
  return { query, ...searchDocuments(await indexOf(db, scope), { query, limit }) };
}

/** Returns the queries that have results in the owner's help center, whether it is public or not. */
export async function findAnswered(db: Db, scope: OwnerScope, queries: string[]): Promise<Set<string>> {
  const own = queries.length > 0 ? await findPreviewScope(db, scope) : null;
  if (!own) return new Set();
  const index = await indexOf(db, own);
  return new Set(queries.filter((query) => searchDocuments(index, { query, limit: 1 }).count > 0));
}

function indexOf(db: Db, scope: PublicScope): Promise<SearchIndex<CenterDocument>> {
  const { companyId, company, view } = scope;
  const key = `${companyId} ${view.language}`;
  const known = kept.get(key);
  // A request that began before a change may use a newer index, but never an older one.
  if (known && known.contentVersion >= company.contentVersion) return known.index;
  const index = listSearchable(db, scope).then(buildSearchIndex);
  const entry: KeptIndex = { contentVersion: company.contentVersion, index };
  kept.set(key, entry, { size: startBytes });
  index.then(
    ({ bytes }) => {
      if (kept.peek(key) === entry) kept.set(key, entry, { size: startBytes + bytes });
    },
    () => {
      // Evicts a failed build, so that the next request tries again.
      if (kept.peek(key) === entry) kept.delete(key);
    },
  );
  return index;
}
