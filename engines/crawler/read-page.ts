/** Fetches, decodes and parses one URL, and renders it if a script fills it. No other code reads pages. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { pageLanguage } from "#engines/languages/detect/detect-language.ts";
import { EgressError, type EgressFetch, type RenderPage } from "#shared/egress.ts";
import { countWords } from "#shared/text.ts";
import { isSameSite, normalizeUrl, urlKey } from "#shared/url.ts";
import { isMeaningful } from "./content-thresholds.ts";
import { skipReasonOfError, skipReasonOfStatus } from "./crawl-error.ts";
import { decodePage } from "./decode-page.ts";
import { extractPage, type PageContent } from "./extract-page.ts";
import { sketchText, type TextSketch } from "./near-duplicates.ts";
import { lacksContent, lacksMenu, lacksQuestions, needsBrowser } from "./needs-browser.ts";
import { languageTag, type PageDocument, type PageLink, readDocument } from "./read-document.ts";
import { isMissingPage } from "./soft-errors.ts";
import type { CrawledPage, SkipReason } from "./types.ts";
import { abortReason, untilAborted } from "./waiting.ts";

export interface ReadPageOptions {
  fetch: EgressFetch;
  /** Undefined if no browser is available. */
  render: RenderPage | undefined;
  renderTimeoutMs: number;
  timeoutMs: number;
  maxBytes: number;
  signal: AbortSignal;
  /** Pages of other sites are skipped. Null for the start page, which determines the site. */
  siteUrl: string | null;
  /** Number of browser renders left, shared by the whole crawl. */
  budget: RenderBudget;
  /** For the start page: URLs of the site that are known without its menu. */
  otherPages?: Promise<string[]>;
  /**
   * Called before text extraction, so that the next request can start. `at` is the final URL. Not called for redirects
   * and non-pages.
   */
  onDocument?: (document: PageDocument, at: string) => void;
}

export interface RenderBudget {
  /** For pages with almost no text. */
  needed: number;
  /** For pages whose menu or questions are missing. */
  hoped: number;
  /** For pages with an empty place, which may be on every page and is worth less than a list of questions. */
  filled: number;
}

/** A render takes about two seconds, and a crawl keeps at most 25 pages. */
export function newRenderBudget(): RenderBudget {
  return { needed: 20, hoped: 4, filled: 4 };
}

export type PageReading =
  | {
      kind: "page";
      page: CrawledPage;
      mainHash: string;
      sketch: TextSketch;
      canonical: string | null;
      /** URLs that the page declares as its own: the canonical one and the one for share previews. */
      declared: string[];
      links: PageLink[];
    }
  | {
      kind: "skip";
      reason: SkipReason;
      detail: string | null;
      cause?: unknown;
      /** Pages without text, such as frames and splash pages, may still have links. */
      links: PageLink[];
      url: string;
      chars: number;
      /** Parsed Retry-After of a 429 or 503, otherwise null. */
      retryAfterMs: number | null;
    };

/** Maximum number of meta refreshes and script redirects to follow from one URL. */
const maxHops = 3;

/** Never rejects: an error becomes a skip with a reason. */
export async function readPage(address: string, options: ReadPageOptions): Promise<PageReading> {
  const visited = new Set<string>();
  let url = address;
  for (let hop = 0; ; hop += 1) {
    visited.add(urlKey(url));
    const aborted = () => skip(address, abortReason(options.signal));
    const reading = await untilAborted<PageReading | Hop>(
      readOnce(url, address, options),
      options.signal,
      aborted,
    );
    if (!("next" in reading)) return reading;
    const isCircle = visited.has(urlKey(reading.next));
    if (isCircle && reading.otherwise.kind === "skip") return circle(reading.next);
    if (isCircle || hop >= maxHops) return reading.otherwise;
    if (options.siteUrl !== null && !isSameSite(reading.next, options.siteUrl)) {
      return skip(reading.next, "redirected-away");
    }
    url = reading.next;
  }
}

