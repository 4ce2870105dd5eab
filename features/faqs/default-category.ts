import type { Texts } from "#engines/messages/texts.ts";

/** The specification's name for questions without a category. */
export const defaultCategory = "General";

/** The owner's categories in a page's language. */
export interface CategoryNames {
  /** Translations, keyed by the name in the main language. */
  names: Record<string, string>;
  /** Language of names that have no translation. Undefined if it is the page's language. */
  lang?: string | undefined;
}

/** In the main language. Always the same object, so that what follows from it can be remembered. */
export const noCategories: CategoryNames = { names: {} };

/** A category's name as visitors see it. For questions without a category, the name is one of our own texts. */
export function shownCategory(name: string, t: Texts["t"], own?: CategoryNames): string {
  if (name === defaultCategory) return t("faq.general");
  return own && Object.hasOwn(own.names, name) ? (own.names[name] ?? name) : name;
}

/** The `lang` attribute of a category's name. Undefined if the name is in the page's language. */
export function categoryLang(name: string, own: CategoryNames): string | undefined {
  return name === defaultCategory || Object.hasOwn(own.names, name) ? undefined : own.lang;
}
