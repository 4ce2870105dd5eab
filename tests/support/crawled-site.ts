/** A small website made of strings, and crawls of it, for the crawler's tests. */
import { crawlSite } from "#engines/crawler/crawl-site.ts";
import type { CrawlInput, CrawlResult } from "#engines/crawler/types.ts";
import { createEgress } from "#platform/egress/create-egress.ts";
import { createLog } from "#platform/log.ts";
import { type Site, type SitePage, serveSite } from "./static-site.ts";

/** A string is an HTML page. */
export type Route = string | SitePage | (() => SitePage | string);

export interface CrawledSite {
  site: Site;
  /** Repeats the crawl, optionally from another path. */
  crawl(input?: Partial<CrawlInput> & { path?: string }): Promise<CrawlResult>;
  /** Paths requested with GET, in order. */
  asked(): string[];
  close(): Promise<void>;
}

/** Serves routes by path and query. "*" matches all others, which are 404 without it. */
export async function siteOfRoutes(routes: Record<string, Route>): Promise<CrawledSite> {
  const site = await serveSite({
    handler: (_, request) => {
      const route = routes[request.url ?? "/"] ?? routes["*"] ?? null;
      return withHtmlType(typeof route === "function" ? route() : route);
    },
  });
  const egress = createEgress({
    allowPrivate: ["127.0.0.0/8"],
    log: createLog({ logLevel: "silent" }, process.stderr),
  });
  return {
    site,
    crawl: ({ path = "/", ...input } = {}) =>
      crawlSite({ url: site.url + path, fetch: egress.fetch, ...input }),
    asked: () => site.requests.filter(({ method }) => method === "GET").map(({ url }) => url),
    close: async () => {
      await egress.close();
      await site.close();
    },
  };
}

function withHtmlType(answer: SitePage | string | null): SitePage | string | null {
  if (answer === null) return null;
  return {
    contentType: "text/html; charset=utf-8",
    ...(typeof answer === "string" ? { body: answer } : answer),
  };
}

/** Returns a page with a distinct sentence about `topic`, long enough to count as content. */
export function pageAbout(
  topic: string,
  { links = [], head = "", text = "" }: { links?: string[]; head?: string; text?: string } = {},
): string {
  const items = links.map((link) => `<li><a href="${link}">${link.replace(/\W+/g, " ")}</a></li>`).join("");
  const sentence = `This page is about ${topic}, and it says in plain words what people ask about ${topic}. `;
  return `<!doctype html><html lang="en"><head><title>${topic}</title>${head}</head>
<body><header><nav><ul>${items}</ul></nav></header><main><h1>${topic}</h1><p>${sentence.repeat(3)}</p>${text}</main>
<footer>© Acme</footer></body></html>`;
}
