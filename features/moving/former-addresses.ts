/** Where the addresses of an imported help center lead. */

export interface ImportedAddresses {
  /** Empty for the main language. */
  locale: string;
  oldPaths: string[];
  slug: string | null;
}

interface Redirect {
  path: string;
  target: string;
}

/** From the addresses of texts to their articles here. The first of several redirects from one address counts. */
export function redirectsOfArticles(items: readonly ImportedAddresses[]): Redirect[] {
  const mainPaths = new Set(items.flatMap(({ locale, oldPaths }) => (locale === "" ? oldPaths : [])));
  const mainFirst = items.toSorted((a, b) => Number(a.locale !== "") - Number(b.locale !== ""));
  return mainFirst.flatMap(({ locale, oldPaths, slug }) => {
    if (slug === null) return [];
    const language = locale.toLowerCase();
    const target = `${language && `/${language}`}/articles/${encodeURIComponent(slug)}`;
    // Without a language, an address that all share leads to the main one.
    return oldPaths
      .filter((path) => language === "" || isIn(path, language) || !mainPaths.has(path))
      .map((path) => ({ path, target }));
  });
}

/** The beginning of a target in the language that the address names. Empty for the main language. */
export function languageIn(path: string, locales: Iterable<string>): string {
  for (const locale of locales)
    if (locale !== "" && isIn(path, locale.toLowerCase())) return `/${locale.toLowerCase()}`;
  return "";
}

/** A whole part of the path names the language, because "/ar" is also the beginning of "/articles". */
function isIn(path: string, language: string): boolean {
  return path.toLowerCase().split("/").includes(language);
}
