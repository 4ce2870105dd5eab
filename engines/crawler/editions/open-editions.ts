/** Reads the start pages of a website's possible editions, and keeps those that are in another language. */
import { urlKey } from "#shared/url.ts";
import type { CrawlRun, ReadingWays, StartReading } from "../find-site.ts";
import { pageOptions } from "../find-site.ts";
import { readPage } from "../read-page.ts";
import type { SiteEdition } from "../types.ts";
import { createEditionMap, type Edition, type EditionMap } from "./edition-map.ts";
import { type EditionCandidate, findEditions, maxEditions, type SiteLinks } from "./find-editions.ts";
import { type FindTranslations, translationFinder } from "./translations.ts";

interface OpenEdition extends Edition {
  start: StartReading;
}

export interface SiteEditions {
  map: EditionMap;
  open: OpenEdition[];
  translationsOf: FindTranslations;
}

/** Some candidates lead to the same language, to a redirect or to an error. */
const maxAttempts = 2 * maxEditions;

export async function openEditions(site: SiteLinks, ways: ReadingWays): Promise<SiteEditions | null> {
  const candidates = findEditions(site);
  if (candidates.length === 0) return null;
  const found: OpenEdition[] = [];
  // A start page without text, such as a language picker, has no language. The first edition is then the main one.
  const wanted = maxEditions - (site.language === null ? 0 : 1);
  let tried = 0;
  while (tried < Math.min(candidates.length, maxAttempts) && found.length < wanted) {
    const batch = candidates.slice(tried, Math.min(tried + wanted - found.length, maxAttempts));
    tried += batch.length;
    for (const edition of await Promise.all(batch.map((candidate) => openEdition(candidate, ways)))) {
      if (edition === null || edition.language === site.language) continue;
      if (urlKey(edition.startUrl) === urlKey(site.siteUrl)) continue;
      if (!found.some(({ language }) => language === edition.language)) found.push(edition);
    }
  }
  const [first] = found;
  if (!first) return null;
  const main =
    site.language === null
      ? { language: first.language, startUrl: first.startUrl }
      : { language: site.language, startUrl: site.siteUrl };
  const open = site.language === null ? found.slice(1) : found;
  const known = new Set([main.language, ...open.map(({ language }) => language)]);
  const unread = candidates
    .slice(tried)
    .filter(({ language }) => !known.has(language))
    .map(({ language, startUrl }) => ({ language, startUrl }));
  const map = createEditionMap({ main, read: open, unread });
  for (const { url, language } of [...site.translations, ...declaredLinks(site)]) map.declare(url, language);
  return { map, open, translationsOf: translationFinder(site.translations) };
}

/** Returns the editions as they were found, before any of them is read. */
export function foundEditions({ map, open }: SiteEditions): SiteEdition[] {
  const named = (edition: Edition, status: SiteEdition["status"]): SiteEdition => ({
    language: edition.language,
    startUrl: edition.startUrl,
    status,
    pages: 0,
  });
  return [
    named(map.main, "main"),
    ...open.map((edition) => named(edition, "read")),
    ...map.unread.map((edition) => named(edition, "unread")),
  ];
}

function declaredLinks({ links }: SiteLinks) {
  return links.flatMap(({ url, language }) => (language ? [{ url, language }] : []));
}

async function openEdition(candidate: EditionCandidate, ways: ReadingWays): Promise<OpenEdition | null> {
  const { run } = ways;
  if (!(await isAllowed(candidate.startUrl, run))) return null;
  const reading = await readPage(candidate.startUrl, pageOptions(candidate.startUrl, ways));
  if (reading.kind !== "page") return null;
  const { url, metadata } = reading.page;
  // The page's own text decides, not the menu's label: "/uk/" may be Ukrainian or the United Kingdom.
  const { language } = metadata;
  return language === null ? null : { language, startUrl: url, start: { url, reading, language } };
}

async function isAllowed(url: string, run: CrawlRun): Promise<boolean> {
  return (await run.robotsOf(url)).isAllowed(url);
}
