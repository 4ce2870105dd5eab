import { isSameLanguage } from "#engines/messages/select-catalog.ts";

/** What a page reads: the language of its texts, and that of items without another one. */
export interface LanguageView {
  language: string;
  main: string;
  /** Whether the help center has other languages than the main one. */
  hasOthers: boolean;
}

/** First segment of a language's addresses: "pt-br" for "pt-BR". */
export function languageSegment(language: string): string {
  return language.toLowerCase();
}

/** The help center's main language, which English is until another one is known. */
export function mainLanguageOf(company: { language: string | null }): string {
  return company.language ?? "en";
}

/** Whether a help center can have the language beside its main one: "en-GB" isn't another language than "en". */
export function isOtherLanguage(language: string, main: string): boolean {
  return language.toLowerCase() !== main.toLowerCase() && !isSameSpelling(language, main);
}

function isSameSpelling(one: string, other: string): boolean {
  const regions = [one, other].map((tag) => new Intl.Locale(tag).region);
  return isSameLanguage(one, other) && (!regions[0] || !regions[1]);
}
