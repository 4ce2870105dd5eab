/** Lists the URLs of a website from its sitemaps and start page, without reading other pages. */
import { isFileAddress } from "#engines/crawler/rank-links.ts";
import type { RobotsRules } from "#engines/crawler/robots.ts";
import { loadSitemaps } from "#engines/crawler/sitemap.ts";
import { isSameSite, siteKey, urlKey } from "#shared/url.ts";
import { type MapRequest, scrapeOptionsSchema } from "../requests.ts";
import { type PageTools, readOne } from "./read-one.ts";

const sitemapTimeoutMs = 8_000;

/** Throws a CrawlError if neither contains a URL. */
export async function mapSite(
  tools: PageTools,
  {
    request,
    robotsOf,
    signal,
  }: { request: MapRequest; robotsOf: (url: string) => Promise<RobotsRules>; signal: AbortSignal },
): Promise<string[]> {
  const options = scrapeOptionsSchema.parse({ formats: [], timeout: request.timeout });
  const robots = await robotsOf(request.url);
  const [start, { pages: listed }] = await Promise.all([
    request.sitemapOnly
      ? null
      : readOne(tools, { url: request.url, options, signal, siteUrl: null, robotsOf }),
    request.ignoreSitemap && !request.sitemapOnly
      ? { pages: [] }
      : loadSitemaps([...new Set([...robots.sitemaps, new URL("/sitemap.xml", request.url).href])], {
          fetch: tools.fetch,
          signal,
          timeoutMs: sitemapTimeoutMs,
        }),
  ]);
  if (start && "error" in start && listed.length === 0) throw start.error;
  const siteUrl = start?.page.url ?? request.url;
  const seen = new Set<string>();
  const links = [
    ...(start && !("error" in start) ? [start.page.url] : []),
    ...(start?.links.map(({ url }) => url) ?? []),
    ...listed,
  ].filter((url) => {
    if (seen.has(urlKey(url)) || isFileAddress(url) || !isPart(url)) return false;
    seen.add(urlKey(url));
    return true;
  });
  return (request.search ? bySearch(links, request.search) : links).slice(0, request.limit);

  function isPart(url: string): boolean {
    if (isSameSite(url, siteUrl) || isSameSite(url, request.url)) return true;
    return request.includeSubdomains && siteKey(url).endsWith(`.${siteKey(siteUrl)}`);
  }
}

/** Returns the URLs that contain words from the search, best match first. */
function bySearch(links: string[], search: string): string[] {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const hits = (url: string) => words.filter((word) => url.toLowerCase().includes(word)).length;
  return links
    .map((url, index) => ({ url, index, hits: hits(url) }))
    .filter((link) => link.hits > 0)
    .sort((a, b) => b.hits - a.hits || a.index - b.index)
    .map(({ url }) => url);
}
