/** Changes a text that an import stored, in the name of the person who reads the report. */
import { changeArticle } from "#features/articles/change-article.server.ts";
import { readStoredArticle } from "#features/articles/own-articles.server.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { findTranslation, writeTranslation } from "#features/translations/stored-translations.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";

export interface ImportedText {
  articleId: string;
  /** Empty for the main language. */
  locale: string;
}

/**
 * An article gets a version, and visitors see the change if they saw all of its text before. Returns false if the text
 * is gone, or if `change` returns null. The caller holds the company's lock.
 */
export async function changeImportedText(
  { tx, now }: { tx: Transaction; now: Date },
  scope: OwnerScope,
  { articleId, locale }: ImportedText,
  change: (content: string) => string | null,
): Promise<boolean> {
  const stored = await readStoredArticle(tx, scope, articleId);
  if (!stored) return false;
  const { row, draft } = stored;
  if (locale !== "") {
    const item = { kind: "article" as const, key: articleId };
    const place = { companyId: scope.companyId, language: locale };
    const translation = await findTranslation(tx, place, item);
    const content = translation && change(translation.fields.content ?? "");
    if (!translation || content === null) return false;
    const { sourceFields, status, quotes } = translation;
    const fields = { ...translation.fields, content };
    const written = { fields, sourceFields, status, quotes };
    await writeTranslation(tx, place, item, { ...written, origin: "hand", reviewedAt: now });
    await recordChange(tx, scope, {
      action: "translation.saved",
      subject: { kind: "article", id: articleId, title: row.title },
    });
    return true;
  }
  const content = change((draft ?? row).content);
  if (content === null) return false;
  const isShown = row.status === "published" && draft === null;
  const edited = await changeArticle({ tx, now }, scope, {
    ...{ id: articleId, values: { content } },
    status: isShown ? "published" : undefined,
  });
  return edited.outcome === "saved";
}
