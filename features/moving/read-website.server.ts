/** Reads any help center page by page. Each few pages are stored with the place where reading continues after a kill. */
import { createHash } from "node:crypto";
import { and, count, eq } from "drizzle-orm";
import { centerImports, type ImportCursor, importItems } from "#db/schema/center-imports.ts";
import { decodePage } from "#engines/crawler/decode-page.ts";
import { loadRobots, type RobotsRules } from "#engines/crawler/robots.ts";
import { loadSitemaps } from "#engines/crawler/sitemap.ts";
import { maxArticles } from "#engines/moving/source-center.ts";
import { addressIn, scopeAt, type WebScope } from "#engines/moving/web-address.ts";
import type { WebPage } from "#engines/moving/web-page.ts";
import { firstLinks, type LinkGroup } from "#engines/moving/web-page-links.ts";
import type { Db } from "#platform/db/open-database.ts";
import { ThreadLimitError } from "#platform/threads/open-thread.ts";
import { EgressError, type RenderPage } from "#shared/egress.ts";
import { arrangeWebsite, type CrawlCursor } from "./arrange-website.server.ts";
import { movingTexts as texts } from "./moving-texts.ts";
import type { PageReader } from "./page-reader.server.ts";
import type { ImportRow } from "./read-source.server.ts";
import { rememberRobots } from "./remember-robots.ts";
import {
  createSourceRequests,
  newWaitBudget,
  SourceError,
  type SourceRequestDeps,
} from "./source-requests.server.ts";
import { crumbKey, type FoundPage, storePages } from "./store-pages.server.ts";

interface Reading extends SourceRequestDeps {
  db: Db;
  pages: PageReader;
  /** Shows pages that need JavaScript. Null if no browser is available. */
  render: RenderPage | null;
  /** The main language here. Null if it follows from the source. */
  language: string | null;
}

const pageBytes = 3_000_000;
const pageTimeoutMs = 20_000;
const sitemapTimeoutMs = 10_000;
/** A browser needs seconds for each page. */
const maxRendered = 500;
const atOnce = 4;
const batchSize = 20;
const maxPages = 10_000;
const failureTries = 3;
/** After this many in a row, the server is down. */
const maxFailures = 8;
const maxUnread = 50;
/** Each may take the thread's whole time limit twice. */
const maxComplexPages = 20;
/** Addresses on all lists, because the cursor has them and is stored with each batch. */
const maxListed = 50_000;

