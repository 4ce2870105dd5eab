/** Finds a website's editions in other languages from its start page's links and its sitemaps. */

import { languageOfLabel } from "#engines/languages/language-names.ts";
import { packOf } from "#engines/languages/packs.ts";
import { urlKey } from "#shared/url.ts";
import type { PageLink } from "../read-document.ts";
import { languageMark, siteFamily, unmarkedKey } from "./language-mark.ts";

/** Maximum number of languages that are read, including the website's main language. */
export const maxEditions = 6;

/** What indicates the language: the page or the sitemap (hreflang), a language menu, or only addresses. */
type EditionEvidence = "hreflang" | "menu" | "address";

export interface EditionCandidate {
  /**
   * Primary language tag that the site declares. Only the edition's start page shows which language it is written in.
   */
  language: string;
  startUrl: string;
  evidence: EditionEvidence;
}

/** A sitemap's statement that `url` is the page `of` in another language. */
export interface StatedTranslation {
  of: string;
  url: string;
  language: string;
}

export interface SiteLinks {
  siteUrl: string;
  /** Primary tag of the start page; null if unknown. */
  language: string | null;
  links: readonly PageLink[];
  sitemap: readonly string[];
  translations: readonly StatedTranslation[];
}

/** A single page whose address happens to look like a language, such as "/it/", isn't an edition. */
const minMarkedPages = 2;

/**
 * Returns one candidate for each other language. Languages that Step can write in come first, in the order in which the
 * site names them. Several addresses for one language, such as "/en-us/" and "/en-gb/", are one edition.
 */
export function findEditions(site: SiteLinks): EditionCandidate[] {
  const found = new Map<string, EditionCandidate>();
  for (const candidate of [...byDeclaration(site), ...byMenu(site), ...byAddress(site)]) {
    if (candidate.language === site.language || urlKey(candidate.startUrl) === urlKey(site.siteUrl)) continue;
    if (siteFamily(candidate.startUrl) !== siteFamily(site.siteUrl)) continue;
    if (!found.has(candidate.language)) found.set(candidate.language, candidate);
  }
  const all = [...found.values()];
  const isWritable = ({ language }: EditionCandidate) => packOf(language) !== null;
  return [...all.filter(isWritable), ...all.filter((candidate) => !isWritable(candidate))];
}

function byDeclaration({ siteUrl, links, translations }: SiteLinks): EditionCandidate[] {
  const ofPage = links.flatMap(({ url, language }) => (language ? [{ url, language }] : []));
  const start = urlKey(siteUrl);
  const ofSitemap = translations.filter(({ of }) => urlKey(of) === start);
  return [...ofPage, ...ofSitemap].map(({ url, language }) => ({
    language,
    startUrl: url,
    evidence: "hreflang",
  }));
}

function byMenu({ links }: SiteLinks): EditionCandidate[] {
  return links.flatMap(({ url, text, isDownload }) => {
    const language = isDownload ? null : languageOfLabel(text);
    return language === null ? [] : [{ language, startUrl: url, evidence: "menu" as const }];
  });
}

function byAddress({ siteUrl, links, sitemap }: SiteLinks): EditionCandidate[] {
  const start = unmarkedKey(siteUrl);
  const byMark = new Map<string, { language: string; urls: Map<string, string> }>();
  for (const url of [...links.map((link) => link.url), ...sitemap]) {
    const mark = languageMark(url);
    if (!mark) continue;
    const name = `${mark.kind} ${mark.name}`;
    const marked = byMark.get(name) ?? { language: mark.language, urls: new Map() };
    byMark.set(name, marked);
    marked.urls.set(urlKey(url), url);
  }
  return [...byMark.values()].flatMap(({ language, urls }) => {
    const all = [...urls.values()];
    const twin = all.find((url) => unmarkedKey(url) === start);
    if (twin === undefined && all.length < minMarkedPages) return [];
    const startUrl = twin ?? all.reduce((best, url) => (url.length < best.length ? url : best));
    return [{ language, startUrl, evidence: "address" as const }];
  });
}
