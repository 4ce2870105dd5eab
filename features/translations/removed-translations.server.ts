/** Translations of questions and articles that are removed and restored. The caller holds the company's lock. */
import { inArray, or } from "drizzle-orm";
import { translations } from "#db/schema/translations.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { listCompanyLanguages } from "./company-languages.server.ts";

type TranslationRow = typeof translations.$inferSelect;

/** By the question's id. */
export async function translationsOfFaqs(
  tx: Transaction,
  faqIds: string[],
): Promise<Map<string | null, TranslationRow[]>> {
  const isOfThem = or(inArray(translations.faqId, faqIds), inArray(translations.videoFaqId, faqIds));
  const rows = await tx.select().from(translations).where(isOfThem);
  return Map.groupBy(rows, ({ faqId, videoFaqId }) => faqId ?? videoFaqId);
}

/** By the article's id. */
export async function translationsOfArticles(
  tx: Transaction,
  articleIds: string[],
): Promise<Map<string | null, TranslationRow[]>> {
  const rows = await tx.select().from(translations).where(inArray(translations.articleId, articleIds));
  return Map.groupBy(rows, ({ articleId }) => articleId);
}

/** Only into the languages that the help center still has. */
export async function restoreTranslations(
  tx: Transaction,
  scope: { companyId: string },
  rows: TranslationRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const languages = new Set((await listCompanyLanguages(tx, scope)).map(({ language }) => language));
  const restored = rows.filter(({ language }) => languages.has(language));
  for (let at = 0; at < restored.length; at += batchSize)
    await tx
      .insert(translations)
      .values(restored.slice(at, at + batchSize))
      .onConflictDoNothing();
}

/** Postgres accepts at most 65,535 parameters per statement. */
const batchSize = 1_000;
