import { getCountries } from "libphonenumber-js/max";

const namesIn = new Map<string, ReadonlySet<string>>();

/** True for "Bahrain", "UK" and "Kingdom of Bahrain", in English or in the language. */
export function endsWithCountry(text: string, language: string): boolean {
  const words = text.toLowerCase().split(" ");
  return [language, "en"].some((one) => {
    const names = countriesIn(one);
    return words.some((_, at) => names.has(words.slice(at).join(" ")));
  });
}

function countriesIn(language: string): ReadonlySet<string> {
  const known = namesIn.get(language);
  if (known) return known;
  const names = (["long", "short"] as const).flatMap((style) => {
    const shown = new Intl.DisplayNames([language], { type: "region", style, fallback: "none" });
    return getCountries().flatMap((code) => shown.of(code)?.toLowerCase() ?? []);
  });
  const set = new Set([...names, "usa", "uae"]);
  namesIn.set(language, set);
  return set;
}
