/** What an import doesn't bring along: whole texts, and parts of the texts that it stores. */
import { sql } from "drizzle-orm";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { ImportNoteKind } from "#shared/import-note.ts";
import type { ImportRow } from "./read-source.server.ts";

export interface LeftOut {
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
    phase === "plan" ? sql`true` : sql`outcome in ('added', 'updated') and note ->> 'kind' <> 'dead-link'`;
  return sql`
    from import_items cross join lateral (
      select outcome, '', 0::bigint where outcome in ('removed', 'skipped')
      union all
      select note ->> 'kind', note ->> 'text', place
      from jsonb_array_elements(notes) with ordinality as each(note, place) where ${isListed}
    ) as missing(reason, text, place)
    where import_id = ${id}`;
}
