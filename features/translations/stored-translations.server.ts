/** Reads and writes translations. Writers hold the company's lock (`lockCompany` or `lockOwnCompany`). */
import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { type TranslationQuote, translations } from "#db/schema/translations.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { PublicationStatus, TranslationOrigin } from "#shared/enumerations.ts";
import { columnOf, isOfItem, itemOf, itemValues, type TranslationRow } from "./item-columns.ts";
import {
  itemId,
  type TranslatedFields,
  type TranslatedItem,
  type TranslatedKind,
} from "./translated-item.ts";

export interface Translation extends TranslatedItem {
  language: string;
  fields: TranslatedFields;
  /** The source's texts that the translation was made from. */
  sourceFields: TranslatedFields;
  status: PublicationStatus;
  origin: TranslationOrigin;
  quotes: TranslationQuote[];
  reviewedAt: Date | null;
  version: number;
  updatedAt: Date;
}

function present(row: TranslationRow): Translation {
  const { language, fields, sourceFields, status, origin, quotes, reviewedAt, version, updatedAt } = row;
  return {
    ...itemOf(row),
    language,
    fields,
    sourceFields,
    status,
    origin,
    quotes,
    reviewedAt,
    version,
    updatedAt,
  };
}

/** All translations of a help center, or those into one language, as the team sees them. */
export async function listTranslations(
  db: Db | Transaction,
  { companyId, language }: { companyId: string; language?: string },
): Promise<Translation[]> {
  const rows = await db
    .select()
    .from(translations)
    .where(and(eq(translations.companyId, companyId), language ? isIn(language) : undefined));
  return rows.map(present);
}

export type TranslationProgress = Pick<Translation, "kind" | "key" | "language"> &
  Pick<Translation, "sourceFields" | "status" | "quotes">;

/** What says how far all translations of a help center are. Without their texts. */
export async function listTranslationProgress(
  db: Db | Transaction,
  { companyId }: { companyId: string },
): Promise<TranslationProgress[]> {
  const { fields: _, ...columns } = getTableColumns(translations);
  const rows = await db.select(columns).from(translations).where(eq(translations.companyId, companyId));
  return rows.map((row) => {
    const { language, sourceFields, status, quotes } = row;
    return { ...itemOf(row), language, sourceFields, status, quotes };
  });
}

export async function findTranslation(
  db: Db | Transaction,
  { companyId, language }: { companyId: string; language: string },
  item: TranslatedItem,
): Promise<Translation | null> {
  const [row] = await db
    .select()
    .from(translations)
    .where(and(eq(translations.companyId, companyId), isIn(language), isOfItem(item)));
  return row ? present(row) : null;
}

/** The team's translations of several items of one kind, by the item's key. */
export async function findTranslations(
  db: Db | Transaction,
  { companyId, language }: { companyId: string; language: string },
  { kind, keys }: { kind: TranslatedKind; keys: string[] },
): Promise<Map<string, Translation>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select()
    .from(translations)
    .where(and(eq(translations.companyId, companyId), isIn(language), inArray(columnOf(kind), keys)));
  return new Map(rows.map(present).map((translation) => [translation.key, translation]));
}

export interface PublishedTranslation {
  fields: TranslatedFields;
  sourceFields: TranslatedFields;
  quotes: TranslationQuote[];
  updatedAt: Date;
}

/**
 * Returns the published translations of one kind, keyed by `itemId`, for the given items or for all of them. `only`
 * limits the fields.
 */
export async function publishedTranslations(
  db: Db | Transaction,
  { companyId, language }: { companyId: string; language: string },
  { kind, keys, only }: { kind: TranslatedKind; keys?: string[]; only?: string },
): Promise<Map<string, PublishedTranslation>> {
  const rows = await db
    .select({
      key: sql<string>`${columnOf(kind)}`,
      fields: only
        ? sql<TranslatedFields>`jsonb_build_object(${only}::text, ${translations.fields} -> ${only}::text)`
        : translations.fields,
      sourceFields: translations.sourceFields,
      quotes: translations.quotes,
      updatedAt: translations.updatedAt,
    })
    .from(translations)
    .where(
      and(
        eq(translations.companyId, companyId),
        isIn(language),
        eq(translations.status, "published"),
        keys ? inArray(columnOf(kind), keys) : sql`${columnOf(kind)} is not null`,
      ),
    );
  return new Map(rows.map(({ key, ...row }) => [itemId({ kind, key }), row]));
}

/** Languages in which an item has a published translation. */
export async function listLanguagesOf(
  db: Db | Transaction,
  { companyId }: { companyId: string },
  item: TranslatedItem,
): Promise<string[]> {
  const rows = await db
    .select({ language: translations.language })
    .from(translations)
    .where(and(eq(translations.companyId, companyId), isOfItem(item), eq(translations.status, "published")));
  return rows.map(({ language }) => language);
}

export interface WrittenTranslation {
  fields: TranslatedFields;
  sourceFields: TranslatedFields;
  status: PublicationStatus;
  origin: TranslationOrigin;
  quotes?: TranslationQuote[];
  reviewedAt: Date | null;
}

/** Inserts the translation or replaces the stored one. Doesn't check the version, because the caller already has. */
export async function writeTranslation(
  tx: Transaction,
  { companyId, language }: { companyId: string; language: string },
  item: TranslatedItem,
  { quotes = [], ...written }: WrittenTranslation,
): Promise<void> {
  const values = { ...written, quotes };
  const changed = await tx
    .update(translations)
    .set({ ...values, version: sql`${translations.version} + 1` })
    .where(and(eq(translations.companyId, companyId), isIn(language), isOfItem(item)))
    .returning({ id: translations.id });
  if (changed.length === 0)
    await tx.insert(translations).values({ companyId, language, ...itemValues(item), ...values });
}

/**
 * The translations follow a category to its new name, which replaces those of a former category of that name. They are
 * out of date then, because they were made from the old name.
 */
export async function renameCategoryTranslations(
  tx: Transaction,
  { companyId }: { companyId: string },
  { from, to }: { from: string; to: string },
): Promise<void> {
  const of = (name: string) => and(eq(translations.companyId, companyId), eq(translations.category, name));
  await tx.delete(translations).where(of(to));
  await tx.update(translations).set({ category: to }).where(of(from));
}

/** Deletes all texts in a language that the help center no longer has. */
export async function deleteTranslationsInto(
  tx: Transaction,
  { companyId, language }: { companyId: string; language: string },
): Promise<void> {
  await tx.delete(translations).where(and(eq(translations.companyId, companyId), isIn(language)));
}

function isIn(language: string) {
  return eq(translations.language, language);
}
