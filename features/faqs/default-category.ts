import type { Texts } from "#engines/messages/texts.ts";

/** The specification's name for questions without a category. */
export const defaultCategory = "General";

/** The owner's categories in a page's language. */
export interface CategoryNames {
  /** Translations by the name in the main language. */
  names: Record<string, string>;
  /** Language of the names without a translation; undefined if it is the page's. */
  lang?: string | undefined;
}

/** A category's name as visitors read it: the name for questions without a category is one of our own texts. */
export function shownCategory(name: string, t: Texts["t"], own?: CategoryNames): string {
  if (name === defaultCategory) return t("faq.general");
  return own && Object.hasOwn(own.names, name) ? (own.names[name] ?? name) : name;
}

/** The `lang` attribute of a category's name; undefined if the page has its language. */
export function categoryLang(name: string, own: CategoryNames): string | undefined {
  return name === defaultCategory || Object.hasOwn(own.names, name) ? undefined : own.lang;
}
