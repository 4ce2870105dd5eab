/** How far each text of a help center is in each of its languages. */
import { isOtherLanguage } from "#features/translations/language-tag.ts";
import { itemId, type TranslatedItem } from "#features/translations/translated-item.ts";
import { kindName } from "./translation-fields.ts";
import { type ForState, stateOf, type Translatable, type TranslationState } from "./translation-state.ts";

export interface MatrixRow {
  id: string;
  title: string;
  kind: string;
  /** In the order of the languages. Null if the text was written in the language. */
  states: (TranslationState | null)[];
}

type StoredTranslation = ForState & TranslatedItem & { language: string };

export function matrixOf(
  items: Translatable[],
  { languages, translations }: { languages: string[]; translations: StoredTranslation[] },
): MatrixRow[] {
  const key = (language: string, item: TranslatedItem) => `${language} ${itemId(item)}`;
  const stored = new Map(translations.map((one) => [key(one.language, one), one]));
  return items.map((item) => ({
    id: itemId(item),
    title: item.title,
    kind: kindName(item.kind),
    states: languages.map((language) =>
      isOtherLanguage(item.language, language)
        ? stateOf(item, stored.get(key(language, item)) ?? null)
        : null,
    ),
  }));
}

/** A text is done when it is published and up to date in every language. */
export function needsWork({ states }: Pick<MatrixRow, "states">): boolean {
  return states.some((state) => state !== null && state !== "done");
}
