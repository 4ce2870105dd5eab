/** Sorts the pages of a website into collections once all of them are read. */
import { eq, sql } from "drizzle-orm";
import {
  centerImports,
  type ImportCrawl,
  type ImportCursor,
  importItems,
} from "#db/schema/center-imports.ts";
import { noteText, type SourceCollection } from "#engines/moving/source-center.ts";
import { matchLanguages } from "#engines/moving/web-languages.ts";
import { arrangePages } from "#engines/moving/web-structure.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { ImportRow } from "./read-source.server.ts";
import { requireRunning } from "./running-import.server.ts";
import { addFormerPaths } from "./stage-items.server.ts";

export type CrawlCursor = ImportCursor & { crawl: ImportCrawl };

/** Removes `crawl` from the cursor, because it replaces what the pages said and can't run again. */
export async function arrangeWebsite(
  tx: Transaction,
  row: ImportRow,
  { crawl, ...cursor }: CrawlCursor,
): Promise<void> {
  await requireRunning(tx, row);
  await matchTranslations(tx, row, cursor.main);
  const items = await tx
    .select({
      sourceId: importItems.sourceId,
      locale: importItems.locale,
      oldPaths: importItems.oldPaths,
      collection: importItems.collection,
    })
    .from(importItems)
    .where(eq(importItems.importId, row.id));
  const { collections, items: placed } = arrangePages(
    items.map(({ sourceId, locale, oldPaths, collection }) => ({
      ...{ sourceId, locale, crumb: collection },
      addresses: oldPaths.length > 0 ? oldPaths : [sourceId],
    })),
    crawl,
  );
  await tx.execute(sql`
    update import_items set collection = placed.collection, position = placed.position
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb)
      as placed("sourceId" text, locale text, collection text, position int)
    where import_id = ${row.id} and source_id = placed."sourceId" and import_items.locale = placed.locale`);
  const notes = crawl.unread.map((text) => ({ kind: "unreadable" as const, text: noteText(text) }));
  await tx
    .update(centerImports)
    .set({ cursor: { ...cursor, notes }, collections: collections.map(asStored) })
    .where(eq(centerImports.id, row.id));
}

/** The end of a link's words with its address, which differs between languages. */
const placeholder = "\\]\\((moved|picture|attachment):[^)[:space:]]*";
/** In front of the locale of a text that moves. No language tag begins with it. */
const onTheWay = "> ";

/** Pages may lead to their translations without naming them. */
async function matchTranslations(tx: Transaction, row: ImportRow, main: string): Promise<void> {
  const texts = await tx
    .select({
      sourceId: importItems.sourceId,
      locale: importItems.locale,
      title: importItems.title,
      hash: sql<string>`md5(regexp_replace(${importItems.content}, ${placeholder}, ']', 'g'))`,
      oldPaths: importItems.oldPaths,
    })
    .from(importItems)
    .where(eq(importItems.importId, row.id))
    .orderBy(importItems.sourceId, importItems.locale);
  const { moved, copies } = matchLanguages(
    texts.map(({ oldPaths, ...text }) => ({
      ...text,
      addresses: oldPaths.length > 0 ? oldPaths : [text.sourceId],
    })),
    main,
  );
  // First out of the way, because a text may get the place that another one leaves.
  await tx.execute(sql`
    update import_items set source_id = moved."to" ->> 'sourceId', locale = ${onTheWay} || (moved."to" ->> 'locale')
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved("from" jsonb, "to" jsonb)
    where import_id = ${row.id} and source_id = moved."from" ->> 'sourceId'
      and import_items.locale = moved."from" ->> 'locale'`);
  await tx.execute(sql`
    update import_items set locale = substr(locale, ${onTheWay.length + 1}::int)
    where import_id = ${row.id} and starts_with(locale, ${onTheWay})`);
  if (copies.length === 0) return;
  await tx.execute(sql`
    delete from import_items
    using jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as copies("from" jsonb)
    where import_id = ${row.id} and source_id = copies."from" ->> 'sourceId'
      and import_items.locale = copies."from" ->> 'locale'`);
  await addFormerPaths(
    tx,
    row,
    copies.flatMap(({ to, addresses }) => addresses.map((path) => ({ path, id: to.sourceId }))),
  );
}

function asStored({ id, name, oldPaths, names }: SourceCollection) {
  return { id, name, oldPaths, ...(names && { names }) };
}
