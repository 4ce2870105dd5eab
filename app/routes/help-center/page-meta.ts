import { LRUCache } from "lru-cache";
import type { MetaDescriptor } from "react-router";
import { addressAt, markdownPath, picturePath } from "#features/help-center/indexable-page.ts";
import type { PublicHelpCenter } from "#features/help-center/present.ts";
import { pagePictureSize } from "#shared/page-picture-size.ts";
import { noIndex } from "../private-meta.ts";

/** Title, description, canonical URL, link to the Markdown version, and preview card of one page. */
export function pageMeta({
  center,
  path,
  title,
  description,
  isIndexed = true,
  isPartOf,
  lang,
  languages,
}: {
  center: PublicHelpCenter;
  /** Empty for the home page, "/faq" for the FAQ. */
  path: string;
  title: string;
  description: string;
  /** False for search results, empty lists and error pages. */
  isIndexed?: boolean;
  /**
   * Path of the page that this one continues. Only that page has a Markdown version (with the full content) and a
   * picture.
   */
  isPartOf?: string;
  /** Language of an untranslated text. Search engines get the page in that language instead. */
  lang?: string | undefined;
  /** The languages that the page's text can be read in. Missing if it is in all of them. */
  languages?: string[] | undefined;
}): MetaDescriptor[] {
  const tags: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: center.title },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:locale", content: center.language.replace("-", "_") },
  ];
  const base = center.isUnlisted ? null : center.canonicalBase;
  if (!isIndexed || center.isUnlisted || center.isUnverified) tags.push(noIndex);
  if (base === null || !isIndexed) {
    // No search engine reads them, but the page's script offers the page in the visitor's language by them.
    const offered = center.isUnlisted && isIndexed && lang === undefined;
    const links = offered ? languageLinks(center, path, languages) : [];
    return [...tags, ...links, { name: "twitter:card", content: "summary" }];
  }
  const address = addressAt((lang && baseIn(center, lang)) || base, path);
  const picture = `${base}${picturePath(isPartOf ?? path)}?v=${stamp(title, center)}`;
  return [
    ...tags,
    { tagName: "link", rel: "canonical", href: address },
    ...(lang === undefined ? alternateLinks(center, path, languages) : []),
    ...(isPartOf === undefined
      ? [{ tagName: "link", rel: "alternate", type: "text/markdown", href: base + markdownPath(path) }]
      : []),
    { property: "og:url", content: address },
    { property: "og:image", content: picture },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: String(pagePictureSize.width) },
    { property: "og:image:height", content: String(pagePictureSize.height) },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

function baseIn({ languages }: PublicHelpCenter, wanted: string): string | null {
  return languages.find(({ language }) => language === wanted)?.canonicalBase ?? null;
}

/** The same page in the help center's languages. The main language is for visitors who read none of them. */
function alternateLinks(
  { languages }: PublicHelpCenter,
  path: string,
  readIn: string[] | undefined,
): MetaDescriptor[] {
  const shown = languages.flatMap(({ language, canonicalBase }) =>
    canonicalBase !== null && (readIn === undefined || readIn.includes(language))
      ? [{ language, href: addressAt(canonicalBase, path) }]
      : [],
  );
  const [main] = shown;
  if (!main || shown.length < 2) return [];
  const link = (hrefLang: string, href: string) => ({ tagName: "link", rel: "alternate", hrefLang, href });
  return [...shown.map(({ language, href }) => link(language, href)), link("x-default", main.href)];
}

/** As `alternateLinks`, on this host, because the help center has no public address. */
function languageLinks(
  { languages }: PublicHelpCenter,
  path: string,
  readIn: string[] | undefined,
): MetaDescriptor[] {
  const shown = languages.filter(({ language }) => readIn === undefined || readIn.includes(language));
  if (shown.length < 2) return [];
  return shown.map(({ language, basePath }) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang: language,
    href: `${basePath}${path}` || "/",
  }));
}

/** Links to the previous and next page. Relative to the host's root, so that an export links to its own pages. */
export function neighbourLinks(
  { page, pageCount }: { page: number; pageCount: number },
  hrefOf: (page: number) => string,
): MetaDescriptor[] {
  const link = (rel: "prev" | "next", other: number) => ({ tagName: "link", rel, href: hrefOf(other) });
  return [
    ...(page > 1 ? [link("prev", page - 1)] : []),
    ...(page < pageCount ? [link("next", page + 1)] : []),
  ];
}

/** The trail from the home page to this one, for search engines. */
export function breadcrumbs(
  center: PublicHelpCenter,
  ...trail: { name: string; path: string }[]
): MetaDescriptor[] {
  const { canonicalBase: base } = center;
  if (!base || center.isUnlisted) return [];
  const item = (position: number, name: string, path: string) => ({
    "@type": "ListItem",
    position,
    name,
    item: addressAt(base, path),
  });
  return structuredData({
    "@type": "BreadcrumbList",
    itemListElement: [
      item(1, center.title, ""),
      ...trail.map(({ name, path }, index) => item(index + 2, name, path)),
    ],
  });
}

/** One schema.org object for search engines. See `structured-data.ts` for the types that we use. */
export function structuredData(thing: { "@type": string } & Record<string, unknown>): MetaDescriptor[] {
  return [{ "script:ld+json": { "@context": "https://schema.org", ...thing } }];
}

/** Cuts a description at a word boundary. Search engines show about 155 characters. */
export function shorten(text: string, maxLength = 155): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  const space = cut.lastIndexOf(" ");
  return `${cut.slice(0, space > 0 ? space : cut.length)}…`;
}

/** Sites cache link previews for a long time, so a new title or look needs a new URL. */
function stamp(title: string, { name, logo, themeCss }: PublicHelpCenter): string {
  return hashOf(
    [title, name, logo?.url ?? "", logo?.isNameBeside ?? ""].join("\n"),
    hashOfTheme(themeCss),
  ).toString(36);
}

/** Every page of a help center has the same style sheet. */
const themeHashes = new LRUCache<string, number>({ max: 400, memoMethod: (css) => hashOf(css) });

function hashOfTheme(css: string): number {
  return themeHashes.memo(css);
}

/** FNV-1a, 32 bits. */
function hashOf(text: string, start = 0x811c9dc5): number {
  let hash = start;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}
