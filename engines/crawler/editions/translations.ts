/** Lists the URLs that a page, its language menu or a sitemap names as its translations. */
import { languageOfLabel } from "#engines/languages/language-names.ts";
import { urlKey } from "#shared/url.ts";
import type { PageLink } from "../read-document.ts";
import type { StatedTranslation } from "./find-editions.ts";

/** Enough for the editions that are read. */
const maxTranslations = 20;

interface PageTranslation {
  url: string;
  language: string;
}

export type FindTranslations = (page: { url: string; links: readonly PageLink[] }) => PageTranslation[];

export function translationFinder(stated: readonly StatedTranslation[]): FindTranslations {
  const ofSitemap = Map.groupBy(stated, ({ of }) => urlKey(of));
  return ({ url, links }) => {
    const own = urlKey(url);
    const found = new Map<string, PageTranslation>();
    const add = (translation: PageTranslation) => {
      const key = urlKey(translation.url);
      if (key !== own && !found.has(key) && found.size < maxTranslations) found.set(key, translation);
    };
    for (const link of links) if (link.language) add({ url: link.url, language: link.language });
    for (const translation of ofSitemap.get(own) ?? []) add(translation);
    for (const link of links) {
      const language = link.language ? null : languageOfLabel(link.text);
      if (language !== null) add({ url: link.url, language });
    }
    return [...found.values()];
  };
}
