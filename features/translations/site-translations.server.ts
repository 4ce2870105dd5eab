/** Stores the website's own translations in its other languages. */
import type { TranslationQuote } from "#db/schema/translations.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { PublicationStatus } from "#shared/enumerations.ts";
import { listTranslations, writeTranslation } from "./stored-translations.server.ts";
import { isSameText, itemId, type TranslatedFields, type TranslatedItem } from "./translated-item.ts";

export interface SiteTranslation {
  item: TranslatedItem;
  fields: TranslatedFields;
  /** The item's texts in its own language, as stored now. */
  sourceFields: TranslatedFields;
  quotes: TranslationQuote[];
}

/**
 * For a job that holds the company's lock. Keeps translations that a person or a model wrote, and the website's
 * translations that a person has reviewed. Returns how many were stored.
 */
export async function storeSiteTranslations(
  tx: Transaction,
  scope: { companyId: string; language: string; status: PublicationStatus },
  found: SiteTranslation[],
): Promise<number> {
  if (found.length === 0) return 0;
  const { status, ...inLanguage } = scope;
  const stored = new Map((await listTranslations(tx, inLanguage)).map((row) => [itemId(row), row]));
  let count = 0;
  for (const { item, fields, sourceFields, quotes } of found) {
    const before = stored.get(itemId(item));
    if (before && (before.origin !== "site" || before.reviewedAt !== null)) continue;
    if (before && isSameText(before.fields, fields) && isSameText(before.sourceFields, sourceFields))
      continue;
    await writeTranslation(tx, inLanguage, item, {
      fields,
      sourceFields,
      status: before?.status ?? status,
      origin: "site",
      quotes,
      reviewedAt: null,
    });
    count += 1;
  }
  return count;
}
