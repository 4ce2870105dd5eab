/** Crawls one site with one strategy: the start page first, then the highest-ranked pages, several in parallel. */
import { isSameSite, urlKey } from "#shared/url.ts";
import { crawlErrorOfSkip, type PageSummary } from "./crawl-error.ts";
import { type EditionStart, editionCrawl } from "./editions/edition-crawl.ts";
import { foundEditions, openEditions, type SiteEditions } from "./editions/open-editions.ts";
import {
  allowedRobots,
  type CrawlRun,
  folderOf,
  otherSitemaps,
  pageOptions,
  readSitemaps,
  readStart,
} from "./find-site.ts";
import { type Candidate, createFrontier } from "./frontier.ts";
import { isNearDuplicate, type TextSketch } from "./near-duplicates.ts";
import { ownFolder } from "./own-folder.ts";
import { homeOf } from "./production-host.ts";
import { isHelpPage } from "./rank-links.ts";
import type { PageDocument, PageLink } from "./read-document.ts";
import { newRenderBudget, type PageReading, readPage } from "./read-page.ts";
import { createSkipLedger } from "./skip-ledger.ts";
import type { Strategy } from "./strategies.ts";
import type { CrawledPage, SkippedUrl, SkipReason } from "./types.ts";
import { usualAddresses } from "./usual-addresses.ts";
import { abortReason, pause } from "./waiting.ts";

export interface CrawlOutcome {
  startUrl: string;
  /** Primary language tag of the start page. Null if unknown. */
  language: string | null;
  /** Null if the site has only one language, or if this crawl read an additional edition. */
  editions: SiteEditions | null;
  /** URLs of the site's sitemaps. */
  sitemap: string[];
  pages: CrawledPage[];
  skipped: SkippedUrl[];
  skippedTotal: number;
  discoveryMs: number;
  fetchMs: number;
}

type SkipReading = Extract<PageReading, { kind: "skip" }>;

/** Maximum number of requests per wanted page, so that a crawl of a site full of dead links ends. */
const attemptsPerPage = 4;
/** After this many consecutive failures, the site counts as down. */
const maxFailuresInRow = 5;
/** Maximum number of pages in progress per concurrent request, including pages in a browser. Limits memory use. */
const maxActivePerRequest = 2;
const maxRateLimits = 3;
/** Until the linked pages are read, only one is tried at a time. */
const guessesInFlight = 4;
/** More pages than usual are started within this time. */
const fastCrawlMs = 3000;
/** Such pages must be linked from other pages. Posts and archives score less. */
const minExtraScore = 40;
const maxRetryWaitMs = 3000;

