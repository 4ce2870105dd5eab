import type { Db } from "#platform/db/connect.ts";

/**
 * Builds a prepared statement once per database, for hot queries. `prepare` returns a Drizzle query with placeholders
 * that ends with `.prepare(…)`. The driver asks the server to describe any other parameterized query each time. For a
 * prepared one, each connection remembers the description, which saves a round trip as well as building, parsing and
 * planning the query. Unsuitable for dynamic query text and for queries whose best plan depends on the parameter.
 */
export function prepared<Query>(prepare: (db: Db) => Query): (db: Db) => Query {
  const known = new WeakMap<Db, Query>();
  return (db) => {
    const query = known.get(db) ?? prepare(db);
    known.set(db, query);
    return query;
  };
}
