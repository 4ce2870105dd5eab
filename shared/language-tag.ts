/** The usual spelling of a language tag (BCP 47), or null for anything else. */
export function readLanguageTag(tag: string): string | null {
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag) || tag.length > 35) return null;
  try {
    return new Intl.Locale(tag).toString();
  } catch {
    return null;
  }
}

/** The language's name in another language: "German" in English. The tag itself if the name is unknown. */
export function languageName(tag: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: "language" }).of(tag) ?? tag;
}

/** For a language model: "Brazilian Portuguese (pt-BR)". Names the form of "pt" and "zh" that Step's own texts have. */
export function languageForModel(tag: string): string {
  const whole = usualForm[tag.toLowerCase()] ?? tag;
  return `${languageName(whole, "en")} (${whole})`;
}

const usualForm: Record<string, string> = { pt: "pt-BR", zh: "zh-Hans" };

/** The language's name as its speakers write it at the start of a line: "Deutsch", "Français". */
export function ownLanguageName(tag: string): string {
  const name = languageName(tag, tag);
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Primary subtags of languages that are written from right to left. */
const rightToLeft = new Set(["ar", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi"]);

/** For the `dir` attribute. */
export function directionOf(tag: string): "rtl" | undefined {
  return rightToLeft.has(tag.split("-")[0] ?? "") ? "rtl" : undefined;
}
