/** Queries that are asked all the time, built once for each database and known to it by name. */
import type { Db } from "#platform/db/connect.ts";

/**
 * `prepare` gives a query of Drizzle's with placeholders, ended by `.prepare(…)`. The driver asks the database about each
 * other query that has parameters before it sends it, every time; of a prepared one each connection knows the answer
 * from the second time on. That is one way there and back instead of two, without building, parsing or planning.
 *
 * Not for queries whose best plan hangs on the value that is looked for, nor for ones of ever changing text.
 */
export function prepared<Query>(prepare: (db: Db) => Query): (db: Db) => Query {
  const known = new WeakMap<Db, Query>();
  return (db) => {
    const query = known.get(db) ?? prepare(db);
    known.set(db, query);
    return query;
  };
}
