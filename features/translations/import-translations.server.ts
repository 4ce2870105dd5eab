/** Inserts the languages and translations of an uploaded export into an empty help center. */
import { companyLanguages, translations } from "#db/schema/translations.ts";
import type { Transaction } from "#platform/db/open-database.ts";

type LanguageRecord = Pick<typeof companyLanguages.$inferInsert, "language" | "status" | "position">;
type TranslationRecord = Omit<typeof translations.$inferInsert, "id" | "companyId">;

/** Languages that the help center already has keep their status. */
export async function importLanguages(
  tx: Transaction,
  { companyId }: { companyId: string },
  records: LanguageRecord[],
): Promise<void> {
  const rows = records.map((record) => ({ ...record, companyId }));
  await tx.insert(companyLanguages).values(rows).onConflictDoNothing();
}

const idColumns = ["faqId", "videoFaqId", "articleId", "guideId", "stepGuideId"] as const;

/** `newIds` has the ids of the imported items by those in the file. Translations of other items are skipped. */
export async function importTranslations(
  tx: Transaction,
  { companyId }: { companyId: string },
  { records, newIds }: { records: TranslationRecord[]; newIds: ReadonlyMap<string, string> },
): Promise<void> {
  const rows = records.flatMap((record) => {
    const items = idColumns.map((column) => [column, newIds.get(record[column] ?? "") ?? null] as const);
    const named = items.filter(([, id]) => id !== null).length + (record.category ? 1 : 0);
    return named === 1 ? [{ ...record, ...Object.fromEntries(items), companyId }] : [];
  });
  if (rows.length > 0) await tx.insert(translations).values(rows).onConflictDoNothing();
}
