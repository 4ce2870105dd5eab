/** What all pages of a help center need, read once for each version of what its visitors see. */
import { LRUCache } from "lru-cache";
import type { Db } from "#platform/db/open-database.ts";
import type { PublicScope } from "./find-public-scope.server.ts";

interface RememberOptions<Value> {
  read: (db: Db, scope: PublicScope) => Promise<Value>;
  bytesOf: (value: Value) => number;
  /** Of all companies together; those that were not asked for longest go first. */
  maxBytes: number;
}

/** Before a value is read nobody knows how much it takes. */
const startBytes = 1_000;

/**
 * Never older than the row of the company that `scope` was read from: the version in it rises in the transaction that
 * changes anything that visitors see, and what is read for another version is read again.
 */
export function rememberByVersion<Value>({ read, bytesOf, maxBytes }: RememberOptions<Value>) {
  const kept = new LRUCache<string, { version: number; value: Promise<Value> }>({ maxSize: maxBytes });
  return (db: Db, scope: PublicScope): Promise<Value> => {
    const { companyId } = scope;
    const version = scope.company.contentVersion;
    const known = kept.get(companyId);
    if (known?.version === version) return known.value;
    const entry = { version, value: read(db, scope) };
    kept.set(companyId, entry, { size: startBytes });
    entry.value.then(
      (value) => {
        if (kept.peek(companyId) === entry) kept.set(companyId, entry, { size: bytesOf(value) });
      },
      () => {
        if (kept.peek(companyId) === entry) kept.delete(companyId);
      },
    );
    return entry.value;
  };
}
