import { normalizeUrl, parseSiteUrl, siteKey } from "#shared/url.ts";
import { crawlErrorText } from "./crawl-error.ts";
import { type CrawlOutcome, crawlPages } from "./crawl-pages.ts";
import { crawlEditions } from "./editions/crawl-editions.ts";
import type { CrawlRun } from "./find-site.ts";
import { everythingAllowed, loadRobots, type RobotsRules } from "./robots.ts";
import { defaultLimits, reachabilityTimeoutMs, type Strategy, strategies } from "./strategies.ts";
import {
  CrawlError,
  type CrawlErrorCode,
  type CrawlEvent,
  type CrawlInput,
  type CrawlResult,
} from "./types.ts";
import { pause } from "./waiting.ts";

/**
 * Returns at most 15 pages, or 25 of a fast website, the start page first and the others by rank, with a skip reason for every URL that wasn't
 * kept, followed by up to 10 pages for each additional language. After a failure, timeout or abort, returns the pages
 * read so far. Throws a CrawlError with a user-facing message if there are none.
 */
export async function crawlSite(input: CrawlInput): Promise<CrawlResult> {
  const now = input.now ?? (() => performance.now());
  const startedAt = now();
  const startUrl = startUrlOf(input.url);
  const limits = { ...defaultLimits, ...input.limits };
  const { signal, release } = limitedSignal(input.signal, limits.totalTimeoutMs);
  const emit = orderedEvents(input.onEvent);
  emit({ type: "progress", progress: 10 });
  const run: CrawlRun = {
    fetch: input.fetch,
    render: input.render,
    limits,
    triesHttp: input.triesHttp ?? false,
    signal,
    emit,
    onPage: input.onPage,
    now,
    robotsOf: rememberRobots(input, signal),
  };
  try {
    const reachability = checkReachability(startUrl, run);
    const { outcome, strategy } = await tryStrategies(startUrl, run);
    const all = await crawlEditions(outcome, strategy, run);
    if (all.editions.length > 1) emit({ type: "editions", editions: all.editions });
    emit({ type: "progress", progress: 100 });
    const totalMs = now() - startedAt;
    return {
      startUrl: outcome.startUrl,
      ...all,
      strategy: strategy.number,
      timings: {
        reachabilityMs: reachability.ms ?? totalMs,
        discoveryMs: outcome.discoveryMs,
        fetchMs: outcome.fetchMs,
        totalMs,
      },
    };
  } finally {
    release();
  }
}

function startUrlOf(text: string): string {
  const parsed = parseSiteUrl(text);
  if ("error" in parsed) throw new CrawlError(parsed.code, parsed.error, { detail: text.slice(0, 200) });
  const url = normalizeUrl(parsed.url.href);
  if (url === null)
    throw new CrawlError("invalid-url", crawlErrorText("invalid-url"), { detail: text.slice(0, 200) });
  return url;
}

/**
 * A smaller strategy may succeed after these errors. Other errors are reported immediately, because a retry would fail
 * the same way.
 */
const passing = new Set<CrawlErrorCode>(["server-error", "unreachable", "rate-limited"]);
const pauseBetweenMs = 500;

async function tryStrategies(
  startUrl: string,
  run: CrawlRun,
): Promise<{ outcome: CrawlOutcome; strategy: Strategy }> {
  let lastError: unknown;
  for (const strategy of strategies) {
    if (strategy.number > 1) await pause(pauseBetweenMs, run.signal);
    try {
      return { outcome: await crawlPages(startUrl, strategy, run), strategy };
    } catch (error) {
      lastError = error;
      if (!(error instanceof CrawlError) || !passing.has(error.code)) break;
    }
  }
  throw lastError;
}

/**
 * Measures the response time in the background. The crawl doesn't depend on the result, because a site that refuses
 * HEAD may still answer GET.
 */
function checkReachability(startUrl: string, run: CrawlRun): { ms: number | null } {
  const check: { ms: number | null } = { ms: null };
  const startedAt = run.now();
  const done = () => {
    check.ms = run.now() - startedAt;
  };
  run
    .fetch(startUrl, { method: "HEAD", timeoutMs: reachabilityTimeoutMs, signal: run.signal })
    .then(done, done);
  return check;
}

function rememberRobots(input: CrawlInput, signal: AbortSignal): (url: string) => Promise<RobotsRules> {
  const known = new Map<string, Promise<RobotsRules>>();
  return (url) => {
    const host = `${new URL(url).protocol}//${new URL(url).host}`;
    let robots = known.get(host);
    if (!robots) {
      robots =
        siteKey(url) === ""
          ? Promise.resolve(everythingAllowed)
          : loadRobots(url, { fetch: input.fetch, signal });
      known.set(host, robots);
    }
    return robots;
  };
}

function limitedSignal(outer: AbortSignal | undefined, totalTimeoutMs: number) {
  const controller = new AbortController();
  const cancel = () => controller.abort(outer?.reason);
  if (outer?.aborted) cancel();
  else outer?.addEventListener("abort", cancel, { once: true });
  const timer = setTimeout(
    () => controller.abort(new DOMException("The crawl took too long", "TimeoutError")),
    totalTimeoutMs,
  );
  const release = () => {
    clearTimeout(timer);
    outer?.removeEventListener("abort", cancel);
    // Cancels requests that are still in flight, such as the reachability check or a slow sitemap.
    controller.abort(new DOMException("The crawl has finished", "AbortError"));
  };
  return { signal: controller.signal, release };
}

/** Emits each progress value once, even if a second strategy reaches the same points again. */
function orderedEvents(onEvent: CrawlInput["onEvent"]): (event: CrawlEvent) => void {
  const sent = new Set<number>();
  return (event) => {
    if (event.type === "progress") {
      if (sent.has(event.progress)) return;
      sent.add(event.progress);
    }
    onEvent?.(event);
  };
}
