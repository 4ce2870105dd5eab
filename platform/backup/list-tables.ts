import type postgres from "postgres";
import type { ArchivedTable } from "./archive-format.ts";

type Listing = Pick<ArchivedTable, "schema" | "name">;

/** The pg-boss tables with pending work. pg-boss rebuilds its other tables itself. */
export const jobTables: Listing[] = ["queue", "job", "job_dependency", "schedule"].map((name) => ({
  schema: "pgboss",
  name,
}));

/** Lists all our own tables, each after the tables it references. A partitioned table counts as one. */
export async function listTables(tx: postgres.TransactionSql): Promise<Listing[]> {
  const rows = await tx<{ name: string; needs: string[] }[]>`
    select c.relname as name, coalesce(array_agg(f.relname) filter (where f.relname <> c.relname), '{}') as needs
    from pg_class c
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f'
    left join pg_class f on f.oid = k.confrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    group by c.relname order by c.relname`;
  const waiting = new Map(rows.map(({ name, needs }) => [name, needs]));
  const ordered: Listing[] = [];
  while (waiting.size > 0) {
    const next = [...waiting.keys()].filter((name) => !waiting.get(name)?.some((need) => waiting.has(need)));
    if (next.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${[...waiting.keys()].join(", ")}`);
    for (const name of next) {
      waiting.delete(name);
      ordered.push({ schema: "public", name });
    }
  }
  return ordered;
}

/** Returns the table's writable columns, or an empty list if the table doesn't exist. */
export async function columnsOf(tx: postgres.TransactionSql, { schema, name }: Listing): Promise<string[]> {
  const rows = await tx<{ name: string }[]>`
    select a.attname as name from pg_attribute a
    where a.attrelid = to_regclass(${`${quoted(schema)}.${quoted(name)}`}) and a.attnum > 0
      and not a.attisdropped and a.attgenerated = '' order by a.attnum`;
  return rows.map((row) => row.name);
}

export function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
