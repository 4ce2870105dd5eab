/** Prepared statements for hot queries, built once per database. */
import type { Db } from "#platform/db/connect.ts";

/**
 * `prepare` returns a Drizzle query with placeholders, ended by `.prepare(…)`. For any other parameterized query, the
 * driver asks the server to describe it every time. For a prepared one, each connection remembers the description after
 * the first run, which saves a round trip as well as building, parsing and planning the query. Unsuitable for queries
 * whose best plan depends on the parameter and for dynamic query text.
 */
export function prepared<Query>(prepare: (db: Db) => Query): (db: Db) => Query {
  const known = new WeakMap<Db, Query>();
  return (db) => {
    const query = known.get(db) ?? prepare(db);
    known.set(db, query);
    return query;
  };
}
