/** What an import leaves out: whole texts, parts of the texts that it stores, and parts of the source. */
import { sql } from "drizzle-orm";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { ImportNoteKind } from "#shared/import-note.ts";
import type { ImportRow } from "./read-source.server.ts";

export interface LeftOut {
  /** Empty for a part of the source that belongs to no article. */
  title: string;
  /** Empty for the main language. */
  locale: string;
  articleId: string | null;
  /** Why the whole text is missing, or which part of it. */
  reason: "removed" | "skipped" | ImportNoteKind;
  /** Such as the address of the part. Empty for a whole text. */
  text: string;
}

type Row = Pick<ImportRow, "id" | "phase">;

/** In the order of the source. */
export function listLeftOut(db: Db | Transaction, row: Row, limit: number): Promise<LeftOut[]> {
  return db.execute<LeftOut & Record<string, unknown>>(sql`
    select title, locale, article_id as "articleId", reason, text ${leftOutOf(row)}
    order by position, source_id, locale, place limit ${limit}`);
}

export async function countLeftOut(db: Db | Transaction, row: Row): Promise<number> {
  const [counted] = await db.execute<{ n: number }>(sql`select count(*)::int as n ${leftOutOf(row)}`);
  return counted?.n ?? 0;
}

/** Dead links have a list of their own in the report. A plan has no report. */
function leftOutOf({ id, phase }: Row) {
  const isListed =
    phase === "plan"
      ? sql`true`
      : sql`outcome in ('added', 'updated', 'unchanged') and note ->> 'kind' <> 'dead-link'`;
  return sql`
    from (
      select -1 as position, '' as source_id, '' as locale, place, '' as title, null::uuid as article_id,
        note ->> 'kind' as reason, note ->> 'text' as text
      from ${notesOfSource(id)}
      union all
      select position, source_id, locale, place, title, article_id, reason, text
      from import_items cross join lateral (
        select outcome, '', 0::bigint where outcome in ('removed', 'skipped')
        union all
        select note ->> 'kind', note ->> 'text', place
        from jsonb_array_elements(notes) with ordinality as each(note, place) where ${isListed}
      ) as missing(reason, text, place)
      where import_id = ${id}
    ) as left_out`;
}

/** The notes that belong to no article, as rows with `note` and `place`. */
function notesOfSource(id: string) {
  return sql`jsonb_array_elements((select cursor -> 'notes' from center_imports where id = ${id}))
    with ordinality as each(note, place)`;
}

/** By kind, the most frequent ones first. */
export function countNotes(
  db: Db | Transaction,
  { id }: Pick<Row, "id">,
): Promise<{ kind: ImportNoteKind; count: number }[]> {
  return db.execute<{ kind: ImportNoteKind; count: number }>(sql`
    select note ->> 'kind' as kind, count(*)::int as count
    from (
      select note from ${notesOfSource(id)}
      union all
      select note from import_items cross join lateral jsonb_array_elements(notes) as each(note)
      where import_id = ${id}
    ) as notes
    group by 1 order by 2 desc, 1`);
}
