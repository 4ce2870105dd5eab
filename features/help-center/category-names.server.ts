import { type CategoryNames, noCategories } from "#features/faqs/default-category.ts";
import { publishedTranslations } from "#features/translations/stored-translations.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { PublicScope } from "./public-scope.ts";
import { rememberByVersion } from "./remember-by-version.server.ts";

/** The category names that every page of a help center in another language needs. */
export async function readCategoryNames(db: Db, scope: PublicScope): Promise<CategoryNames> {
  const { language, main } = scope.view;
  return language === main ? noCategories : knownNames(db, scope);
}

const knownNames = rememberByVersion<CategoryNames>({
  async read(db, { companyId, view }) {
    const { language, main } = view;
    const found = await publishedTranslations(db, { companyId, language }, { kind: "category" });
    const named = [...found].map(([id, { fields }]) => [id.slice("category:".length), fields.name ?? ""]);
    return { names: Object.fromEntries(named.filter(([, name]) => name !== "")), lang: main };
  },
  bytesOf: ({ names }) => 500 + 4 * JSON.stringify(names).length,
  maxBytes: 5_000_000,
});
