import type { EgressFetch, RenderPage } from "#shared/egress.ts";
import { urlKey } from "#shared/url.ts";
import { crawlErrorOfSkip } from "./crawl-error.ts";
import { type PageReading, type ReadPageOptions, type RenderBudget, readPage } from "./read-page.ts";
import { everythingAllowed, type RobotsRules } from "./robots.ts";
import { loadSitemaps, noSitemap, type SitemapPages } from "./sitemap.ts";
import type { Strategy } from "./strategies.ts";
import type { CrawlEvent, CrawledPage, CrawlLimits } from "./types.ts";
import { untilAborted } from "./waiting.ts";

export interface CrawlRun {
  fetch: EgressFetch;
  render: RenderPage | undefined;
  limits: CrawlLimits;
  triesHttp: boolean;
  /** Aborted by the caller or by the crawl's time limit. */
  signal: AbortSignal;
  emit: (event: CrawlEvent) => void;
  onPage?: ((page: CrawledPage, order: number) => void) | undefined;
  now: () => number;
  robotsOf: (url: string) => Promise<RobotsRules>;
}

export interface StartReading {
  url: string;
  reading: PageReading;
  /** Primary tag; null if unknown. */
  language: string | null;
}

/** Short, because a sitemap is optional. */
const sitemapTimeoutMs = 4000;

/**
 * Reads the start page, following redirects. The final URL determines the site. A page without text is accepted if it
 * has links.
 */
export async function readStart(
  startUrl: string,
  { strategy, run, ...shared }: ReadingWays & { otherPages: Promise<string[]> },
): Promise<StartReading> {
  const ask = async (url: string) => {
    await allowedRobots(url, run);
    run.emit({ type: "reading", url, isDone: false });
    const answer = await readPage(url, {
      ...pageOptions(null, { strategy, run, budget: shared.budget }),
      otherPages: shared.otherPages,
    });
    run.emit({ type: "reading", url, isDone: true });
    return answer;
  };
  const first = await ask(startUrl);
  // Most people type an address without its scheme, and small websites can be without a valid certificate.
  const isTyped = run.triesHttp && /^https:/i.test(startUrl);
  const plain = isTyped && isUnreachable(first) ? startUrl.replace(/^https:/i, "http:") : null;
  const second = plain && (await ask(plain));
  const reading = second && (second.kind === "page" || leadsOn(second)) ? second : first;
  if (reading.kind === "page") {
    return { url: reading.page.url, reading, language: reading.page.metadata.language };
  }
  if (!leadsOn(reading)) {
    throw crawlErrorOfSkip(reading, { pages: [{ url: reading.url, chars: reading.chars }] });
  }
  return { url: reading.url, reading, language: null };
}

function isUnreachable(reading: PageReading): boolean {
  return reading.kind !== "page" && reading.reason === "unreachable";
}

/** A page without text leads on if it has links. */
function leadsOn(reading: Exclude<PageReading, { kind: "page" }>): boolean {
  const isEmpty = reading.reason === "no-text" || reading.reason === "needs-browser";
  return isEmpty && reading.links.length > 0;
}

export async function allowedRobots(url: string, run: CrawlRun): Promise<RobotsRules> {
  const robots = await untilAborted(run.robotsOf(url), run.signal, () => everythingAllowed);
  if (robots.isAllowed(url)) return robots;
  throw crawlErrorOfSkip({ reason: "disallowed-by-robots", detail: `robots.txt disallows ${url}` });
}

export async function readSitemaps(
  addresses: string[],
  strategy: Strategy,
  run: CrawlRun,
): Promise<SitemapPages> {
  if (!strategy.usesSitemaps || addresses.length === 0) return noSitemap;
  const pages = loadSitemaps(addresses, {
    fetch: run.fetch,
    signal: run.signal,
    timeoutMs: sitemapTimeoutMs,
  });
  return untilAborted(pages, run.signal, () => noSitemap);
}

/**
 * Returns all sitemap URLs except the start host's /sitemap.xml, which is already requested: those in robots.txt, on
 * the final host and in the start folder.
 */
export function otherSitemaps(siteUrl: string, startUrl: string, robots: RobotsRules): string[] {
  const asked = urlKey(new URL("/sitemap.xml", startUrl).href);
  const own = [
    new URL("/sitemap.xml", siteUrl).href,
    new URL(`${folderOf(siteUrl)}sitemap.xml`, siteUrl).href,
  ];
  return [...robots.sitemaps, ...own].filter(
    (address) => !URL.canParse(address) || urlKey(address) !== asked,
  );
}

/** Returns "/en/" for both "/en/" and "/en/index.html". */
export function folderOf(url: string): string {
  const { pathname } = new URL(url);
  const folder = /^(.*\/)(?:(?:index|default|home)\.[a-z]{2,5})?$/i.exec(pathname)?.[1];
  return folder ?? "/";
}

export interface ReadingWays {
  strategy: Strategy;
  run: CrawlRun;
  budget: RenderBudget;
}

export function pageOptions(siteUrl: string | null, { strategy, run, budget }: ReadingWays): ReadPageOptions {
  return {
    budget,
    fetch: run.fetch,
    render: strategy.renderTimeoutMs === null ? undefined : run.render,
    renderTimeoutMs: strategy.renderTimeoutMs ?? 0,
    timeoutMs: run.limits.pageTimeoutMs,
    maxBytes: run.limits.maxBytesPerPage,
    signal: run.signal,
    siteUrl,
  };
}
