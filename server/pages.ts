/** Runs React Router with the contexts that loaders need, and caches public pages. */
import type { IncomingMessage } from "node:http";
import type { Context, Handler } from "hono";
import { createRequestHandler, matchRoutes, type RouteObject, RouterContextProvider } from "react-router";
import type { PageNotes } from "#app/context.ts";
import type { BodyBudget } from "#platform/body/body-budget.ts";
import { edgeHeaders } from "#platform/edge/purge-request.ts";
import { matchesEtag, type PackedPage, packPage, pageKey } from "#platform/page-cache.ts";
import type { Services } from "#platform/services.ts";
import type { Host } from "#shared/host.ts";
import type { AppBuild } from "./app-build.ts";
import { type RequestBody, refusedText, requestBody, tooLarge } from "./bodies.ts";
import { bodyBounds } from "./body-bounds.ts";
import { createCenterReader } from "./center-reader.ts";
import { countVisit } from "./count-visit.ts";
import type { HttpEnv } from "./http-env.ts";
import { splitLanguage } from "./language-address.ts";
import type { TrustedProxies } from "./proxies.ts";
import { securityHeaderValues } from "./security-headers.ts";

type RequestHandler = ReturnType<typeof createRequestHandler>;

export interface PageOptions {
  services: Services;
  /** Whether an address belongs to one of our own proxies. */
  isTrusted: TrustedProxies;
  bodies: BodyBudget;
  loadApp: () => Promise<AppBuild>;
  rootDir: string;
}

interface Asked {
  app: AppBuild;
  part: Part;
  /** Without the language of a help center's page. */
  path: string;
  language: string | null;
  /** Null for methods other than POST. */
  posted: RequestBody | null;
}

/** Either a page that may be cached and shared, or a response for this request only. */
type Made = { page: PackedPage; search: PageNotes["search"] } | { response: Response };

export function servePage({ services, isTrusted, bodies, loadApp, rootDir }: PageOptions): Handler<HttpEnv> {
  const handlers = new WeakMap<AppBuild, Record<Part, RequestHandler>>();
  const { pageCache } = services;

  return async (c) => {
    // React Router would run an action for every method other than GET, but our pages only send POST.
    if (!pageMethods.includes(c.req.method)) return methodRefused(c, pageMethods);
    const app = await loadApp();
    const host = c.get("host").kind;
    const part = partOf(host, c.req.path);
    const { path, language } = splitLanguage(c.req.path, { isMainHost: host === "main" });
    c.set("route", () => routeOf(app[part], path));
    if (c.req.method !== "POST") return answer(c, { app, part, path, language, posted: null });
    const { incoming } = c.env;
    const bound = bodyBounds[routeOf(app[part], path)];
    const refused = tooLarge(incoming, bound);
    if (refused !== null) return refusedText(c, refused);
    const sender = { incoming, clientAddress: c.get("clientAddress") };
    const posted = requestBody({ budget: bodies, clock: services.clock }, sender, bound);
    try {
      return await answer(c, { app, part, path, language, posted });
    } finally {
      posted.release();
    }
  };

  async function answer(c: Context<HttpEnv>, asked: Asked): Promise<Response> {
    const { part } = asked;
    const { incoming } = c.env;
    const key = isPlainlyAsked(c.req.raw, incoming) ? pageKey(incoming.headers.host, incoming.url) : null;
    const make = () => makePage(c, { ...asked, key });
    // Concurrent requests for the same page share one rendering, unless the page depends on a session.
    const isJoinable = key !== null && part !== "main" && !c.req.path.startsWith("/help/preview/");
    const made = isJoinable ? await pageCache.share(key, make, (made) => "page" in made) : await make();
    if ("response" in made) return made.response;
    const { page, search } = made;
    if (page.isForPeople) countVisit({ ...services, isTrusted }, incoming, { owner: page.companyId, search });
    return answerOf(page, c.req.raw);
  }

  async function makePage(
    c: Context<HttpEnv>,
    { app, part, path, language, key, posted }: Asked & { key: string | null },
  ): Promise<Made> {
    const notes: PageNotes = { companyId: null, unavailable: false };
    const context = new RouterContextProvider();
    context.set(app.entry.servicesContext, services);
    context.set(app.entry.hostContext, c.get("host"));
    context.set(app.entry.clientAddressContext, c.get("clientAddress"));
    context.set(app.entry.pageNotesContext, notes);
    context.set(app.entry.centerReaderContext, (subdomain) =>
      createCenterReader({ services, app, rootDir }, subdomain),
    );
    context.set(app.entry.requestIdContext, c.get("requestId"));
    if (posted !== null) context.set(app.entry.bodyContext, posted);
    if (language !== null) context.set(app.entry.languageContext, { language, pathname: c.req.path });
    const byPart = handlers.get(app) ?? {
      main: handlerOf(app.main),
      help: handlerOf(app.help),
      tenant: handlerOf(app.tenant),
    };
    handlers.set(app, byPart);
    const epoch = pageCache.epoch();
    const isAsSent = posted === null && language === null;
    const response = await byPart[part](isAsSent ? c.req.raw : requestOf(c.req.raw, path), context);
    if (services.origin.startsWith("https:")) secureCookies(response.headers);

    if (notes.unavailable) return { response: unavailable(response) };
    if (response.status === 405)
      return {
        response: c.text("This address doesn't accept this request method.", 405, {
          allow: response.headers.get("allow") ?? "GET, HEAD",
        }),
      };
    if (notes.companyId === null || !isPublicPage(c.req.raw, response)) {
      if (!response.headers.has("cache-control")) response.headers.set("cache-control", "private, no-store");
      if (notes.readBy) {
        response.headers.set("x-robots-tag", "noindex");
        if (response.status === 200 && isHtml(response))
          countVisit({ ...services, isTrusted }, c.env.incoming, {
            owner: notes.readBy.companyId,
            search: notes.search,
          });
      }
      return { response };
    }
    const { companyId, search, ttlMs } = notes;
    const isRead = c.req.method === "GET";
    const body = isRead ? Buffer.from(await response.arrayBuffer()) : Buffer.alloc(0);
    const isCurrent = pageCache.isCurrent(companyId, epoch);
    const kept = edgeHeaders(services.config.edge, { companyId, byTime: ttlMs !== undefined, isCurrent });
    for (const [name, value] of Object.entries(kept)) response.headers.set(name, value);
    if (!isRead) return { response };
    const page = { companyId, headers: cachedHeaders(response, services.origin), body, ttlMs };
    return { page: await (key === null ? packPage(page) : pageCache.store(key, page, epoch)), search };
  }
}

