/** Gives every article of an import its address, so that links between them can be written. */
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { importedArticles, importItems } from "#db/schema/center-imports.ts";
import { listArticleSlugs, readImportedArticles } from "#features/articles/imported-articles.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { uniqueSlugs } from "#shared/unique-slugs.ts";
import type { ImportRow } from "./read-source.server.ts";

/** What stays of the cursor once the source was read. Null if everything could be read. */
export const cursorWithNotes = sql`
  case when jsonb_array_length(cursor -> 'notes') > 0 then
    jsonb_build_object('requests', '[]'::jsonb, 'main', '', 'collections', '[]'::jsonb, 'notes', cursor -> 'notes')
  end`;

type Source = Pick<ImportRow, "companyId" | "source" | "origin">;

/** What earlier imports stored, by the id in the source. */
export async function findImportedArticles(db: Db | Transaction, { companyId, source, origin }: Source) {
  const rows = await db
    .select()
    .from(importedArticles)
    .where(
      and(
        eq(importedArticles.companyId, companyId),
        eq(importedArticles.source, source),
        eq(importedArticles.origin, origin),
      ),
    );
  return new Map(rows.map((row) => [`${row.locale} ${row.sourceId}`, row]));
}

/** Leaves out the collections that the owner deselected, and stores the slugs of all others. Idempotent. */
export async function placeArticles(tx: Transaction, row: ImportRow): Promise<void> {
  const { choices } = row;
  const left = Object.entries(choices?.collections ?? {}).flatMap(([name, to]) =>
    to === null ? [name] : [],
  );
  if (left.length > 0)
    await tx
      .update(importItems)
      .set({ outcome: "skipped" })
      .where(
        and(
          eq(importItems.importId, row.id),
          isNull(importItems.outcome),
          // Articles without a collection have the name "".
          sql`coalesce(${importItems.collection}, '') in (select jsonb_array_elements_text(${JSON.stringify(left)}::jsonb))`,
        ),
      );
  const items = await tx
    .select({ sourceId: importItems.sourceId, title: importItems.title, slug: importItems.slug })
    .from(importItems)
    .where(and(eq(importItems.importId, row.id), eq(importItems.locale, ""), isNull(importItems.outcome)))
    .orderBy(asc(importItems.position), asc(importItems.sourceId));
  const known = await findImportedArticles(tx, row);
  const ids = items.flatMap(({ sourceId }) => known.get(` ${sourceId}`)?.articleId ?? []);
  const articles = await readImportedArticles(tx, row, ids);
  const slugOf = (sourceId: string) => articles.get(known.get(` ${sourceId}`)?.articleId ?? "")?.slug;
  const fresh = items.filter(({ sourceId }) => slugOf(sourceId) === undefined);
  const slugs = uniqueSlugs(
    fresh.map(({ slug, title }) => slug ?? title),
    await listArticleSlugs(tx, row),
  );
  const placed = [
    ...fresh.map(({ sourceId }, index) => ({ sourceId, slug: slugs[index] })),
    ...items.flatMap(({ sourceId }) => {
      const slug = slugOf(sourceId);
      return slug === undefined ? [] : [{ sourceId, slug }];
    }),
  ];
  await tx.execute(sql`
    update import_items set slug = placed.slug
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as placed("sourceId" text, slug text)
    where import_id = ${row.id} and locale = '' and source_id = placed."sourceId"`);
  await tx.execute(sql`
    update center_imports set
      done = 0,
      total = (select count(*) from import_items where import_id = ${row.id} and outcome is null),
      cursor = ${cursorWithNotes}
    where id = ${row.id}`);
}
