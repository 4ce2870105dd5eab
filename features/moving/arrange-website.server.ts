/** Sorts the pages of a website into collections once all of them are read. */
import { eq, sql } from "drizzle-orm";
import {
  centerImports,
  type ImportCrawl,
  type ImportCursor,
  importItems,
} from "#db/schema/center-imports.ts";
import type { SourceCollection } from "#engines/moving/source-center.ts";
import { arrangePages } from "#engines/moving/web-structure.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { ImportRow } from "./read-source.server.ts";
import { requireRunning } from "./running-import.server.ts";

export type CrawlCursor = ImportCursor & { crawl: ImportCrawl };

/** Removes `crawl` from the cursor, because it replaces what the pages said and can't run again. */
export async function arrangeWebsite(
  tx: Transaction,
  row: ImportRow,
  { crawl, ...cursor }: CrawlCursor,
): Promise<void> {
  await requireRunning(tx, row.id);
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
  await noteUnread(tx, row, crawl.unread);
  await tx
    .update(centerImports)
    .set({ cursor, collections: collections.map(asStored) })
    .where(eq(centerImports.id, row.id));
}

function asStored({ id, name, oldPaths, names }: SourceCollection) {
  return { id, name, oldPaths, ...(names && { names }) };
}

/** Pages that couldn't be read belong to no article, so they are shown with the first one. */
async function noteUnread(tx: Transaction, row: ImportRow, unread: readonly string[]): Promise<void> {
  if (unread.length === 0) return;
  const notes = unread.map((text) => ({ kind: "unreadable", text: text.slice(0, 200) }));
  await tx.execute(sql`
    update import_items set notes = notes || ${JSON.stringify(notes)}::jsonb
    where (import_id, source_id, locale) = (
      select import_id, source_id, locale from import_items
      where import_id = ${row.id} and locale = '' order by position, source_id limit 1)`);
}