/** Has no body, so that a route can only read it through its context, which enforces the limit. */
function requestOf({ url, method, headers, signal }: Request, path: string): Request {
  const address = new URL(url);
  address.pathname = path;
  return new Request(address, { method, headers, signal });
}

async function answerOf(page: PackedPage, { headers }: Request): Promise<Response> {
  const variant = await page.variant(headers.get("accept-encoding") ?? undefined);
  const isKnown = matchesEtag(headers.get("if-none-match") ?? undefined, variant.etag);
  const flat = isKnown ? variant.notModifiedHeaders : variant.headers;
  const pairs = Array.from({ length: flat.length / 2 }, (_, index): [string, string] => [
    flat[2 * index]!,
    flat[2 * index + 1]!,
  ]);
  if (isKnown) return new Response(null, { status: 304, headers: pairs });
  const { body } = variant;
  return new Response(typeof body === "string" ? Buffer.from(body, "latin1") : new Uint8Array(body), {
    status: 200,
    headers: pairs,
  });
}

type Part = keyof Omit<AppBuild, "entry">;

/**
 * Matching and rendering get slower with the number of routes, so a help center runs with only the few that it needs.
 */
function partOf(host: Host["kind"], path: string): Part {
  if (host !== "main") return "tenant";
  return path.startsWith("/help/") ? "help" : "main";
}

const routeTrees = new WeakMap<AppBuild["main"], RouteObject[]>();

function routeOf(build: AppBuild["main"], path: string): string {
  const tree = routeTrees.get(build) ?? treeOf(build, undefined);
  routeTrees.set(build, tree);
  const plain = path.replace(/(?:\/_root)?\.data$/, "") || "/";
  return matchRoutes(tree, plain)?.at(-1)?.route.id ?? "none";
}

function treeOf(build: AppBuild["main"], parentId: string | undefined): RouteObject[] {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  return routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index
        ? { id, index: true, ...(path && { path }) }
        : { id, ...(path && { path }), children: treeOf(build, id) },
    );
}

/** Adds `Secure` to every cookie, so that browsers never send it over plain http. */
function secureCookies(headers: Headers): void {
  const cookies = headers.getSetCookie();
  headers.delete("set-cookie");
  for (const cookie of cookies)
    headers.append("set-cookie", /; *secure *(?:;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`);
}

const pageMethods = ["GET", "HEAD", "POST"];

function methodRefused(c: Context<HttpEnv>, allowed: string[]): Response {
  return c.text("This address doesn't accept this request method.", 405, { allow: allowed.join(", ") });
}

function handlerOf(build: AppBuild["main"]): RequestHandler {
  return createRequestHandler(build, process.env.NODE_ENV === "development" ? "development" : "production");
}

/** Pages and their machine-readable versions, such as Markdown, sitemaps and feeds, and the widget's loader. */
const keptTypes = [
  "text/html",
  "text/javascript",
  "text/markdown",
  "text/plain",
  "application/xml",
  "application/rss+xml",
  "application/atom+xml",
];

function isPublicPage(request: Request, response: Response): boolean {
  const safe = request.method === "GET" || request.method === "HEAD";
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  return safe && keptTypes.includes(type) && response.status === 200 && !response.headers.has("set-cookie");
}

function isHtml(response: Response): boolean {
  return response.headers.get("content-type")?.startsWith("text/html") ?? false;
}

/** A page's URL and host can be spelled in countless ways; only the normalized spelling is cached. */
function isPlainlyAsked(request: Request, incoming: IncomingMessage): boolean {
  const { host, pathname } = new URL(request.url);
  const isPlain = incoming.url === pathname && encodeURI(decodeURI(pathname)) === pathname;
  return request.method === "GET" && isPlain && incoming.headers.host === host;
}

function cachedHeaders(response: Response, origin: string): Record<string, string> {
  return { ...securityHeaderValues(origin), ...Object.fromEntries(response.headers) };
}

/** Without the database, the rendered page is a temporary error, which must not be cached. */
function unavailable(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set("retry-after", "10");
  headers.set("cache-control", "no-store");
  return new Response(response.body, { status: 503, headers });
}
