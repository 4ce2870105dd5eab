/** Searches one help center, in an index of what its visitors may see right now. */
import { LRUCache } from "lru-cache";
import { tidyQuery } from "#engines/search/read-query.ts";
import { type SearchAnswer, type SearchHit, searchDocuments } from "#engines/search/search-documents.ts";
import { buildSearchIndex, type SearchIndex } from "#engines/search/search-index.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { findPreviewScope, type PublicScope } from "./find-public-scope.server.ts";
import { type CenterDocument, listSearchable } from "./search-documents.server.ts";

export type CenterHit = SearchHit<CenterDocument>;

export interface CenterAnswer extends SearchAnswer<CenterDocument> {
  /** As it was read: trimmed, and cut to the longest. */
  query: string;
}

interface KeptIndex {
  contentVersion: number;
  index: Promise<SearchIndex<CenterDocument>>;
}

/** Of one process; those that were not asked for longest go first. */
const maxBytes = 100_000_000;
/** Before an index is built nobody knows how much it takes. */
const startBytes = 100_000;
const kept = new LRUCache<string, KeptIndex>({ maxSize: maxBytes });

/**
 * Never older than the row of the company that `scope` was read from: the version in it rises in the transaction that
 * changes anything that visitors see, and another version is another index.
 */
export async function searchCenter(
  db: Db,
  scope: PublicScope,
  { query: typed, limit }: { query: string | null; limit: number },
): Promise<CenterAnswer> {
  const query = tidyQuery(typed);
  if (query === "") return { query, hits: [], count: 0, nearest: [] };
  return { query, ...searchDocuments(await indexOf(db, scope), { query, limit }) };
}

/** Which of these searches find something in the owner's help center, as it would be when it is public. */
export async function findAnswered(db: Db, scope: OwnerScope, queries: string[]): Promise<Set<string>> {
  const own = queries.length > 0 ? await findPreviewScope(db, scope) : null;
  if (!own) return new Set();
  const index = await indexOf(db, own);
  return new Set(queries.filter((query) => searchDocuments(index, { query, limit: 1 }).count > 0));
}

function indexOf(db: Db, scope: PublicScope): Promise<SearchIndex<CenterDocument>> {
  const { companyId, company } = scope;
  const known = kept.get(companyId);
  // A request that began before a change may look at what is newer, not the other way round.
  if (known && known.contentVersion >= company.contentVersion) return known.index;
  const index = listSearchable(db, scope).then(buildSearchIndex);
  const entry: KeptIndex = { contentVersion: company.contentVersion, index };
  kept.set(companyId, entry, { size: startBytes });
  index.then(
    ({ bytes }) => {
      if (kept.peek(companyId) === entry) kept.set(companyId, entry, { size: startBytes + bytes });
    },
    () => {
      // The next request tries again.
      if (kept.peek(companyId) === entry) kept.delete(companyId);
    },
  );
  return index;
}
