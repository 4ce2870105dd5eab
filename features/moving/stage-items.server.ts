/** Stores what was read from a source until the import takes it over. */
import { eq, sql } from "drizzle-orm";
import { centerImports, importItems } from "#db/schema/center-imports.ts";
import { type FormerPath, type SourceArticle, sectionPrefix } from "#engines/moving/source-center.ts";
import type { Transaction } from "#platform/db/open-database.ts";

export interface StagedArticle extends SourceArticle {
  position: number;
}

const rowsAtOnce = 200;

/**
 * `locale` is "" for the main language. Articles that were staged before are replaced, but keep their addresses. So is
 * one that the source lists twice, such as on two of its pages.
 */
export async function stageArticles(
  tx: Transaction,
  { importId, locale }: { importId: string; locale: string },
  articles: readonly StagedArticle[],
): Promise<void> {
  const once = onePerId(articles);
  for (let at = 0; at < once.length; at += rowsAtOnce) {
    const rows = once.slice(at, at + rowsAtOnce).map((article) => ({
      importId,
      sourceId: article.id,
      locale,
      position: article.position,
      title: article.title || article.id,
      slug: article.slug,
      content: article.markdown,
      collection: article.collection,
      oldPaths: article.oldPaths,
      isDraft: article.isDraft,
      pictures: article.pictures,
      notes: article.notes,
    }));
    await tx
      .insert(importItems)
      .values(rows)
      .onConflictDoUpdate({
        target: [importItems.importId, importItems.sourceId, importItems.locale],
        set: {
          position: sql`excluded.position`,
          title: sql`excluded.title`,
          slug: sql`excluded.slug`,
          content: sql`excluded.content`,
          collection: sql`excluded.collection`,
          isDraft: sql`excluded.is_draft`,
          pictures: sql`excluded.pictures`,
          notes: sql`excluded.notes`,
          oldPaths: sql`(select coalesce(jsonb_agg(distinct path), '[]'::jsonb)
            from jsonb_array_elements(${importItems.oldPaths} || excluded.old_paths) as each(path))`,
        },
      });
  }
}

function onePerId(articles: readonly StagedArticle[]): StagedArticle[] {
  const byId = new Map<string, StagedArticle>();
  for (const article of articles) {
    const oldPaths = [...(byId.get(article.id)?.oldPaths ?? []), ...article.oldPaths];
    byId.set(article.id, { ...article, oldPaths: [...new Set(oldPaths)] });
  }
  return [...byId.values()];
}

/** Adds addresses that the source redirects to articles and collections that were read before. */
export async function addFormerPaths(
  tx: Transaction,
  { id: importId }: { id: string },
  formerPaths: readonly FormerPath[],
): Promise<void> {
  await tx.execute(sql`
    update import_items set old_paths = old_paths || former.paths
    from (
      select id, coalesce(locale, '') as locale, jsonb_agg(distinct path) as paths
      from jsonb_to_recordset(${JSON.stringify(formerPaths)}::jsonb) as each(id text, path text, locale text)
      group by 1, 2
    ) former
    where import_id = ${importId} and import_items.locale = former.locale and source_id = former.id`);
  const ofSections = Map.groupBy(
    formerPaths.filter(({ id }) => id.startsWith(sectionPrefix)),
    ({ id }) => id.slice(sectionPrefix.length),
  );
  if (ofSections.size === 0) return;
  const [row] = await tx
    .select({ collections: centerImports.collections })
    .from(centerImports)
    .where(eq(centerImports.id, importId));
  const collections = (row?.collections ?? []).map((each) => {
    const found = ofSections.get(each.id ?? "")?.map(({ path }) => path) ?? [];
    return { ...each, oldPaths: [...new Set([...each.oldPaths, ...found])] };
  });
  await tx.update(centerImports).set({ collections }).where(eq(centerImports.id, importId));
}
