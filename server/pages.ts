/** Runs React Router with the contexts that loaders need, and caches public pages. */
import type { IncomingMessage } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context, Handler } from "hono";
import { bodyRefusals } from "#platform/body/body-bound.ts";
import type { BodyBudget } from "#platform/body/body-budget.ts";
import { QueueFullError } from "#platform/fair-queue.ts";
import { type PackedPage, sendPage } from "#platform/packed-page.ts";
import { pageKey } from "#platform/page-cache.ts";
import type { Services } from "#platform/services.ts";
import type { AppBuild } from "./app-build.ts";
import { refusedText, requestBody, tooLarge } from "./bodies.ts";
import { bodyBounds } from "./body-bounds.ts";
import { countVisit } from "./count-visit.ts";
import type { HttpEnv } from "./http-env.ts";
import { createPageMaker, isCenterPage, type MadePage, placeOf, type WhenAllowed } from "./make-page.ts";
import type { PageTurns } from "./page-turns.ts";
import type { TrustedProxies } from "./proxies.ts";
import { routeOf } from "./route-of.ts";

export interface PageOptions {
  services: Services;
  /** Whether an address belongs to one of our own proxies. */
  isTrusted: TrustedProxies;
  bodies: BodyBudget;
  turns: PageTurns;
  loadApp: () => Promise<AppBuild>;
  rootDir: string;
}

export function servePage({
  services,
  isTrusted,
  bodies,
  turns,
  loadApp,
  rootDir,
}: PageOptions): Handler<HttpEnv> {
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
    const inTurn: WhenAllowed = (make, signal) => turns.run({ host, path: place.path, signal }, make);
    if (c.req.method !== "POST") {
      const makingPage = makeShared({ ...asked, posted: null }, isCenterPage(place) ? inTurn : undefined);
      return answerOrRefuse(c, makingPage);
    }
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

  async function answerOrRefuse(c: Context<HttpEnv>, making: Promise<MadePage>): Promise<Response> {
    try {
      return await answer(c, await making);
    } catch (error) {
      if (error instanceof QueueFullError) return refusedText(c, bodyRefusals.busy);
      if (c.req.raw.signal.aborted) return new Response(null, { status: clientClosedRequest });
      throw error;
    }
  }

  async function answer(c: Context<HttpEnv>, made: MadePage): Promise<Response> {
    const { incoming } = c.env;
    if ("response" in made) {
      if (made.visit) countVisit(deps, incoming, made.visit);
      return made.response;
    }
    const { page, search } = made;
    if (page.isForPeople) countVisit(deps, incoming, { owner: page.companyId, search });
    return send(page, c);
  }
}

/**
 * Sends the page as the page cache does, without the copies that a Response makes of its headers and body. What it returns
 * only tells the middleware the status.
 */
async function send(page: PackedPage, c: Context<HttpEnv>): Promise<Response> {
  const { incoming: request, outgoing: response } = c.env;
  const exchange = { request, response, requestId: c.get("requestId"), bareAtMs: null };
  const status = await sendPage(page, exchange);
  return new Response(null, { status, headers: RESPONSE_ALREADY_SENT.headers });
}

/** nginx's status for a request whose client has closed the connection. Only metrics and traces get it. */
const clientClosedRequest = 499;

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
