/** The three crawl strategies, tried in order until one yields a page. */
import type { CrawlLimits } from "./types.ts";

export interface Strategy {
  number: 1 | 2 | 3;
  maxPages: number;
  /** The limit while a website answers fast, for pages that are worth it. */
  maxPagesIfFast: number;
  /** Whether to read /sitemap.xml and the sitemaps in robots.txt. */
  usesSitemaps: boolean;
  /** Timeout of a browser render: 15 s for loading plus the specification's wait. Null disables rendering. */
  renderTimeoutMs: number | null;
}

const renderLoadMs = 15_000;

export const strategies: Strategy[] = [
  { number: 1, maxPages: 15, maxPagesIfFast: 25, usesSitemaps: true, renderTimeoutMs: renderLoadMs + 2000 },
  { number: 2, maxPages: 10, maxPagesIfFast: 10, usesSitemaps: false, renderTimeoutMs: renderLoadMs + 1000 },
  { number: 3, maxPages: 5, maxPagesIfFast: 5, usesSitemaps: false, renderTimeoutMs: null },
];

export const defaultLimits: CrawlLimits = {
  maxPages: 25,
  maxBytesPerPage: 2_000_000,
  pageTimeoutMs: 30_000,
  totalTimeoutMs: 120_000,
  /** Browsers open six connections per host, and send more concurrent requests over HTTP/2. */
  concurrency: 10,
};

export const reachabilityTimeoutMs = 10_000;
