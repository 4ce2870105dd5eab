/** Changes by programs, which name some fields and what status the article gets. */
import type { PublicationStatus } from "#shared/enumerations.ts";
import type { EditorScope } from "#shared/owner-scope.ts";
import { cleanValues, isSameTexts, presentValues } from "./article-values.ts";
import { lockArticle, type Work } from "./locked-article.server.ts";
import { versionOf } from "./own-articles.server.ts";
import type { ArticleValues } from "./owner-article.ts";
import { type EditOutcome, publishArticle, saveArticle, unpublishArticle } from "./save-article.server.ts";

export interface ArticleChange {
  /** Fields that aren't named stay as they are. */
  values: Partial<ArticleValues>;
  /**
   * "published" also publishes earlier changes. Without a status, changes to a published article wait to be published,
   * as in the editor.
   */
  status: PublicationStatus | undefined;
}

export async function changeArticle(
  work: Work,
  scope: EditorScope,
  { id, values: typed, status }: ArticleChange & { id: string },
): Promise<EditOutcome> {
  const stored = await lockArticle(work.tx, scope, { id, to: "write drafts" });
  const { row, draft } = stored;
  const values = { ...presentValues(draft ?? row), ...typed };
  const edit = { id, version: versionOf(stored), values };
  const isPublished = row.status === "published";
  if (status === "published") {
    const hasChanges = draft !== null && !isSameTexts(draft, row);
    const isShown = isPublished && !hasChanges && isSameTexts(cleanValues(values), row);
    return isShown ? { outcome: "saved", stored } : publishArticle(work, scope, edit);
  }
  const saved = await saveArticle(work, scope, edit);
  if (saved.outcome !== "saved" || status === undefined || !isPublished) return saved;
  return { outcome: "saved", stored: await unpublishArticle(work, scope, id) };
}
