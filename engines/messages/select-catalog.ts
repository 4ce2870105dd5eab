import { type CatalogTag, catalogs } from "./catalogs.ts";

export const fallbackTag: CatalogTag = "en";

/**
 * The catalog for a BCP 47 tag: the exact match, otherwise one with the same language and script, preferably in the
 * same region. English for every other language.
 */
export function selectCatalog(tag: string | null): CatalogTag {
  const wanted = readTag(tag);
  if (!wanted) return fallbackTag;
  const near = catalogTags.filter((each) => {
    const { language, script } = likely(each);
    return language === wanted.language && script === wanted.script;
  });
  return (
    near.find((each) => likely(each).region === wanted.region) ??
    near.find(isDefault) ??
    near[0] ??
    fallbackTag
  );
}

export const catalogTags = Object.keys(catalogs) as CatalogTag[];

export function isCatalogTag(tag: string): tag is CatalogTag {
  return Object.hasOwn(catalogs, tag);
}

/** If a language has two regional catalogs, other regions get the European one: "pt-AO" gets "pt-PT". */
function isDefault(tag: CatalogTag): boolean {
  return tag === "pt-PT";
}

/** Norwegian sites declare the macrolanguage or Nynorsk, whose readers know Bokmål. */
const sameAs: Record<string, string> = { no: "nb", nn: "nb" };

function readTag(tag: string | null) {
  try {
    return tag === null ? null : likely(tag);
  } catch {
    return null;
  }
}

function likely(tag: string) {
  const { language, script, region } = new Intl.Locale(tag).maximize();
  return { language: sameAs[language] ?? language, script, region };
}

/** Whether two tags name the same language, whatever their regions. */
export function isSameLanguage(one: string, other: string): boolean {
  const [a, b] = [readTag(one), readTag(other)];
  return a !== null && b !== null && a.language === b.language && a.script === b.script;
}
