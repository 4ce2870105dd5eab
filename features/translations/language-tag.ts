import { isSameLanguage } from "#engines/messages/choose-catalog.ts";

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
