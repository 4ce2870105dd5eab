/** What the import page shows while articles are stored. */
import { and, asc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { type centerImports, importItems } from "#db/schema/center-imports.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { ImportNote } from "#shared/import-note.ts";

/** How far the import of one category is. */
interface CollectionProgress {
  /** Empty for articles without one. */
  name: string;
  /** In all languages together. */
  done: number;
  total: number;
}

export interface ImportingProgress {
  /** In the order of the import. All articles come first, and then all translations. */
  categories: CollectionProgress[];
  /** The text that is stored next. */
  next: { title: string; category: string } | null;
  /** Pictures of texts that are done count as done, also if they are missing in the source. */
  pictures: { done: number; total: number };
  /** The first texts that are stored and have something to look at. */
  toCheck: { title: string; articleId: string | null; notes: ImportNote[] }[];
}

const maxToCheck = 5;

export async function describeProgress(
  db: Db,
  { id }: Pick<typeof centerImports.$inferSelect, "id">,
): Promise<ImportingProgress> {
  const isOfImport = eq(importItems.importId, id);
  const name = sql<string>`coalesce(${importItems.collection}, '')`;
  const isMainFirst = sql`${importItems.locale} <> ''`;
  const [categories, [next], [pictures], toCheck] = await Promise.all([
    db
      .select({
        name,
        done: sql<number>`count(${importItems.outcome})::int`,
        total: sql<number>`count(*)::int`,
      })
      .from(importItems)
      .where(isOfImport)
      .groupBy(name)
      .orderBy(sql`min(${importItems.position})`),
    db
      .select({ title: importItems.title, category: name })
      .from(importItems)
      .where(and(isOfImport, isNull(importItems.outcome)))
      .orderBy(isMainFirst, asc(importItems.position), asc(importItems.sourceId))
      .limit(1),
    db
      .select({
        done: sql<number>`(count(distinct key) filter (where ${importItems.outcome} is not null))::int`,
        total: sql<number>`count(distinct key)::int`,
      })
      .from(importItems)
      .innerJoin(sql`jsonb_array_elements_text(${importItems.pictures}) as each(key)`, sql`true`)
      .where(isOfImport),
    db
      .select({
        title: importItems.title,
        articleId: importItems.articleId,
        notes: importItems.notes,
      })
      .from(importItems)
      .where(
        and(
          isOfImport,
          inArray(importItems.outcome, ["added", "updated"]),
          ne(sql`jsonb_array_length(${importItems.notes})`, 0),
        ),
      )
      .orderBy(isMainFirst, asc(importItems.position), asc(importItems.sourceId))
      .limit(maxToCheck),
  ]);
  return {
    categories,
    next: next ?? null,
    pictures: pictures ?? { done: 0, total: 0 },
    toCheck,
  };
}