/** Returns the main language. */
export async function readWebsite(
  { db, pages: reader, render, language, ...deps }: Reading,
  row: ImportRow,
): Promise<string> {
  const { signal } = deps;
  const waits = newWaitBudget();
  let complexPages = 0;
  let rendered = 0;
  let unrendered = 0;
  const send = createSourceRequests({ ...deps, failureTries });
  const { host } = new URL(row.origin);
  const robotsOf = rememberRobots((origin) => loadRobots(origin, deps));
  const cursor = row.cursor ?? (await begin());
  if (hasCrawl(cursor)) await readOn(cursor, await robotsOf(cursor.crawl.scope.origin));
  const [found] = await db
    .select({ n: count() })
    .from(importItems)
    .where(and(eq(importItems.importId, row.id), eq(importItems.locale, "")));
  if (!found || found.n === 0)
    throw new SourceError(unrendered > 0 ? texts.needsScript(row.label) : texts.noArticles(row.label));
  if (found.n > maxArticles) throw new SourceError(texts.tooMany(maxArticles));
  return cursor.main;

  async function begin(): Promise<CrawlCursor> {
    const { isAllowed } = await robotsOf(new URL(row.origin).origin);
    if (!isAllowed(row.origin)) throw new SourceError(texts.notAllowed(host));
    const { url, html } = (await open(row.origin)) ?? {};
    if (url === undefined || html === undefined) throw new SourceError(texts.noPublicPages(row.label));
    const { origin } = new URL(url);
    const robots = await robotsOf(origin);
    if (!robots.isAllowed(url)) throw new SourceError(texts.notAllowed(new URL(url).host));
    const wide: WebScope = { origin, folders: [""], homes: [], languages: [], main: "" };
    const { page: home } = await shown({ html, url, scope: wide }, robots).catch((error: unknown) => {
      throw error instanceof ThreadLimitError ? tooComplex(url, error) : error;
    });
    const scope = scopeAt(
      { typed: row.origin, url },
      { language: home?.language ?? null, alternates: home?.alternates ?? [], wanted: language },
    );
    const { main } = scope;
    const listed = await loadSitemaps([...robots.sitemaps, new URL("/sitemap.xml", origin).href], {
      fetch: deps.fetch,
      signal,
      timeoutMs: sitemapTimeoutMs,
    });
    const first: CrawlCursor = {
      ...{ main, requests: [], collections: [] },
      crawl: { scope, seen: [], lists: [], crumbs: {}, unread: [] },
    };
    // Links of pages come first, because sitemaps also list pages that nothing leads to.
    const inScope = (each: string) => addressIn(scope, each) ?? [];
    const next = withRequests(first, [...scope.homes, ...listed.pages.flatMap(inScope)], robots);
    await db.update(centerImports).set({ cursor: next }).where(eq(centerImports.id, row.id));
    return next;
  }

  async function readOn(start: CrawlCursor, robots: RobotsRules): Promise<void> {
    let now = start;
    let failures = 0;
    while (now.requests.length > 0) {
      const asked = now.requests.slice(0, batchSize).map(({ url }) => url);
      const pages: FoundPage[] = [];
      const step = robots.crawlDelayMs > 0 ? 1 : atOnce;
      for (let at = 0; at < asked.length; at += step) {
        signal.throwIfAborted();
        const { scope } = now.crawl;
        pages.push(
          ...(await Promise.all(asked.slice(at, at + step).map((each) => read(each, { scope, robots })))),
        );
        if (robots.crawlDelayMs > 0) await deps.wait(robots.crawlDelayMs, signal);
      }
      for (const { hasFailed } of pages) failures = hasFailed ? failures + 1 : 0;
      if (failures >= maxFailures) throw new SourceError(texts.unreachable(host));
      const next = following(now, pages, robots);
      if (next.crawl.seen.length > maxPages) throw new SourceError(texts.tooManyPages(row.label));
      await db.transaction((tx) => storePages(tx, row, { pages, cursor: next }));
      now = next;
    }
    await db.transaction((tx) => arrangeWebsite(tx, row, now));
  }

  async function read(
    asked: string,
    { scope, robots }: { scope: WebScope; robots: RobotsRules },
  ): Promise<FoundPage> {
    try {
      const opened = await open(new URL(asked, scope.origin).href);
      if (!opened) return { asked, page: null, hasFailed: false };
      const { url, html, isCut } = opened;
      const { page, isShell } = await shown({ html, url, scope }, robots);
      if (isShell) return { asked, page, hasFailed: false, isUnshown: true };
      if (isCut) page?.article?.notes.push({ kind: "shortened", text: url.slice(0, 200) });
      return { asked, page, hasFailed: false };
    } catch (error) {
      if (error instanceof ThreadLimitError && ++complexPages <= maxComplexPages)
        return { asked, page: null, hasFailed: false, isTooComplex: true };
      if (error instanceof ThreadLimitError) throw tooComplex(asked, error);
      // One page that fails doesn't end the import.
      if (!(error instanceof SourceError) || waits.leftMs < 0) throw error;
      return { asked, page: null, hasFailed: true };
    }
  }

  /** As a browser shows it if scripts write it. `isShell` if no browser could show it. */
  async function shown(
    input: { html: string; url: string; scope: WebScope },
    robots: RobotsRules,
  ): Promise<{ page: WebPage | null; isShell: boolean }> {
    // Redirects may lead to what may not be read.
    if (!robots.isAllowed(input.url)) return { page: null, isShell: false };
    const page = await reader.read(input);
    if (!page?.needsScript) return { page, isShell: false };
    rendered += 1;
    if (!render || rendered > maxRendered) {
      unrendered += 1;
      return { page, isShell: true };
    }
    try {
      const { url, html } = await render(input.url, { timeoutMs: pageTimeoutMs, signal });
      return {
        page: robots.isAllowed(url) ? await reader.read({ ...input, url, html }) : null,
        isShell: false,
      };
    } catch (error) {
      if (signal.aborted || !(error instanceof EgressError)) throw error;
      unrendered += 1;
      return { page, isShell: true };
    }
  }

  async function open(url: string): Promise<{ url: string; html: string; isCut: boolean } | null> {
    const response = await send(
      url,
      { headers: { accept: "text/html" }, maxBytes: pageBytes, timeoutMs: pageTimeoutMs },
      waits,
    );
    if (response.status !== 200) return null;
    const html = decodePage(response.body, response.headers["content-type"]);
    return html === null ? null : { url: response.url, html, isCut: response.truncated };
  }
}

