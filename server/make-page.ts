/** Makes a page with React Router, for a visitor or only for the cache. */
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { PageNotes } from "#app/context.ts";
import { edgeHeaders, edgeTags } from "#platform/edge/purge-request.ts";
import { type PackedPage, packPage } from "#platform/packed-page.ts";
import type { Services } from "#platform/services.ts";
import type { Host } from "#shared/host.ts";
import { splitLanguage } from "#shared/language-address.ts";
import type { AppBuild } from "./app-build.ts";
import type { RequestBody } from "./bodies.ts";
import { createCenterReader } from "./center-reader.ts";
import { onlyRoute, routeOf } from "./route-of.ts";
import { securityHeaderValues } from "./security-headers.ts";

type RequestHandler = ReturnType<typeof createRequestHandler>;
type Part = "main" | "help" | "tenant";

/** Where a path leads on a host. */
interface Place {
  part: Part;
  /** Without the language of a help center's page. */
  path: string;
  language: string | null;
}

interface AskedPage extends Place {
  app: AppBuild;
  request: Request;
  host: Host;
  /** With the language. */
  pathname: string;
  clientAddress: string;
  requestId: string;
  /** Under which the page may be cached. Null for an address that isn't in its normal form. */
  key: string | null;
  /** Null for methods other than POST. */
  posted: RequestBody | null;
  /** When a visitor asked for it, if that isn't now. */
  askedAtMs?: number;
  /** Ends the rendering of a page that several requests share, instead of the first request's signal. */
  signal?: AbortSignal | undefined;
}

/** Makes the page when it may, or rejects. `signal` ends the wait. */
export type WhenAllowed = (
  make: () => Promise<MadePage>,
  signal: AbortSignal | undefined,
) => Promise<MadePage>;

/** Either a page that may be cached and shared, or a response for this request only. */
export type MadePage =
  | { page: PackedPage; search: PageNotes["search"] }
  | { response: Response; visit?: { owner: string; search: PageNotes["search"] } };

interface PageMaker {
  makePage(asked: AskedPage): Promise<MadePage>;
  /**
   * Concurrent requests for the same page share one rendering, unless the page depends on a session. Each rendering
   * begins when it is allowed, by default immediately.
   */
  makeShared(asked: AskedPage, whenAllowed?: WhenAllowed): Promise<MadePage>;
}

export function placeOf(host: Host, pathname: string): Place {
  const part = partOf(host.kind, pathname);
  return { part, ...splitLanguage(pathname, { isMainHost: host.kind === "main" }) };
}

/** Whether this is a page of a help center, and no preview for its team. */
export function isCenterPage({ part, path }: Pick<Place, "part" | "path">): boolean {
  return part === "tenant" || (part === "help" && !path.startsWith("/help/preview/"));
}

/**
 * Matching and rendering get slower with the number of routes, so a help center runs with only the few that it needs.
 */
function partOf(host: Host["kind"], path: string): Part {
  if (host !== "main") return "tenant";
  return path.startsWith("/help/") ? "help" : "main";
}

