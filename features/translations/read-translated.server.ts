/** Finds the texts in a page's language for rows that public pages read. */
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { isOtherLanguage, type LanguageView } from "./language-tag.ts";
import { listLanguagesOf, publishedTranslations } from "./stored-translations.server.ts";
import type { Translated } from "./translated.ts";
import { itemId, type TranslatedItem, type TranslatedKind } from "./translated-item.ts";

/** Without a view, rows are read as they are stored. */
export interface ReadScope {
  companyId: string;
  view?: LanguageView | undefined;
}

/** With more rows than this, all translations of the kind are read instead of those of each row. */
const maxKeys = 300;

/** Runs no query if all rows are in the page's language. `only` limits the fields that are read. */
export async function translationsFor<Row extends { id: string; language?: string | null }>(
  db: Db | Transaction,
  { companyId, view }: ReadScope,
  { kind, rows, only }: { kind: TranslatedKind; rows: Row[]; only?: string },
): Promise<(row: Row) => Translated> {
  if (!view) return () => ({});
  const isOther = rememberEach((language) => isOtherLanguage(language, view.language));
  const languageOf = ({ language }: Row) => language ?? view.main;
  const others = rows.filter((row) => isOther(languageOf(row)));
  if (others.length === 0) return () => ({});
  const keys = others.length <= maxKeys ? others.map(({ id }) => id) : undefined;
  const asked = { kind, ...(keys && { keys }), ...(only && { only }) };
  const found = await publishedTranslations(db, { companyId, language: view.language }, asked);
  return (row) => {
    const sourceLang = languageOf(row);
    if (!isOther(sourceLang)) return {};
    const translation = found.get(itemId({ kind, key: row.id }));
    return translation ? { translation, sourceLang } : { sourceLang };
  };
}

/** The languages that an item can be read in. Empty, without running a query, if the help center has only one. */
export async function languagesOfItem(
  db: Db | Transaction,
  { companyId, view }: ReadScope,
  item: TranslatedItem & { language?: string | null | undefined },
): Promise<string[]> {
  if (!view?.hasOthers) return [];
  return [item.language ?? view.main, ...(await listLanguagesOf(db, { companyId }, item))];
}

function rememberEach<Result>(find: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const result = known.has(text) ? (known.get(text) as Result) : find(text);
    known.set(text, result);
    return result;
  };
}