function circle(url: string): PageReading {
  const cause = new EgressError("too-many-redirects", url, "The page redirects to itself.");
  return skip(url, "unreachable", { detail: skipReasonOfError(cause).detail, cause });
}

type Hop = { next: string; otherwise: PageReading };

async function readOnce(url: string, asked: string, options: ReadPageOptions): Promise<PageReading | Hop> {
  try {
    const answer = await options.fetch(url, {
      signal: options.signal,
      timeoutMs: options.timeoutMs,
      maxBytes: options.maxBytes,
      headers: { accept: "text/html,application/xhtml+xml;q=0.9,*/*;q=0.1" },
    });
    const finalUrl = normalizeUrl(answer.url) ?? url;
    const reason = skipReasonOfStatus(answer.status);
    if (reason !== null) {
      return skip(finalUrl, reason, {
        detail: `HTTP ${answer.status}`,
        retryAfterMs: retryAfter(answer.headers["retry-after"]),
      });
    }
    if (options.siteUrl !== null && !isSameSite(finalUrl, options.siteUrl))
      return skip(finalUrl, "redirected-away");
    const html = decodePage(answer.body, answer.headers["content-type"]);
    if (html === null) return skip(finalUrl, "not-html", { detail: answer.headers["content-type"] ?? null });
    const document = readDocument(html, finalUrl);
    if (options.onDocument && document.refresh === null && document.scriptRedirect === null) {
      options.onDocument(document, finalUrl);
      // Yields to the event loop so that other responses can start their next requests first.
      await nextTurn();
    }
    const read = await understand({ html, document }, finalUrl, answer.headers["content-language"]);
    const reading = await settle(read, { url: finalUrl, asked, status: answer.status, options });
    const next = redirectOf(read, finalUrl);
    if (next !== null) return { next, otherwise: reading };
    if (!answer.truncated) return reading;
    if (reading.kind === "skip") return { ...reading, reason: "too-large" };
    return isRunOfLetters(reading.page) ? skip(finalUrl, "too-large") : reading;
  } catch (error) {
    return skip(url, skipReasonOfError(error).reason, {
      detail: skipReasonOfError(error).detail,
      cause: error,
    });
  }
}

/** More than the longest word of any language, and more than a line in scripts without spaces. */
const maxLettersPerWord = 1_000;

/** True for an endless run of letters, which isn't text. */
function isRunOfLetters({ markdown, words }: CrawledPage): boolean {
  return markdown.length > words * maxLettersPerWord;
}

interface Understood {
  html: string;
  document: PageDocument;
  content: PageContent;
}

async function understand(
  { html, document }: Pick<Understood, "html" | "document">,
  url: string,
  contentLanguage?: string,
): Promise<Understood> {
  const content = extractPage(document, url);
  const declared = document.language ?? languageTag(contentLanguage);
  document.language = await pageLanguage(content.mainText, declared);
  return { html, document, content };
}

/** Follows a script redirect only from a page without text, because it may be a click handler. */
function redirectOf({ document, content }: Understood, url: string): string | null {
  const next = document.refresh ?? (content.visibleText.length < 100 ? document.scriptRedirect : null);
  return next !== null && urlKey(next) !== urlKey(url) ? next : null;
}

interface Place {
  url: string;
  asked: string;
  status: number;
  options: ReadPageOptions;
}