export function createPageMaker({ services, rootDir }: { services: Services; rootDir: string }): PageMaker {
  const { pageCache, origin, config } = services;
  const baseHeaders = securityHeaderValues(origin);

  async function makePage(asked: AskedPage): Promise<MadePage> {
    const { app, part, path, language, key, posted, request, host } = asked;
    const notes: PageNotes = { companyId: null, unavailable: false, html: null };
    const context = new RouterContextProvider();
    context.set(app.entry.servicesContext, services);
    context.set(app.entry.hostContext, host);
    context.set(app.entry.clientAddressContext, asked.clientAddress);
    context.set(app.entry.pageNotesContext, notes);
    context.set(app.entry.centerReaderContext, (subdomain) =>
      createCenterReader({ services, app, rootDir }, subdomain),
    );
    context.set(app.entry.requestIdContext, asked.requestId);
    if (posted !== null) context.set(app.entry.bodyContext, posted);
    if (language !== null) context.set(app.entry.languageContext, { language, pathname: asked.pathname });
    const epoch = pageCache.epoch();
    const isAsSent = posted === null && language === null && asked.signal === undefined;
    const handle = handlerFor(await buildFor(app, { part, path }), { part, path });
    const response = await handle(isAsSent ? request : requestOf(asked), context);
    const html = htmlOf(response, notes);
    const whole = () => (html === null ? response : new Response(html, response));
    if (origin.startsWith("https:")) secureCookies(response.headers);

    if (notes.unavailable) return { response: unavailable(whole()) };
    if (response.status === 405) return { response: refusedMethod(response) };
    if (notes.companyId === null || !isPublicPage(request, response)) {
      if (!response.headers.has("cache-control")) response.headers.set("cache-control", "private, no-store");
      if (notes.companyId !== null) tagShared(response.headers, notes.companyId, epoch);
      if (!notes.readBy) return { response: whole() };
      response.headers.set("x-robots-tag", "noindex");
      if (response.status !== 200 || !isHtml(response)) return { response: whole() };
      return { response: whole(), visit: { owner: notes.readBy.companyId, search: notes.search } };
    }
    const { companyId, search, ttlMs } = notes;
    const isRead = request.method === "GET";
    const body = html ?? Buffer.from(await response.arrayBuffer());
    const isCurrent = pageCache.isCurrent(companyId, epoch);
    const kept = edgeHeaders(config.edge, { companyId, byTime: ttlMs !== undefined, isCurrent });
    for (const [name, value] of Object.entries(kept)) response.headers.set(name, value);
    if (!isRead) return { response };
    const headers = { ...baseHeaders, ...Object.fromEntries(response.headers) };
    const page = { companyId, headers, body, ttlMs };
    if (key === null) return { page: await packPage(page), search };
    return { page: await pageCache.store(key, page, epoch, asked.askedAtMs), search };
  }

  /** Of what isn't a page, such as a picture, but may be kept by an edge. */
  function tagShared(headers: Headers, companyId: string, epoch: number): void {
    if (!headers.get("cache-control")?.startsWith("public")) return;
    if (!pageCache.isCurrent(companyId, epoch)) headers.set("cache-control", "no-store");
    for (const [name, value] of Object.entries(edgeTags(config.edge, companyId))) headers.set(name, value);
  }

  return {
    makePage,
    makeShared(asked, whenAllowed = (make) => make()) {
      const { key, request } = asked;
      if (key === null || !isCenterPage(asked)) return whenAllowed(() => makePage(asked), request.signal);
      return pageCache.share<MadePage>(key, {
        signal: request.signal,
        render: (begin, signal) =>
          whenAllowed(() => {
            begin();
            return makePage({ ...asked, signal });
          }, signal),
        isForAll: (made) => "page" in made,
      });
    },
  };
}

/** Null if the response has a body of its own, or isn't a page that was rendered. */
function htmlOf(response: Response, { html }: PageNotes): string | null {
  return html != null && response.body === null && isHtml(response) ? html : null;
}

/** Has no body, so that a route can only read it through its context, which enforces the limit. */
function requestOf({ request, path, signal = request.signal }: AskedPage): Request {
  const { url, method, headers } = request;
  const address = new URL(url);
  address.pathname = path;
  return new Request(address, { method, headers, signal });
}

function buildFor(
  app: AppBuild,
  { part, path }: Pick<Place, "part" | "path">,
): Promise<ServerBuild> | ServerBuild {
  return part === "main" ? app.loadAround(routeOf(app.main, path)) : app[part];
}

const handlers = new WeakMap<ServerBuild, Map<string, RequestHandler>>();

/** Help centers have a handler for each of their routes, because those with fewer routes are faster. */
function handlerFor(build: ServerBuild, { part, path }: Pick<Place, "part" | "path">): RequestHandler {
  const ofBuild = handlers.get(build) ?? new Map<string, RequestHandler>();
  handlers.set(build, ofBuild);
  const id = part === "main" || path.endsWith(".data") ? "none" : routeOf(build, path);
  const handler = ofBuild.get(id) ?? handlerOf(id === "none" ? build : onlyRoute(build, id));
  ofBuild.set(id, handler);
  return handler;
}

/** Adds `Secure` to every cookie, so that browsers never send it over plain http. */
function secureCookies(headers: Headers): void {
  const cookies = headers.getSetCookie();
  headers.delete("set-cookie");
  for (const cookie of cookies)
    headers.append("set-cookie", /; *secure *(?:;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`);
}

function handlerOf(build: ServerBuild): RequestHandler {
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

function refusedMethod(response: Response): Response {
  const headers = {
    "content-type": "text/plain; charset=UTF-8",
    allow: response.headers.get("allow") ?? "GET, HEAD",
  };
  return new Response("This address doesn't accept this request method.", { status: 405, headers });
}

/** Without the database or the bucket, the rendered page is a temporary error, which must not be cached. */
function unavailable(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set("retry-after", "10");
  headers.set("cache-control", "no-store");
  return new Response(response.body, { status: 503, headers });
}