function tooComplex(address: string, cause: Error): SourceError {
  return new SourceError(texts.pageTooComplex(address.slice(0, 100)), { cause });
}

function hasCrawl(cursor: ImportCursor): cursor is CrawlCursor {
  return cursor.crawl !== undefined;
}

const hashOf = (address: string) => createHash("sha256").update(address).digest("base64url").slice(0, 10);

/** Adds addresses that weren't found before. */
function withRequests(cursor: CrawlCursor, addresses: readonly string[], robots: RobotsRules): CrawlCursor {
  const seen = new Set(cursor.crawl.seen);
  const requests = [...cursor.requests];
  for (const address of addresses) {
    const hash = hashOf(address);
    if (seen.has(hash) || !robots.isAllowed(new URL(address, cursor.crawl.scope.origin).href)) continue;
    seen.add(hash);
    requests.push({ url: address, locale: "" });
  }
  return { ...cursor, requests, crawl: { ...cursor.crawl, seen: [...seen] } };
}

const linksOf = (groups: readonly LinkGroup[]) => groups.reduce((sum, { urls }) => sum + urls.length, 0);

/** What is known after these pages. */
function following(cursor: CrawlCursor, pages: readonly FoundPage[], robots: RobotsRules): CrawlCursor {
  const { scope } = cursor.crawl;
  const crumbs = { ...cursor.crawl.crumbs };
  const lists = [...cursor.crawl.lists];
  let listedLeft = maxListed - lists.reduce((sum, { groups }) => sum + linksOf(groups), 0);
  const found = pages.flatMap(({ page }) => page ?? []);
  for (const { crumbs: own, address, title, article, groups } of found) {
    for (const [index, { name, address: to }] of own.entries())
      crumbs[crumbKey({ name, address: to })] ??= { name, address: to, around: own[index - 1]?.name ?? null };
    if (article !== null) continue;
    const kept = firstLinks(groups, listedLeft);
    listedLeft -= linksOf(kept);
    if (kept.length > 0) lists.push({ address, title, isHome: scope.homes.includes(address), groups: kept });
  }
  const unread = pages.flatMap(({ asked, hasFailed, isTooComplex, isUnshown }) =>
    hasFailed || isTooComplex || isUnshown ? asked : [],
  );
  const next: CrawlCursor = {
    ...cursor,
    requests: cursor.requests.slice(pages.length),
    crawl: {
      ...cursor.crawl,
      crumbs,
      lists,
      unread: [...cursor.crawl.unread, ...unread].slice(0, maxUnread),
    },
  };
  const addresses = found.flatMap(({ links, alternates }) => [
    ...links,
    ...alternates.flatMap(({ url }) => addressIn(scope, url) ?? []),
  ]);
  return withRequests(next, addresses, robots);
}
