import { isSameLanguage } from "#engines/messages/select-catalog.ts";

/**
 * The language of a page's texts, and the main language, which is the language of items that have none of their own.
 */
export interface LanguageView {
  language: string;
  main: string;
  /** Whether the help center has languages other than the main one. */
  hasOthers: boolean;
}

/** First segment of a language's addresses: "pt-br" for "pt-BR". */
export function languageSegment(language: string): string {
  return language.toLowerCase();
}

/** The help center's main language, or English until it is known. */
export function mainLanguageOf(company: { language: string | null }): string {
  return company.language ?? "en";
}

/**
 * Whether a help center can have the language in addition to its main one: "en-GB" doesn't count as a different
 * language from "en".
 */
export function isOtherLanguage(language: string, main: string): boolean {
  return language.toLowerCase() !== main.toLowerCase() && !isSameSpelling(language, main);
}

function isSameSpelling(one: string, other: string): boolean {
  const regions = [one, other].map((tag) => new Intl.Locale(tag).region);
  return isSameLanguage(one, other) && (!regions[0] || !regions[1]);
}
