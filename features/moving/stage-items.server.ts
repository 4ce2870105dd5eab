/** Stores what was read from a source until the import takes it over. */
import { sql } from "drizzle-orm";
import { importItems } from "#db/schema/center-imports.ts";
import type { SourceArticle } from "#engines/moving/source-center.ts";
import type { Transaction } from "#platform/db/open-database.ts";

export interface StagedArticle extends SourceArticle {
  position: number;
}

const rowsAtOnce = 200;

/** `locale` is "" for the main language. Articles that were staged before a kill are replaced. */
export async function stageArticles(
  tx: Transaction,
  { importId, locale }: { importId: string; locale: string },
  articles: readonly StagedArticle[],
): Promise<void> {
  for (let at = 0; at < articles.length; at += rowsAtOnce) {
    const rows = articles.slice(at, at + rowsAtOnce).map((article) => ({
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
        set: { title: sql`excluded.title`, content: sql`excluded.content`, position: sql`excluded.position` },
      });
  }
}
