import {
  countArticlesByCategory,
  moveCategoryArticles,
} from "#features/articles/categorized-articles.server.ts";
import type { CategorizedContent } from "#features/faqs/categorized-content.ts";
import { countGuidesByCategory, moveCategoryGuides } from "#features/guides/categorized-guides.server.ts";

/** Articles and step guides, which are in the same categories as questions. */
export const categorizedContent: CategorizedContent = {
  async count(db, scope) {
    const found = [
      ...(await countArticlesByCategory(db, scope)),
      ...(await countGuidesByCategory(db, scope)),
    ];
    const counts = new Map<string, number>();
    for (const { name, count } of found) if (name) counts.set(name, (counts.get(name) ?? 0) + count);
    return counts;
  },
  async move(tx, scope, change) {
    await moveCategoryArticles(tx, scope, change);
    await moveCategoryGuides(tx, scope, change);
  },
};