/** Throws a CrawlError if no page could be read. Without `own`, crawls the site's main language. */
export async function crawlPages(
  startUrl: string,
  strategy: Strategy,
  run: CrawlRun,
  own: EditionStart | null = null,
): Promise<CrawlOutcome> {
  const startedAt = run.now();
  const ledger = createSkipLedger(run.emit);
  const firstSitemap = readSitemaps([new URL("/sitemap.xml", startUrl).href], strategy, run);
  const ways = { strategy, run, budget: newRenderBudget() };
  const otherPages = firstSitemap.then(({ pages }) => pages);
  const first = own?.start ?? (await readStart(startUrl, { ...ways, otherPages }));
  const siteUrl = first.url;
  const robots = await allowedRobots(siteUrl, run);
  run.emit({ type: "progress", progress: 30 });

  const maxPagesIfFast = Math.min(strategy.maxPagesIfFast, run.limits.maxPages);
  /** Pages that are being read, except guesses. */
  let reading = 0;
  const kept = new Map<number, { page: CrawledPage; mainHash: string; sketch: TextSketch }>();
  const failures: PageSummary[] = [];
  const startFolder = folderOf(siteUrl);
  const edition = editionCrawl(own);
  const sitemaps = await Promise.all([
    firstSitemap,
    readSitemaps(otherSitemaps(siteUrl, startUrl, robots), strategy, run),
  ]);
  const listed = [...(own?.sitemap ?? []), ...sitemaps.flatMap(({ pages }) => pages)];
  const home = homeOf(siteUrl, {
    declared: first.reading.kind === "page" ? first.reading.declared : [],
    known: [...first.reading.links.map(({ url }) => url), ...listed],
  });
  const atHome = (links: readonly PageLink[]) => links.map((link) => ({ ...link, url: home(link.url) }));
  const startLinks = atHome(first.reading.links);
  const frontier = createFrontier({
    siteUrl,
    folder: ownFolder(siteUrl, startFolder, startLinks),
    context: { startFolder, language: first.language },
    isAllowed: robots.isAllowed,
    ledger,
    edition,
  });
  frontier.markKnown(startUrl);
  if (first.reading.kind === "page") keep(first.reading, 0);
  else fail(first.reading);
  addLinks(first.reading.links, first.url, titleOf(first.reading));
  const sitemap = listed.map(home);
  if (!own) {
    const translations = sitemaps
      .flatMap((one) => one.translations)
      .map((one) => ({ ...one, of: home(one.of), url: home(one.url) }));
    const { language } = first;
    const site = { siteUrl, language, links: startLinks, sitemap, translations };
    edition.editions = await openEditions(site, ways);
    if (edition.editions) run.emit({ type: "editions", editions: foundEditions(edition.editions) });
  }
  frontier.add(sitemap.map((url) => ({ url, text: "", area: "sitemap" as const, isDownload: false })));
  const discoveredAt = run.now();
  const guesses = startGuesses();
  let end = await readAll();
  // The pages found by guessing may link to others.
  if (await guesses.finish()) end = await readAll();
  frontier.close(end);
  if (kept.size === 0) throw nothingFound(failures, run.signal);

  return {
    startUrl: siteUrl,
    language: first.language,
    editions: edition.editions,
    sitemap,
    pages: [...kept].sort(([a], [b]) => a - b).map(([, { page }]) => page),
    skipped: ledger.stored,
    skippedTotal: ledger.total,
    discoveryMs: discoveredAt - startedAt,
    fetchMs: run.now() - discoveredAt,
  };

  /** Returns the skip reason for the URLs that weren't read. */
  async function readAll(): Promise<SkipReason> {
    const active = new Set<Promise<void>>();
    const state = {
      loading: 0,
      inRow: 0,
      rateLimits: 0,
      attempts: 0,
      nextStartAt: 0,
      stop: null as SkipReason | null,
      wake: () => {},
    };
    const maxPages = Math.min(strategy.maxPages, run.limits.maxPages);
    const isExtra = () => kept.size + active.size >= maxPages;
    const isFull = () =>
      isExtra() && (kept.size + active.size >= maxPagesIfFast || run.now() - startedAt > fastCrawlMs);
    // Doesn't start all pages immediately, because the first few often link to better ones.
    const atOnce = Math.min(run.limits.concurrency, Math.ceil(maxPages / 2));
    const mayStart = () =>
      state.stop === null &&
      !run.signal.aborted &&
      state.loading < (state.rateLimits > 0 ? 1 : atOnce) &&
      active.size < maxActivePerRequest * atOnce &&
      !isFull() &&
      state.attempts < maxPages * attemptsPerPage;
    for (;;) {
      while (mayStart()) {
        const candidate = frontier.take(isExtra() ? minExtraScore : undefined);
        if (candidate === null) break;
        state.attempts += 1;
        const task = readCandidate(candidate).finally(() => {
          active.delete(task);
          reading = active.size;
        });
        active.add(task);
        reading = active.size;
      }
      if (active.size === 0) break;
      const woken = new Promise<void>((resolve) => {
        state.wake = resolve;
      });
      await Promise.race([...active, woken]);
    }
    if (run.signal.aborted) return abortReason(run.signal);
    return state.stop ?? "limit-reached";

    async function readCandidate(candidate: Candidate): Promise<void> {
      let isLoading = true;
      state.loading += 1;
      const loaded = () => {
        if (isLoading) state.loading -= 1;
        isLoading = false;
        state.wake();
      };
      try {
        await readCandidateNow(candidate, loaded);
      } finally {
        loaded();
      }
    }

    async function readCandidateNow(candidate: Candidate, loaded: () => void): Promise<void> {
      const options = {
        ...pageOptions(siteUrl, ways),
        onDocument: ({ links, title }: PageDocument, at: string) => {
          frontier.markKnown(at);
          addLinks(links, candidate.url, title);
          loaded();
        },
      };
      await waitForTurn();
      run.emit({ type: "reading", url: candidate.url, isDone: false });
      let reading = await readPage(candidate.url, options);
      if (reading.kind === "skip" && reading.reason === "rate-limited" && state.rateLimits < maxRateLimits) {
        state.rateLimits += 1;
        state.nextStartAt = run.now() + Math.min(reading.retryAfterMs ?? 1000, maxRetryWaitMs);
        await waitForTurn();
        reading = await readPage(candidate.url, options);
      }
      run.emit({ type: "reading", url: candidate.url, isDone: true });
      addLinks(reading.links, candidate.url, titleOf(reading));
      if (reading.kind === "page") {
        state.inRow = 0;
        keep(reading, candidate.order);
        return;
      }
      fail(reading);
      const isGone = ["unreachable", "timeout", "server-error"].includes(reading.reason);
      state.inRow = isGone ? state.inRow + 1 : 0;
      if (state.inRow >= maxFailuresInRow) state.stop ??= "unreachable";
      if (reading.reason === "rate-limited") state.stop ??= "rate-limited";
    }

    /** Respects the site's crawl delay and its Retry-After. */
    async function waitForTurn(): Promise<void> {
      const startAt = Math.max(state.nextStartAt, run.now());
      state.nextStartAt = startAt + robots.crawlDelayMs;
      await pause(startAt - run.now(), run.signal);
    }
  }

  /**
   * Tries the usual addresses of pages that nothing links to, beside the other pages. Those that don't exist aren't
   * mentioned, because the site doesn't name them. `finish` tries the rest, unless there are enough pages, and
   * returns whether any was kept.
   */
  function startGuesses(): { finish(): Promise<boolean> } {
    // A site that asks for pauses shouldn't get requests for pages that may not exist.
    const isAllowed = own === null && robots.crawlDelayMs === 0 && run.limits.maxPages >= strategy.maxPages;
    const { language } = first;
    const left = isAllowed
      ? frontier.guess(usualAddresses({ siteUrl, startFolder, language, links: startLinks }))
      : [];
    let isFinding = false;
    const enough = new AbortController();
    const signal = AbortSignal.any([run.signal, enough.signal]);
    const options = { ...pageOptions(siteUrl, ways), render: undefined, signal };
    const tryNext = async (): Promise<void> => {
      for (let guess = left.shift(); guess; guess = left.shift()) {
        const found = await readPage(guess.url, options);
        if (found.kind === "skip" && found.reason !== "not-found") left.length = 0;
        if (found.kind === "skip" || kept.size + reading >= maxPagesIfFast) continue;
        addLinks(found.links, guess.url, titleOf(found));
        isFinding = keep(found, guess.order, true) || isFinding;
      }
    };
    const beside = tryNext();
    return {
      async finish() {
        if (kept.size >= strategy.maxPages) enough.abort();
        await Promise.all([beside, ...Array.from({ length: guessesInFlight - 1 }, tryNext)]);
        return isFinding;
      },
    };
  }

  /** Returns whether the page was kept. */
  function keep(reading: Extract<PageReading, { kind: "page" }>, order: number, isGuess = false): boolean {
    const { mainHash, sketch, canonical, links } = reading;
    const page = edition.mark(reading.page, links);
    const place = edition.placeOfPage(page);
    if (place === "elsewhere" || (isGuess && place === "unread")) return false;
    const isStart = order === 0;
    const twin = [...kept.values()].find(
      (other) =>
        other.mainHash === mainHash ||
        isNearDuplicate(other.sketch, sketch) ||
        urlKey(other.page.url) === urlKey(page.url) ||
        (canonical !== null &&
          isVariant(page.url, canonical) &&
          urlKey(other.page.url) === urlKey(canonical)),
    );
    if (run.signal.aborted && !isStart) {
      ledger.addFailure({ url: page.url, reason: abortReason(run.signal), detail: null });
    } else if (place === "unread") {
      ledger.addFailure({ url: page.url, reason: "other-language", detail: page.metadata.language });
    } else if (twin) {
      if (isGuess) return false;
      ledger.addFailure({ url: page.metadata.sourceURL, reason: "duplicate-content", detail: twin.page.url });
    } else {
      frontier.markKnown(page.url);
      kept.set(order, { page, mainHash, sketch });
      run.onPage?.(page, order);
      run.emit({
        type: "page",
        url: page.url,
        title: page.metadata.title,
        words: page.words,
        pages: kept.size,
      });
      return true;
    }
    return false;
  }

  function addLinks(given: readonly PageLink[], url: string, title: string | null): void {
    const links = atHome(given);
    edition.declare(links);
    frontier.add(links, { fromHelpPage: isHelpPage(url, title) });
  }

  function fail({ url, reason, detail, chars }: SkipReading): void {
    failures.push({ url, chars, reason });
    ledger.addFailure({ url, reason, detail });
  }
}

function titleOf(reading: PageReading): string | null {
  return reading.kind === "page" ? reading.page.metadata.title : null;
}

/**
 * True for URLs with the same path and different parameters. Other canonical URLs aren't trusted, because many sites
 * declare wrong ones.
 */
function isVariant(url: string, canonical: string): boolean {
  return isSameSite(url, canonical) && new URL(url).pathname === new URL(canonical).pathname;
}

function nothingFound(failures: PageSummary[], signal: AbortSignal) {
  if (signal.aborted) return crawlErrorOfSkip({ reason: abortReason(signal), detail: null });
  const needsBrowser = failures.some((failure) => failure.reason === "needs-browser");
  return crawlErrorOfSkip(
    { reason: needsBrowser ? "needs-browser" : "no-text", detail: `${failures.length} pages without text` },
    { pages: failures },
  );
}
