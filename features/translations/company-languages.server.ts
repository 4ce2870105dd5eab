/** The other languages of a help center. Writers hold the company's lock (`lockCompany` or `lockOwnCompany`). */
import { and, asc, eq, max, sql } from "drizzle-orm";
import { companyLanguages } from "#db/schema/translations.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { PublicationStatus } from "#shared/enumerations.ts";
import { readLanguageTag } from "#shared/language-tag.ts";
import { isOtherLanguage, mainLanguageOf } from "./language-tag.ts";

export interface CompanyLanguage {
  language: string;
  status: PublicationStatus;
}

/** A column for queries on `companies`: the company's other languages in the owner's order. */
export const languagesOfCompany = sql<CompanyLanguage[]>`(
  select coalesce(
    json_agg(json_build_object('language', language, 'status', status) order by position, created_at, language), '[]')
  from company_languages where company_id = "companies"."id"
)`;

/** In the owner's order, without the main language. */
export async function listCompanyLanguages(
  db: Db | Transaction,
  { companyId }: { companyId: string },
): Promise<CompanyLanguage[]> {
  return db
    .select({ language: companyLanguages.language, status: companyLanguages.status })
    .from(companyLanguages)
    .where(eq(companyLanguages.companyId, companyId))
    .orderBy(asc(companyLanguages.position), asc(companyLanguages.createdAt), asc(companyLanguages.language));
}

export const maxLanguages = 30;

/**
 * Adds the languages that the help center lacks, at the end of the list, and returns their tags. Tags that can't be
 * read and those of the main language are skipped; existing languages keep their status.
 */
export async function addCompanyLanguages(
  tx: Transaction,
  { companyId, language }: { companyId: string; language: string | null },
  { languages, status }: { languages: string[]; status: PublicationStatus },
): Promise<string[]> {
  const known = await listCompanyLanguages(tx, { companyId });
  const taken = new Set(known.map((row) => row.language.toLowerCase()));
  const main = mainLanguageOf({ language });
  const added = languages
    .flatMap((tag) => readLanguageTag(tag) ?? [])
    .filter((tag, index, tags) => tags.indexOf(tag) === index)
    .filter((tag) => isOtherLanguage(tag, main) && !taken.has(tag.toLowerCase()))
    .slice(0, Math.max(0, maxLanguages - known.length));
  if (added.length === 0) return [];
  const [last] = await tx
    .select({ position: max(companyLanguages.position) })
    .from(companyLanguages)
    .where(eq(companyLanguages.companyId, companyId));
  const first = (last?.position ?? -1) + 1;
  await tx
    .insert(companyLanguages)
    .values(added.map((tag, index) => ({ companyId, language: tag, status, position: first + index })));
  return added;
}

/** Returns whether the language had a different status before. */
export async function setCompanyLanguageStatus(
  tx: Transaction,
  { companyId }: { companyId: string },
  { language, status }: CompanyLanguage,
): Promise<boolean> {
  const rows = await tx
    .select({ status: companyLanguages.status })
    .from(companyLanguages)
    .where(isLanguageOf(companyId, language));
  if (rows[0] === undefined || rows[0].status === status) return false;
  await tx.update(companyLanguages).set({ status }).where(isLanguageOf(companyId, language));
  return true;
}

/** Languages that `order` doesn't list come after those that it does. */
export async function orderCompanyLanguages(
  tx: Transaction,
  { companyId }: { companyId: string },
  order: string[],
): Promise<void> {
  const known = (await listCompanyLanguages(tx, { companyId })).map(({ language }) => language);
  const rank = (language: string) => (order.includes(language) ? order.indexOf(language) : order.length);
  const wanted = known.toSorted((a, b) => rank(a) - rank(b));
  for (const [position, language] of wanted.entries())
    await tx.update(companyLanguages).set({ position }).where(isLanguageOf(companyId, language));
}

export async function deleteCompanyLanguage(
  tx: Transaction,
  { companyId }: { companyId: string },
  language: string,
): Promise<boolean> {
  const rows = await tx
    .delete(companyLanguages)
    .where(isLanguageOf(companyId, language))
    .returning({ language: companyLanguages.language });
  return rows.length > 0;
}

function isLanguageOf(companyId: string, language: string) {
  return and(eq(companyLanguages.companyId, companyId), eq(companyLanguages.language, language));
}
