/** Follows a website's links and sitemaps within the request's limits, the most useful pages first. */

import { isFileAddress, rankLink } from "#engines/crawler/rank-links.ts";
import { newRenderBudget } from "#engines/crawler/read-page.ts";
import type { RobotsRules } from "#engines/crawler/robots.ts";
import { loadSitemaps } from "#engines/crawler/sitemap.ts";
import { pause } from "#engines/crawler/waiting.ts";
import { urlKey } from "#shared/url.ts";
import { createPathRules } from "../path-rules.ts";
import type { CrawlRequest } from "../requests.ts";
import { type LinkTo, type OneRead, type PageTools, readOne } from "./read-one.ts";
import type { DoneUrl, ReadingEvent } from "./service-thread-tasks.ts";

export interface LinkCrawl {
  request: CrawlRequest;
  /** Includes the pages that are already stored. */
  limit: number;
  /** URLs that an interrupted run has read. They aren't read again. */
  done: DoneUrl[];
  robotsOf: (url: string) => Promise<RobotsRules>;
  signal: AbortSignal;
  /** Resolves when the event has been handled. */
  emit: (event: ReadingEvent) => Promise<void>;
}

interface Candidate {
  url: string;
  key: string;
  depth: number;
  score: number;
  order: number;
}

const concurrency = 5;
/** Limits requests per wanted page, so that crawling a site of dead or endless links terminates. */
const attemptsPerPage = 4;
const minAttempts = 40;
const maxWaiting = 20_000;
const sitemapTimeoutMs = 4_000;
/** We expect these skips, so they aren't reported as errors. */
const silent = new Set(["not-html", "redirected-away", "duplicate-content", "cancelled"]);

/** Returns the reason if not a single page could be read. Returns null if one was, or if none was wanted. */
export async function crawlLinks(tools: PageTools, crawl: LinkCrawl): Promise<string | null> {
  const { request, limit, done, robotsOf, signal, emit } = crawl;
  const { scrapeOptions: options } = request;
  const budget = newRenderBudget();
  const known = new Set(done.map((page) => page.urlKey));
  const hashes = new Set<string>();
  const waiting: Candidate[] = [];
  let kept = done.filter(({ isKept }) => isKept).length;
  let order = 0;
  let attempts = 0;
  let told = -1;
  let nextStartAt = 0;
  let rules = createPathRules(request);
  let failure: string | null = null;

  const start = rules.plain(request.url);
  known.add(urlKey(start));
  const first = await readOne(tools, { url: start, options, signal, siteUrl: null, robotsOf, budget });
  const siteUrl = first.page.url;
  // If the start URL redirects to another site, that is the site to crawl.
  rules = createPathRules({ ...request, url: siteUrl });
  const robots = await robotsOf(siteUrl);
  if (first.page.status !== "kept" && !("mainHash" in first)) failure = first.error.message;
  const isNew = !done.some((page) => page.urlKey === first.page.urlKey);
  if (isNew && (rules.isWanted(siteUrl) || first.page.status !== "kept")) await take(first, urlKey(start));
  known.add(first.page.urlKey);
  // Keeps the hash, so that a resumed run also recognizes duplicates such as "/index.html".
  if ("mainHash" in first) hashes.add(first.mainHash);
  add(first.links, 1);
  for (const page of done)
    add(
      page.links.map((url) => ({ url, text: "", area: "body" as const })),
      1,
    );
  if (!request.ignoreSitemap && first.page.status !== "blocked") await addSitemaps();
  await readAll();
  return kept > 0 ? null : failure;

  async function readAll(): Promise<void> {
    const active = new Set<Promise<void>>();
    const maxAttempts = Math.max(minAttempts, limit * attemptsPerPage);
    for (;;) {
      while (
        active.size < concurrency &&
        kept + active.size < limit &&
        attempts < maxAttempts &&
        !signal.aborted
      ) {
        const next = waiting.shift();
        if (!next) break;
        attempts += 1;
        const task = readNext(next).finally(() => active.delete(task));
        active.add(task);
      }
      if (active.size === 0) return;
      await Promise.race(active);
    }
  }

  async function readNext({ url, key, depth }: Candidate): Promise<void> {
    const startAt = Math.max(nextStartAt, performance.now());
    nextStartAt = startAt + robots.crawlDelayMs;
    if (startAt > performance.now()) await pause(startAt - performance.now(), signal);
    const read = await readOne(tools, { url, options, signal, siteUrl, robotsOf, budget });
    if (signal.aborted) return;
    add(read.links, depth + 1);
    await take(read, key);
  }

  async function take(read: OneRead, askedKey: string): Promise<void> {
    if (signal.aborted) return;
    if (!("mainHash" in read)) {
      if (!silent.has(read.reason)) await emit({ type: "page", page: read.page });
      return;
    }
    const { page, mainHash } = read;
    // Another URL also redirected here.
    const isKnown = page.urlKey !== askedKey && known.has(page.urlKey);
    known.add(page.urlKey);
    const isSame = request.deduplicateSimilarURLs && hashes.has(mainHash);
    hashes.add(mainHash);
    if (isKnown || isSame || kept >= limit || !rules.isWanted(page.url)) return;
    kept += 1;
    const total = Math.min(limit, kept + waiting.filter(({ url }) => rules.isWanted(url)).length);
    if (total !== told) await emit({ type: "total", total });
    told = total;
    await emit({ type: "page", page });
  }

  function add(links: LinkTo[], depth: number): void {
    if (request.maxDiscoveryDepth !== undefined && depth > request.maxDiscoveryDepth) return;
    const found: Candidate[] = [];
    for (const link of links) {
      if (waiting.length + found.length >= maxWaiting) break;
      const url = rules.plain(link.url);
      const key = urlKey(url);
      if (known.has(key) || isFileAddress(url) || !rules.isInside(url)) continue;
      known.add(key);
      const { score } = rankLink({ ...link, url }, { startFolder: "/", language: null });
      // Pages that only link to wanted pages are read last.
      const wanted = rules.isWanted(url) ? 0 : -1_000;
      found.push({ url, key, depth, score: score + wanted, order: order++ });
    }
    if (found.length === 0) return;
    waiting.push(...found);
    waiting.sort((a, b) => b.score - a.score || a.order - b.order);
  }

  async function addSitemaps(): Promise<void> {
    const addresses = [...robots.sitemaps, new URL("/sitemap.xml", siteUrl).href];
    const { pages } = await loadSitemaps([...new Set(addresses)], {
      fetch: tools.fetch,
      signal,
      timeoutMs: sitemapTimeoutMs,
    });
    add(
      pages.map((url) => ({ url, text: "", area: "sitemap" as const })),
      1,
    );
  }
}
