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

interface LikelyTag {
  language: string;
  script: string | undefined;
  region: string | undefined;
}

/** Cached, because every page compares its language with those of all catalogs. */
const known = new Map<string, LikelyTag>();
const maxKnown = 500;

function likely(tag: string): LikelyTag {
  const found = known.get(tag);
  if (found) return found;
  const { language, script, region } = new Intl.Locale(tag).maximize();
  const made = { language: sameAs[language] ?? language, script, region };
  if (known.size >= maxKnown) known.clear();
  known.set(tag, made);
  return made;
}

/** Whether two tags name the same language, whatever their regions. */
export function isSameLanguage(one: string, other: string): boolean {
  const [a, b] = [readTag(one), readTag(other)];
  return a !== null && b !== null && a.language === b.language && a.script === b.script;
}
