/** Caches data that all pages of a help center in one language need, for each content version. */
import { LRUCache } from "lru-cache";
import type { Db } from "#platform/db/open-database.ts";
import type { PublicScope } from "./public-scope.ts";

interface RememberOptions<Value, More extends unknown[]> {
  /** `more` must follow from the scope. */
  read: (db: Db, scope: PublicScope, ...more: More) => Promise<Value>;
  bytesOf: (value: Value) => number;
  /** Limit for all companies together. The least recently used entries are evicted. */
  maxBytes: number;
}

/** Of an entry, besides its value. An entry without a size would be refused. */
const startBytes = 1_000;

/**
 * The result is never older than the company row in `scope`: every transaction that changes what visitors see also
 * increases the content version, and another version is a cache miss.
 */
export function rememberByVersion<Value, More extends unknown[] = []>({
  read,
  bytesOf,
  maxBytes,
}: RememberOptions<Value, More>) {
  const kept = new LRUCache<string, { version: number; value: Promise<Value> }>({ maxSize: maxBytes });
  return (db: Db, scope: PublicScope, ...more: More): Promise<Value> => {
    const key = `${scope.companyId} ${scope.view.language}`;
    const version = scope.company.contentVersion;
    const known = kept.get(key);
    if (known?.version === version) return known.value;
    const entry = { version, value: read(db, scope, ...more) };
    kept.set(key, entry, { size: startBytes });
    entry.value.then(
      (value) => {
        if (kept.peek(key) === entry) kept.set(key, entry, { size: startBytes + bytesOf(value) });
      },
      () => {
        if (kept.peek(key) === entry) kept.delete(key);
      },
    );
    return entry.value;
  };
}
