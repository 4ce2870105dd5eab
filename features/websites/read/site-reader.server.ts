/** Creates what a crawl needs: requests with egress rules, and a browser if one is installed. */

import type { MessagePort } from "node:worker_threads";
import { crawlSite } from "#engines/crawler/crawl-site.ts";
import type { CrawlInput } from "#engines/crawler/types.ts";
import { createProviderCrawl } from "#features/websites/provider/crawl-provider.server.ts";
import { borrowBrowser } from "#platform/browser/borrow-browser.ts";
import { createBrowserRenderer } from "#platform/browser/create-browser-renderer.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import { createEgress } from "#platform/egress/create-egress.ts";
import type { EgressRules } from "#platform/egress/egress-rules.ts";
import type { Log } from "#platform/log.ts";
import type { EgressFetch } from "#shared/egress.ts";
import type { SiteReader } from "./read-website.server.ts";

export interface SiteReaderOptions {
  config: Config;
  log: Log;
  clock: Clock;
  allowPrivate: string[];
  /** Requests to this origin are for the server's own pages. They go to the loopback address and bypass any proxy. */
  ownOrigin?: { origin: string; loopback: string };
  /**
   * Message port to the process's browser, with this crawl's egress rules. Null for no browser. If missing, a new one
   * is started.
   */
  browser?: MessagePort | null;
}

export async function withSiteReader<T>(
  options: SiteReaderOptions,
  use: (reader: SiteReader) => Promise<T>,
): Promise<T> {
  const { config, log, clock } = options;
  const allowPrivate = [...config.crawl.allowPrivate, ...options.allowPrivate];
  const egress = createEgress({ allowPrivate, log });
  const { browser } = options;
  const renderer =
    browser === undefined
      ? createBrowserRenderer({ config, rules: egress.rules, log })
      : browser && borrowBrowser(browser);
  try {
    const fetch = options.ownOrigin ? viaLoopback(egress.fetch, options.ownOrigin) : egress.fetch;
    const crawl = providerFor(options, egress.rules);
    const render = renderer ? { render: renderer.render } : {};
    return await use({
      fetch,
      clock,
      ...render,
      ...(crawl ? { crawl } : {}),
      async readPixels(url, signal) {
        // Loaded lazily, because only a few sites need image decoding.
        const { readLogoPixels } = await import("./find-logos.server.ts");
        return readLogoPixels(url, { owner: "logo-colors", fetch, log, signal });
      },
    });
  } finally {
    await renderer?.close();
    await egress.close();
  }
}

/**
 * Returns null for the built-in crawler, which also reads what a provider can't reach: the bundled sample and allowed
 * private addresses.
 */
function providerFor({ config, allowPrivate, ownOrigin }: SiteReaderOptions, rules: EgressRules) {
  const { provider } = config.crawl;
  if (!provider || allowPrivate.length > 0) return null;
  const crawl = createProviderCrawl({ provider, rules });
  const isOwn = (url: string) => ownOrigin !== undefined && url.startsWith(`${ownOrigin.origin}/`);
  return (input: CrawlInput) => (isOwn(input.url) ? crawlSite(input) : crawl(input));
}

/** Only the sample may be read from our own server. */
function viaLoopback(fetch: EgressFetch, own: { origin: string; loopback: string }): EgressFetch {
  const isOurs = (url: string) => url.startsWith(`${own.origin}/`);
  const isSample = (url: string) => url.startsWith(`${own.origin}/sample/`);
  const nothing = (url: string) => ({
    url,
    status: 404,
    headers: {},
    body: new Uint8Array(),
    truncated: false,
  });
  return async (url, request) => {
    if (isSample(url)) {
      const response = await fetch(own.loopback + url.slice(own.origin.length), request);
      return { ...response, url: response.url.replace(own.loopback, own.origin) };
    }
    if (isOurs(url)) return nothing(url);
    const response = await fetch(url, request);
    // If the response comes from our own server, another website has redirected here.
    return isOurs(response.url) ? nothing(url) : response;
  };
}
