import type { Texts } from "#engines/messages/texts.ts";

/** The specification's name for questions without a category. */
export const defaultCategory = "General";

/** A category's name as visitors read it: the name for questions without a category is one of our own texts. */
export function shownCategory(name: string, t: Texts["t"]): string {
  return name === defaultCategory ? t("faq.general") : name;
}
