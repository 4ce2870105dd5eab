/**
 * Reads a website through a Firecrawl v1 server instead of the built-in crawler, with the same results and errors. Its
 * responses are untrusted: our own reader parses the documents again, and URLs must belong to the website. Further
 * result pages are only requested from the configured server, because requests carry the API key and a response could
 * name another host.
 */
import type FirecrawlApp from "firecrawl-js-1";
import { isMeaningful } from "#engines/crawler/content-thresholds.ts";
import { crawlErrorText } from "#engines/crawler/crawl-error.ts";
import { defaultLimits } from "#engines/crawler/strategies.ts";
import {
  CrawlError,
  type CrawledPage,
  type CrawlInput,
  type CrawlResult,
  type SkippedUrl,
} from "#engines/crawler/types.ts";
import { pause, untilAborted } from "#engines/crawler/waiting.ts";
import type { CrawlProviderConfig } from "#platform/config.ts";
import { type EgressRules, hostOf } from "#platform/egress/egress-rules.ts";
import { EgressError } from "#shared/egress.ts";
import { isSameSite, normalizeUrl, parseSiteUrl, urlKey } from "#shared/url.ts";
import { isFinal, providerError, providerTexts } from "./crawl-provider-errors.ts";
import {
  type ProviderDocument,
  providerDocument,
  readProviderDocument,
  statusAnswer,
} from "./provider-document.ts";

interface ProviderStrategy {
  number: 1 | 2 | 3;
  limit: number;
  waitFor: number;
  formats: ("markdown" | "rawHtml")[];
  includePaths?: string[];
}

/** Paths that the specification lists, and paths of other pages that usually contain answers. */
const includePaths = [
  ..."/about /contact /brand /style-guide /press /company".split(" "),
  ..."/faq /help /support /pricing /prices /services /products /shipping /delivery /returns /terms".split(
    " ",
  ),
];
const strategies: ProviderStrategy[] = [
  { number: 1, limit: 15, waitFor: 2_000, formats: ["markdown", "rawHtml"], includePaths },
  { number: 2, limit: 10, waitFor: 1_000, formats: ["markdown", "rawHtml"] },
  { number: 3, limit: 5, waitFor: 0, formats: ["rawHtml"] },
];

/** The specification requires at least this interval. */
const pollEveryMs = 2_000;
const scrapeTimeoutMs = 30_000;
const goingOn = new Set(["active", "paused", "pending", "queued", "waiting", "scraping"]);

export interface ProviderOptions {
  provider: CrawlProviderConfig;
  /** Same egress rules as for the built-in crawler. */
  rules: EgressRules;
}

/** Has the same contract as `crawlSite`. */
export function createProviderCrawl({ provider, rules }: ProviderOptions) {
  return async function crawlByProvider(input: CrawlInput): Promise<CrawlResult> {
    const now = input.now ?? (() => performance.now());
    const startedAt = now();
    const startUrl = await allowedUrl(input.url, rules);
    const limits = { ...defaultLimits, ...input.limits };
    const deadline = AbortSignal.timeout(limits.totalTimeoutMs);
    const signal = input.signal ? AbortSignal.any([input.signal, deadline]) : deadline;
    const pages = createPages(startUrl, limits.maxPages, input);
    input.onEvent?.({ type: "progress", progress: 10 });
    const client = await openClient(provider);
    const ask = <Answer>(call: Promise<Answer>) => askProvider(call, { provider, signal });
    let lastError: CrawlError | null = null;

    input.onEvent?.({ type: "reading", url: startUrl, isDone: false });
    try {
      const options = { formats: ["markdown" as const, "rawHtml" as const], timeout: scrapeTimeoutMs };
      const scraped = await ask(client.scrapeUrl(startUrl, options));
      pages.add(scraped, startUrl);
    } catch (error) {
      lastError = asCrawlError(error);
    }
    input.onEvent?.({ type: "reading", url: startUrl, isDone: true });
    input.onEvent?.({ type: "progress", progress: 30 });

    let used: 1 | 2 | 3 = 1;
    for (const strategy of limits.maxPages > 1 ? strategies : []) {
      if (signal.aborted || (lastError && isFinal(lastError))) break;
      used = strategy.number;
      const before = pages.kept.length;
      try {
        await crawl(strategy);
      } catch (error) {
        lastError = asCrawlError(error);
      }
      if (pages.kept.length > before) break;
    }
    if (pages.kept.length === 0) throw nothing();
    input.onEvent?.({ type: "progress", progress: 100 });
    const totalMs = now() - startedAt;
    return {
      startUrl: pages.kept[0]?.url ?? startUrl,
      pages: pages.kept,
      skipped: pages.skipped,
      skippedTotal: pages.skipped.length,
      // Such a server doesn't say which pages are translations.
      editions: [],
      strategy: used,
      timings: { reachabilityMs: 0, discoveryMs: 0, fetchMs: totalMs, totalMs },
    };

    async function crawl({ limit, waitFor, formats, includePaths: paths }: ProviderStrategy): Promise<void> {
      const scrapeOptions = { formats, onlyMainContent: true, waitFor };
      const asked = { limit, scrapeOptions, ...(paths ? { includePaths: paths } : {}) };
      const started = await ask(client.asyncCrawlUrl(startUrl, asked));
      const id = started.success ? started.id : undefined;
      // The id becomes part of a URL, so it is validated first.
      if (typeof id !== "string" || !/^[\w-]{1,100}$/.test(id)) throw invalidStructure();
      let received = 0;
      try {
        for (;;) {
          const status = statusAnswer.safeParse(
            await ask(client.checkCrawlStatus(id, false, undefined, received)),
          );
          if (!status.success) throw invalidStructure();
          const { data } = status.data;
          for (const document of data ?? []) pages.add(document, null);
          received += data?.length ?? 0;
          if (status.data.status === "completed") {
            if (data === undefined) throw new CrawlError("no-content", providerTexts.noData);
            if (data.length === 0 || received >= status.data.total || pages.isFull()) return;
            continue;
          }
          if (!goingOn.has(status.data.status))
            throw providerError({ status: 500, message: `The crawl ended as ${status.data.status}.` });
          await pause(pollEveryMs, signal);
          if (signal.aborted) return;
        }
      } finally {
        // If this fails, the crawl ends at its own limit.
        if (signal.aborted) client.cancelCrawl(id).catch(() => undefined);
      }
    }

    function nothing(): CrawlError {
      if (input.signal?.aborted) return new CrawlError("cancelled", crawlErrorText("cancelled"));
      if (deadline.aborted) return new CrawlError("timeout", crawlErrorText("timeout"));
      return lastError ?? new CrawlError("no-content", crawlErrorText("no-content"));
    }
  };
}

