import { languageOf } from "#engines/languages/detect/text-language.ts";
import { primaryLanguage } from "#shared/primary-language.ts";

/**
 * The language of the recorded product, if it is surely another one than the help center's. Needs a few sentences on
 * the screens, so a product with single words only is read in the help center's language. Null for English, whose data
 * is always used.
 */
export function otherLanguageOf(lines: string[], center: string): string | null {
  // Most lines are on several screenshots.
  const language = languageOf([...new Set(lines)].join("\n"));
  return language === null || language === "en" || language === primaryLanguage(center) ? null : language;
}
