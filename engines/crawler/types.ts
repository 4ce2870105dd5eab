/** The shapes follow the specification: pages of {url, markdown, html, metadata}. */
import type { EgressFetch, RenderPage } from "#shared/egress.ts";

interface PageMetadata {
  title: string | null;
  description: string | null;
  /** BCP 47 primary tag such as "en", declared by the markup or detected from the text. Null if unknown. */
  language: string | null;
  /** The requested URL, before redirects. */
  sourceURL: string;
  statusCode: number;
}

export interface CrawledPage {
  /** Final URL without the fragment. */
  url: string;
  /**
   * The main content without navigation, header and footer. The words are unescaped and appear exactly as on the page.
   */
  markdown: string;
  /** The whole decoded document, from which contact details, JSON-LD and FAQs are read. */
  html: string;
  metadata: PageMetadata;
  words: number;
  /** SHA-256 in hex of the page's normalized visible text, for change detection. */
  contentHash: string;
  /** True if a browser rendered the page. */
  rendered: boolean;
  /** Primary tag of the edition that the page belongs to. Absent for the site's main language. */
  edition?: string;
  /** URLs that the page, its language menu or a sitemap names as the same page in other languages. */
  translations?: string[];
}

/** One language edition of a website, and how much of it was read. */
export interface SiteEdition {
  /** Primary language tag. */
  language: string;
  startUrl: string;
  /** "unread" means that the language was beyond the limit, or that there was no time left for it. */
  status: "main" | "read" | "unread";
  pages: number;
}

/** Why a URL wasn't kept. Users see the text from `skipReasonText`. */
export type SkipReason =
  | "limit-reached"
  | "disallowed-by-robots"
  | "other-host"
  | "not-html"
  | "duplicate-content"
  | "not-found"
  | "forbidden"
  | "server-error"
  | "rate-limited"
  | "timeout"
  | "too-large"
  | "no-text"
  | "unreachable"
  | "refused-address"
  | "redirected-away"
  | "needs-browser"
  | "not-useful"
  | "other-language"
  | "cancelled";

export interface SkippedUrl {
  url: string;
  reason: SkipReason;
  /** A technical detail such as "HTTP 503". Never shown without the reason. */
  detail: string | null;
}

export type CrawlEvent =
  /** 10 connecting, 30 analyzing, 100 complete. */
  | { type: "progress"; progress: 10 | 30 | 100 }
  /** Sent at the start and the end of each page. The page or skip event may have another URL, because of redirects. */
  | { type: "reading"; url: string; isDone: boolean }
  | { type: "page"; url: string; title: string | null; words: number; pages: number }
  | { type: "skip"; url: string; reason: SkipReason }
  /** Sent when the site's other languages are known, and again at the end with their pages. */
  | { type: "editions"; editions: SiteEdition[] };

export interface CrawlLimits {
  maxPages: number;
  maxBytesPerPage: number;
  pageTimeoutMs: number;
  totalTimeoutMs: number;
  /** Maximum number of in-flight requests to the site. Never more than half of the pages. */
  concurrency: number;
}

export interface CrawlInput {
  /** http(s) URL; parsed and checked by `parseSiteUrl`. */
  url: string;
  fetch: EgressFetch;
  /** Absent if no browser is available. */
  render?: RenderPage;
  limits?: Partial<CrawlLimits>;
  /** Reads the website over http if https can't be reached: for the first reading of an address that was typed. */
  triesHttp?: boolean;
  signal?: AbortSignal;
  onEvent?: (event: CrawlEvent) => void;
  /** Called with each page as soon as it is kept. `order` is its position, 0 for the start page. */
  onPage?: (page: CrawledPage, order: number) => void;
  /** Monotonic milliseconds for timings. */
  now?: () => number;
}

export interface CrawlResult {
  startUrl: string;
  pages: CrawledPage[];
  /** At most about 500; `skippedTotal` counts all of them. */
  skipped: SkippedUrl[];
  skippedTotal: number;
  /** The main language first. Empty if an external crawl server read the site. */
  editions: SiteEdition[];
  /** The strategy that yielded the pages. */
  strategy: 1 | 2 | 3;
  timings: { reachabilityMs: number; discoveryMs: number; fetchMs: number; totalMs: number };
}

export type CrawlErrorCode =
  | "invalid-url"
  | "unsupported-protocol"
  | "no-such-host"
  | "unreachable"
  | "not-html"
  | "not-found"
  | "forbidden"
  | "rate-limited"
  | "timeout"
  | "server-error"
  | "no-content"
  | "cancelled";

/** Thrown if a crawl yields no page. `message` is user-facing (specification, error catalog). */
export class CrawlError extends Error {
  readonly code: CrawlErrorCode;
  /** The underlying error, for the log. */
  readonly detail: string | null;

  constructor(code: CrawlErrorCode, message: string, options?: { detail?: string; cause?: unknown }) {
    super(message, options);
    this.name = "CrawlError";
    this.code = code;
    this.detail = options?.detail ?? null;
  }
}