function createPages(startUrl: string, maxPages: number, input: CrawlInput) {
  const kept: CrawledPage[] = [];
  const skipped: SkippedUrl[] = [];
  const known = new Set<string>();
  const hashes = new Set<string>();
  let siteUrl = startUrl;
  return {
    kept,
    skipped,
    isFull: () => kept.length >= maxPages,
    /** `asked` is the URL of a page that was requested directly. It defines which pages belong to the site. */
    add(given: unknown, asked: string | null): void {
      const parsed = providerDocument.safeParse(given);
      if (!parsed.success || kept.length >= maxPages) return;
      const url = addressOf(parsed.data) ?? asked;
      if (url === null || known.has(urlKey(url))) return;
      known.add(urlKey(url));
      if (asked === null && !isSameSite(url, siteUrl)) {
        skip({ url, reason: "other-host", detail: null });
        return;
      }
      if (asked !== null) siteUrl = url;
      const read = readProviderDocument(parsed.data, { url, asked });
      if ("reason" in read) skip(read);
      else if (!isMeaningful(read) || hashes.has(read.page.contentHash)) {
        const reason = hashes.has(read.page.contentHash) ? "duplicate-content" : "no-text";
        skip({ url, reason, detail: null });
      } else {
        hashes.add(read.page.contentHash);
        kept.push(read.page);
        input.onPage?.(read.page, kept.length - 1);
        const { title } = read.page.metadata;
        input.onEvent?.({ type: "page", url, title, words: read.page.words, pages: kept.length });
      }
    },
  };

  function skip(page: SkippedUrl): void {
    if (skipped.length < 500) skipped.push(page);
    input.onEvent?.({ type: "skip", url: page.url, reason: page.reason });
  }
}

function addressOf({ metadata }: ProviderDocument): string | null {
  const address = metadata?.url ?? metadata?.sourceURL;
  return address === undefined ? null : normalizeUrl(address);
}

/** The address must be public, as for the built-in crawler, and errors have the same text. */
async function allowedUrl(text: string, rules: EgressRules): Promise<string> {
  const parsed = parseSiteUrl(text);
  if ("error" in parsed) throw new CrawlError(parsed.code, parsed.error);
  try {
    await rules.checkHost(hostOf(rules.checkUrl(parsed.url.href)));
  } catch (cause) {
    if (!(cause instanceof EgressError)) throw cause;
    throw new CrawlError("no-such-host", crawlErrorText("no-such-host"), { detail: cause.code, cause });
  }
  return normalizeUrl(parsed.url.href) ?? parsed.url.href;
}

/** Loaded lazily, because the client brings its own HTTP client. */
async function openClient({ apiUrl, apiKey }: CrawlProviderConfig): Promise<FirecrawlApp> {
  const { default: Client } = await import("firecrawl-js-1");
  return new Client({ apiUrl, apiKey });
}

interface Asking {
  provider: CrawlProviderConfig;
  signal: AbortSignal;
}

async function askProvider<Answer>(call: Promise<Answer>, { provider, signal }: Asking): Promise<Answer> {
  const stopped = Symbol("stopped");
  const answer = await untilAborted<Answer | typeof stopped>(
    call.catch((cause: unknown) => {
      throw providerError(cause, provider.apiKey);
    }),
    signal,
    () => stopped,
  );
  if (answer === stopped) throw new CrawlError("timeout", crawlErrorText("timeout"));
  return answer as Answer;
}

function asCrawlError(error: unknown): CrawlError {
  if (error instanceof CrawlError) return error;
  throw error;
}

function invalidStructure(): CrawlError {
  return new CrawlError("server-error", providerTexts.invalidStructure);
}
