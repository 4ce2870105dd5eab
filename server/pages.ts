/** Runs React Router with the contexts that loaders need, and caches public pages. */
import type { IncomingMessage } from "node:http";
import type { Context, Handler } from "hono";
import { LRUCache } from "lru-cache";
import { matchRoutes, type RouteObject } from "react-router";
import type { BodyBudget } from "#platform/body/body-budget.ts";
import { knownEtag, type PackedPage, pageKey } from "#platform/page-cache.ts";
import type { Services } from "#platform/services.ts";
import type { AppBuild } from "./app-build.ts";
import { refusedText, requestBody, tooLarge } from "./bodies.ts";
import { bodyBounds } from "./body-bounds.ts";
import { countVisit } from "./count-visit.ts";
import type { HttpEnv } from "./http-env.ts";
import { createPageMaker, type MadePage, placeOf } from "./make-page.ts";
import type { TrustedProxies } from "./proxies.ts";

export interface PageOptions {
  services: Services;
  /** Whether an address belongs to one of our own proxies. */
  isTrusted: TrustedProxies;
  bodies: BodyBudget;
  loadApp: () => Promise<AppBuild>;
  rootDir: string;
}

export function servePage({ services, isTrusted, bodies, loadApp, rootDir }: PageOptions): Handler<HttpEnv> {
  const { makePage, makeShared } = createPageMaker({ services, rootDir });
  const deps = { ...services, isTrusted };
  const originPort = new URL(services.origin).port;

  return async (c) => {
    // React Router would run an action for every method other than GET, but our pages only send POST.
    if (!pageMethods.includes(c.req.method)) return methodRefused(c, pageMethods);
    const app = await loadApp();
    const host = c.get("host");
    const place = placeOf(host, c.req.path);
    const route = () => routeOf(app[place.part], place.path);
    c.set("route", route);
    const { incoming } = c.env;
    const asked = {
      app,
      request: c.req.raw,
      host,
      ...place,
      pathname: c.req.path,
      clientAddress: c.get("clientAddress"),
      requestId: c.get("requestId"),
      key: isPlainlyAsked(c.req.raw, { incoming, originPort })
        ? pageKey(incoming.headers.host, incoming.url)
        : null,
    };
    if (c.req.method !== "POST") return answer(c, await makeShared({ ...asked, posted: null }));
    const bound = bodyBounds[route()];
    const refused = tooLarge(incoming, bound);
    if (refused !== null) return refusedText(c, refused);
    const sender = { incoming, clientAddress: c.get("clientAddress") };
    const posted = requestBody({ budget: bodies, clock: services.clock }, sender, bound);
    try {
      return await answer(c, await makePage({ ...asked, posted }));
    } finally {
      posted.release();
    }
  };

  async function answer(c: Context<HttpEnv>, made: MadePage): Promise<Response> {
    const { incoming } = c.env;
    if ("response" in made) {
      if (made.visit) countVisit(deps, incoming, made.visit);
      return made.response;
    }
    const { page, search } = made;
    if (page.isForPeople) countVisit(deps, incoming, { owner: page.companyId, search });
    return answerOf(page, c.req.raw);
  }
}

async function answerOf(page: PackedPage, { headers }: Request): Promise<Response> {
  const variant = await page.variant(headers.get("accept-encoding") ?? undefined);
  const known = knownEtag(headers.get("if-none-match") ?? undefined, variant);
  const flat = known === null ? variant.headers : [...variant.commonHeaders, "etag", known];
  const pairs = Array.from({ length: flat.length / 2 }, (_, index): [string, string] => [
    flat[2 * index]!,
    flat[2 * index + 1]!,
  ]);
  if (known !== null) return new Response(null, { status: 304, headers: pairs });
  const { body } = variant;
  return new Response(typeof body === "string" ? Buffer.from(body, "latin1") : new Uint8Array(body), {
    status: 200,
    headers: pairs,
  });
}

interface Routes {
  tree: RouteObject[];
  /** Matching a path ranks all routes again, which takes about a millisecond. */
  found: LRUCache<string, string>;
}

const maxKnownPath = 200;

const routesOf = new WeakMap<AppBuild["main"], Routes>();

function routeOf(build: AppBuild["main"], path: string): string {
  const { tree, found } = routesOf.get(build) ?? {
    tree: treeOf(build, undefined),
    found: new LRUCache({ max: 1_000 }),
  };
  routesOf.set(build, { tree, found });
  const plain = path.replace(/(?:\/_root)?\.data$/, "") || "/";
  const known = found.get(plain);
  if (known !== undefined) return known;
  const route = matchRoutes(tree, plain)?.at(-1)?.route.id ?? "none";
  if (plain.length <= maxKnownPath) found.set(plain, route);
  return route;
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

const pageMethods = ["GET", "HEAD", "POST"];

function methodRefused(c: Context<HttpEnv>, allowed: string[]): Response {
  return c.text("This address doesn't accept this request method.", 405, { allow: allowed.join(", ") });
}

/** A page's URL and host can be spelled in countless ways; only the normalized spelling is cached. */
function isPlainlyAsked(
  request: Request,
  { incoming, originPort }: { incoming: IncomingMessage; originPort: string },
): boolean {
  const { host, hostname, port, pathname } = new URL(request.url);
  const isPlainHost = (port === "" || port === originPort) && !hostname.endsWith(".");
  const isPlain = incoming.url === pathname && encodeURI(decodeURI(pathname)) === pathname;
  return request.method === "GET" && isPlain && isPlainHost && incoming.headers.host === host;
}
