/** Reads one URL in the requested formats and respects robots.txt. */
import { crawlErrorOfSkip } from "#engines/crawler/crawl-error.ts";
import {
  newRenderBudget,
  type PageReading,
  type RenderBudget,
  readPage,
} from "#engines/crawler/read-page.ts";
import { loadRobots, type RobotsRules } from "#engines/crawler/robots.ts";
import type { CrawlError } from "#engines/crawler/types.ts";
import type { ScreenshotOptions } from "#platform/browser/browser-renderer.ts";
import type { EgressFetch, RenderPage } from "#shared/egress.ts";
import { urlKey } from "#shared/url.ts";
import { findFacts } from "../extract/find-facts.ts";
import { maxBytesPerPage, serviceTexts } from "../limits.ts";
import type { ScrapeOptions } from "../requests.ts";
import { makeDocument } from "./make-document.ts";
import type { ReadPage } from "./service-thread-tasks.ts";

export interface PageTools {
  fetch: EgressFetch;
  render: RenderPage | undefined;
  /** A screenshot as a data: URL. Undefined if no browser is installed. */
  screenshot: ((url: string, options: ScreenshotOptions) => Promise<string>) | undefined;
}

export interface OneReading {
  url: string;
  options: ScrapeOptions;
  signal: AbortSignal;
  /** Pages of other sites are skipped. If null, any site is accepted. */
  siteUrl: string | null;
  robotsOf: (url: string) => Promise<RobotsRules>;
  budget?: RenderBudget;
}

export type OneRead =
  | { page: Extract<ReadPage, { status: "kept" }>; links: LinkTo[]; mainHash: string }
  | {
      page: Extract<ReadPage, { status: "failed" | "blocked" }>;
      links: LinkTo[];
      error: CrawlError;
      reason: string;
    };

export interface LinkTo {
  url: string;
  text: string;
  area: "nav" | "footer" | "body" | "sitemap";
}

const maxRenderMs = 17_000;
const maxPageMs = 30_000;
const maxRetryWaitMs = 3_000;

/** Never rejects because of the website; the result says what failed. */
export async function readOne(tools: PageTools, reading: OneReading): Promise<OneRead> {
  const { url, options, signal } = reading;
  const robots = await reading.robotsOf(url);
  if (!robots.isAllowed(url)) {
    const error = crawlErrorOfSkip({ reason: "disallowed-by-robots", detail: null });
    return {
      page: { status: "blocked", url, urlKey: urlKey(url), error: error.message },
      links: [],
      error,
      reason: "disallowed-by-robots",
    };
  }
  const read = await readTwice(tools, reading);
  if (read.kind === "skip") {
    const error = crawlErrorOfSkip(read, { pages: [{ url: read.url, chars: read.chars }] });
    return {
      page: { status: "failed", url: read.url, urlKey: urlKey(url), error: error.message },
      links: read.links,
      error,
      reason: read.reason,
    };
  }
  const links = read.links.map((link) => link.url);
  const { document, text } = makeDocument(read.page, { links, options });
  const warnings: string[] = [];
  await addPicture();
  addFacts();
  const { title, description } = read.page.metadata;
  return {
    links: read.links,
    mainHash: read.mainHash,
    page: {
      status: "kept",
      url: read.page.url,
      urlKey: urlKey(read.page.url),
      title,
      description,
      document,
      text,
      links: [...new Set(links)].slice(0, 1_000),
      warning: warnings.length > 0 ? warnings.join(" ") : null,
    },
  };

  async function addPicture(): Promise<void> {
    const isFullPage = options.formats.includes("screenshot@fullPage");
    if (!isFullPage && !options.formats.includes("screenshot")) return;
    if (!tools.screenshot) {
      warnings.push(serviceTexts.noBrowser);
      return;
    }
    try {
      const { waitFor: waitForMs, timeout: timeoutMs } = options;
      document.screenshot = await tools.screenshot(url, { isFullPage, waitForMs, timeoutMs, signal });
    } catch {
      warnings.push("The browser could not take a screenshot of this page.");
    }
  }

  function addFacts(): void {
    for (const format of ["json", "extract"] as const) {
      if (!options.formats.includes(format) || read.kind !== "page") continue;
      const wanted = (format === "json" ? options.jsonOptions : options.extract) ?? {};
      const facts = findFacts([{ url: read.page.url, html: read.page.html }], wanted);
      document[format] = facts.data;
      if (facts.missing.length > 0)
        warnings.push(`${serviceTexts.noModel} Not found: ${facts.missing.join(", ")}.`);
    }
  }
}

/** Reads a page, and retries once if the website asks for a short delay (Retry-After). */
async function readTwice(tools: PageTools, reading: OneReading): Promise<PageReading> {
  const { options, signal, siteUrl } = reading;
  const budget = reading.budget ?? newRenderBudget();
  const read = () =>
    readPage(reading.url, {
      fetch: withHeaders(tools.fetch, headersOf(options)),
      render: tools.render,
      renderTimeoutMs: Math.min(options.timeout, maxRenderMs),
      timeoutMs: Math.min(options.timeout, maxPageMs),
      maxBytes: maxBytesPerPage,
      signal,
      siteUrl,
      budget,
    });
  const first = await read();
  const waitMs =
    first.kind === "skip" && first.reason === "rate-limited" ? (first.retryAfterMs ?? 1_000) : null;
  if (waitMs === null || waitMs > maxRetryWaitMs || signal.aborted) return first;
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  return read();
}

function headersOf({ headers, location }: ScrapeOptions): Record<string, string> {
  const languages = location?.languages?.join(", ");
  return { ...(languages ? { "accept-language": languages } : {}), ...headers };
}

function withHeaders(fetch: EgressFetch, headers: Record<string, string>): EgressFetch {
  if (Object.keys(headers).length === 0) return fetch;
  return (url, request) => fetch(url, { ...request, headers: { ...request?.headers, ...headers } });
}

/** Fetches robots.txt once per host. */
export function rememberRobots(
  fetch: EgressFetch,
  signal: AbortSignal,
): (url: string) => Promise<RobotsRules> {
  const known = new Map<string, Promise<RobotsRules>>();
  return (url) => {
    const { origin } = new URL(url);
    const robots = known.get(origin) ?? loadRobots(url, { fetch, signal });
    known.set(origin, robots);
    return robots;
  };
}
