/** Prepared statements for hot queries, built once per database. */
import type { Db } from "#platform/db/connect.ts";

/**
 * `prepare` returns a Drizzle query with placeholders, ended by `.prepare(…)`. For any other parameterized
 * query the driver first asks the server to describe it, every time; with a prepared one each connection
 * knows the answer from the second run on. That saves a round trip plus building, parsing and planning. Not
 * for queries whose best plan depends on the parameter, nor for dynamic query text.
 */
export function prepared<Query>(prepare: (db: Db) => Query): (db: Db) => Query {
  const known = new WeakMap<Db, Query>();
  return (db) => {
    const query = known.get(db) ?? prepare(db);
    known.set(db, query);
    return query;
  };
}
