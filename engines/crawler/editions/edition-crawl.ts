/** The part of a crawl that depends on the site's languages: which pages belong to it, and which are read first. */
import { urlKey } from "#shared/url.ts";
import type { StartReading } from "../find-site.ts";
import type { EditionFilter } from "../frontier.ts";
import type { PageLink } from "../read-document.ts";
import type { CrawledPage } from "../types.ts";
import { unmarkedKey } from "./language-mark.ts";
import type { SiteEditions } from "./open-editions.ts";
import { translationFinder } from "./translations.ts";

/** A crawl of an additional edition whose start page has already been read. */
export interface EditionStart {
  language: string;
  start: StartReading;
  editions: SiteEditions;
  /** URLs of the site's sitemaps. */
  sitemap: readonly string[];
  /** Pages of the main edition, best first. Their translations are read first, because questions are paired by page. */
  mainPages: readonly CrawledPage[];
}

export interface EditionCrawl extends EditionFilter {
  /** Set once the site's other languages are known. */
  editions: SiteEditions | null;
  /** Records the languages that links declare for their targets. */
  declare(links: readonly PageLink[]): void;
  /**
   * "elsewhere" for a page that another edition's crawl reads, "unread" for a page that no crawl reads. The page's own
   * text decides, so that each budget is spent on one language.
   */
  placeOfPage(page: CrawledPage): "here" | "elsewhere" | "unread";
  /** Adds the page's edition and translations. */
  mark(page: CrawledPage, links: readonly PageLink[]): CrawledPage;
}

/** Higher than any link's score. */
const translationBonus = 1_000;
const noStatements = translationFinder([]);

/** `own` is null for the crawl of the main language. */
export function editionCrawl(own: EditionStart | null): EditionCrawl {
  const wanted = own ? wantedPages(own) : new Map<string, number>();
  const crawl: EditionCrawl = {
    editions: own?.editions ?? null,
    placeOf(url) {
      const map = crawl.editions?.map;
      if (!map) return "here";
      const language = map.languageOf(url);
      if (language === (own?.language ?? map.main.language)) return "here";
      return map.unread.some((edition) => edition.language === language) ? "unread" : "elsewhere";
    },
    bonusOf(url) {
      if (wanted.size === 0) return 0;
      return wanted.get(urlKey(url)) ?? wanted.get(unmarkedKey(url)) ?? 0;
    },
    declare(links) {
      for (const { url, language } of links) if (language) crawl.editions?.map.declare(url, language);
    },
    placeOfPage({ url, metadata: { language } }) {
      const map = crawl.editions?.map;
      if (!map || language === null || language === (own?.language ?? map.main.language)) return "here";
      if (own) return "unread";
      if (![...map.read, ...map.unread].some((edition) => edition.language === language)) return "here";
      map.declare(url, language);
      return map.languageOf(url) === language ? "elsewhere" : "unread";
    },
    mark(page, links) {
      const find = crawl.editions?.translationsOf ?? noStatements;
      const translations = find({ url: page.url, links }).map(({ url }) => url);
      return {
        ...page,
        ...(own ? { edition: own.language } : {}),
        ...(translations.length > 0 ? { translations } : {}),
      };
    },
  };
  return crawl;
}

/** Keyed by `urlKey`, and by the address without its language. */
function wantedPages({ language, editions, mainPages }: EditionStart): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const [at, page] of mainPages.entries()) {
    const bonus = translationBonus - at;
    const translations = (page.translations ?? []).filter((url) => editions.map.languageOf(url) === language);
    for (const key of [...translations.map(urlKey), unmarkedKey(page.url)])
      if (!wanted.has(key)) wanted.set(key, bonus);
  }
  return wanted;
}