/** Decides whether the page is usable, needs a browser, or is empty. */
async function settle(read: Understood, place: Place): Promise<PageReading> {
  const need = await needOf(read, place);
  if (need === "no") return asReading(read, place, false);
  const { render, renderTimeoutMs, signal, budget } = place.options;
  const share = shares[need];
  if (render !== undefined && budget[share] > 0) {
    budget[share] -= 1;
    try {
      const shown = await render(place.url, { timeoutMs: renderTimeoutMs, signal });
      const url = normalizeUrl(shown.url) ?? place.url;
      if (place.options.siteUrl !== null && !isSameSite(url, place.options.siteUrl))
        return skip(url, "redirected-away");
      const rendered = await understand({ html: shown.html, document: readDocument(shown.html, url) }, url);
      if (showsMore(rendered, read)) {
        return asReading(rendered, { ...place, url, status: shown.status || place.status }, true);
      }
    } catch (error) {
      if (need === "yes") {
        return skip(place.url, "needs-browser", {
          ...skipReasonOfError(error),
          links: read.document.links,
          cause: error,
        });
      }
    }
  }
  if (need !== "yes") return asReading(read, place, false);
  return skip(place.url, "needs-browser", {
    links: read.document.links,
    chars: read.content.visibleText.length,
  });
}

const shares = { yes: "needed", maybe: "needed", hope: "hoped", fill: "filled" } as const;

/** A script may also remove a notice, so a page that gains links may lose up to a fifth of its text. */
function showsMore(rendered: Understood, read: Understood): boolean {
  const [after, before] = [rendered.content.visibleText.length, read.content.visibleText.length];
  const hasMoreLinks = rendered.document.links.length > read.document.links.length;
  return after >= before || (hasMoreLinks && after >= before * 0.8);
}

/** If this many other pages are known, a missing menu doesn't matter. */
const enoughPages = 3;

/** "hope" means that the page has text but its menu or its questions are missing, and "fill" that parts of its text are. */
async function needOf({ document, content }: Understood, place: Place): Promise<keyof typeof shares | "no"> {
  const need = needsBrowser(document, content);
  if (need !== "no" || place.options.render === undefined) return need;
  if (lacksQuestions(document, content, place.url) || (await lacksWay(document, place))) return "hope";
  return lacksContent(document) ? "fill" : "no";
}

/** True for a start page without a menu whose site has few other known pages. */
async function lacksWay(document: PageDocument, { url, options }: Place): Promise<boolean> {
  if (options.siteUrl !== null || !lacksMenu(document, url)) return false;
  const others = (await options.otherPages) ?? [];
  return others.filter((other) => isSameSite(other, url)).length < enoughPages;
}

function asReading({ html, document, content }: Understood, place: Place, isRendered: boolean): PageReading {
  const { links, canonical, sharedUrl } = document;
  const chars = content.visibleText.length;
  const statusReason = skipReasonOfStatus(place.status);
  if (statusReason !== null) return skip(place.url, statusReason, { detail: `HTTP ${place.status}`, chars });
  const htmlText = [content.visibleText, document.title, document.description].filter(Boolean).join(" ");
  if (!isMeaningful({ markdown: content.markdown, htmlText }))
    return skip(place.url, "no-text", { links, chars });
  if (isMissingPage(document, content))
    return skip(place.url, "not-found", { detail: document.title, links, chars });
  const page: CrawledPage = {
    url: place.url,
    markdown: content.markdown,
    html,
    metadata: {
      title: document.title,
      description: document.description,
      language: document.language,
      sourceURL: place.asked,
      statusCode: place.status,
    },
    words: countWords(content.markdown),
    contentHash: content.contentHash,
    rendered: isRendered,
  };
  const headline = /^#+ (.+)$/m.exec(content.markdown)?.[1] ?? document.title;
  const sketch = sketchText(content.mainText, { headline, language: document.language });
  const declared = [canonical, sharedUrl].filter((url) => url !== null);
  return { kind: "page", page, mainHash: content.mainHash, sketch, canonical, declared, links };
}

function skip(
  url: string,
  reason: SkipReason,
  more: Partial<Extract<PageReading, { kind: "skip" }>> = {},
): PageReading {
  const { detail = null, cause, links = [], chars = 0, retryAfterMs = null } = more;
  return { kind: "skip", url, reason, detail, cause, links, chars, retryAfterMs };
}

/** Reads only seconds. Dates count as absent, because we wait a few seconds at most. */
function retryAfter(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,6}$/.test(header.trim()) ? Number(header) * 1000 : null;
}
