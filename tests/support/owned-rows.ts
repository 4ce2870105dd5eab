/**
 * Finds a user's data in the database, which is every row of every table that references one of their ids, directly or
 * through another row.
 */
import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/open-database.ts";

/** Tables that the requests of all clients change. */
const ignoredTables = ["rate_limits", "sessions"];
/** Browsers generate this key, so that two companies may have the same one. */
const browserKey = /"client_key": "[^"]*"/g;
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Most rows are the same in the next read. */
const idsOfRows = new Map<string, readonly string[]>();
const maxKnownRows = 20_000;

function idsIn(row: string): readonly string[] {
  const known = idsOfRows.get(row);
  if (known) return known;
  if (idsOfRows.size >= maxKnownRows) idsOfRows.clear();
  const ids = row.replace(browserKey, "").match(uuid) ?? [];
  idsOfRows.set(row, ids);
  return ids;
}

const readers = new WeakMap<Db, Promise<void>>();

/** Returns one line per row, sorted, as "table {json}". */
export async function readAllRows(db: Db): Promise<string[]> {
  const reader = readers.get(db) ?? createReader(db);
  readers.set(db, reader);
  await reader;
  const rows = await db.execute<{ line: string }>(sql`select line from read_all_rows() as line`);
  return rows.map(({ line }) => line).sort();
}

/** A database function, which keeps the plan of the query. Planning takes longer than reading the rows of a test. */
async function createReader(db: Db): Promise<void> {
  const tables = await db.execute<{ name: string }>(sql`
    select tablename as name from pg_tables where schemaname = 'public'
    union all select 'pgboss.job' where to_regclass('pgboss.job') is not null`);
  const wanted = tables.map(({ name }) => name).filter((name) => !ignoredTables.includes(name));
  const selects = wanted.map((name) => {
    const table = name === "pgboss.job" ? name : `public."${name}"`;
    return `select '${name} ' || to_jsonb(t)::text from ${table} t`;
  });
  await db.execute(
    sql.raw(`create or replace function read_all_rows() returns setof text language plpgsql
      as $$ begin return query ${selects.join(" union all ")}; end $$`),
  );
}

/**
 * Returns rows that contain one of `ids`, rows that contain an id of those, and so on. Doesn't follow the ids in
 * `others`, such as those of another company.
 */
export function rowsOf(rows: string[], ids: string[], others: string[] = []): string[] {
  const known = new Set(ids);
  const stops = new Set(others);
  const named = rows.map((row) => [row, idsIn(row)] as const);
  const owned = new Set<string>();
  for (let isGrowing = true; isGrowing; ) {
    isGrowing = false;
    for (const [row, own] of named) {
      if (owned.has(row) || !own.some((id) => known.has(id))) continue;
      owned.add(row);
      for (const id of own) if (!stops.has(id)) known.add(id);
      isGrowing = true;
    }
  }
  return rows.filter((row) => owned.has(row));
}

/** Returns the removed and the added rows. */
export function changesBetween(before: string[], after: string[]): string[] {
  const [was, is] = [new Set(before), new Set(after)];
  return [
    ...before.filter((row) => !is.has(row)).map((row) => `- ${row}`),
    ...after.filter((row) => !was.has(row)).map((row) => `+ ${row}`),
  ];
}
