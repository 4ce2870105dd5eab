/**
 * Every HTTP request passes through these steps, in this order:
 *   1. page cache        whole public pages, before any framework
 *   2. headers           the same security headers on every response, including files and errors
 *   3. request           visitor's address and scheme behind trusted proxies, log line
 *   4. health            /healthz, /readyz (any host: load balancers connect by IP address)
 *   5. URL               400 if it can't be read
 *   6. metrics           with a token
 *   7. domains           whether a host name may get a certificate (any host: edge proxies connect by IP address)
 *   8. host              main, tenant or verified domain; all others get 421
 *   9. senders           429 if one network sends too many requests with a body
 *  10. crawl service     /v1, for programs with a key; ignores cookies (main host only)
 *  11. API               /api/v1, for programs with a company's key; ignores cookies (main host only)
 *  12. reports           /csp-reports, from browsers without a page's Origin; at most 16 kB, ignores cookies
 *  13. extension         /extension, for the recorder extension with a code or token; ignores cookies (main host only)
 *  14. origin            403 for changes that don't come from our own pages
 *  15. uploads           videos in parts, with their own access checks and limits (main host only)
 *  16. assets            built files, immutable
 *  17. files             stored pictures; videos after an access check
 *  18. sample            the sample company's website (main host only)
 *  19. pages             React Router with this host's routes; a body up to its route's limit. Pages of help centers wait
 *                        for their company's turn; 503 if too many wait
 */

import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { apiPath } from "#features/api/operation.ts";
import { findCompanyAt } from "#features/help-center/find-public-scope.server.ts";
import { createBodyBudget } from "#platform/body/body-budget.ts";
import { isUnavailable } from "#platform/is-unavailable.ts";
import { loggablePath } from "#platform/log.ts";
import { createMetrics, type Siblings } from "#platform/metrics.ts";
import type { PageCache } from "#platform/page-cache.ts";
import { requestIdOf, requestScope } from "#platform/request-scope.ts";
import type { Services } from "#platform/services.ts";
import { deviceLabel } from "#shared/device-label.ts";
import { companyApi } from "./api/company-api.ts";
import type { AppBuild } from "./app-build.ts";
import { serveAssets } from "./assets.ts";
import { admitBodies } from "./bodies.ts";
import { cspReports } from "./csp-reports.ts";
import { databaseMetrics } from "./database-metrics.ts";
import { serveDomainAsk } from "./domain-ask.ts";
import { extensionRoutes } from "./extension.ts";
import { serveFiles } from "./files.ts";
import { healthRoutes, type Readiness } from "./health.ts";
import type { HttpEnv } from "./http-env.ts";
import { knownHost } from "./known-host.ts";
import { serveMedia } from "./media.ts";
import { serveMetrics } from "./metrics.ts";
import { createPageTurns } from "./page-turns.ts";
import { servePage } from "./pages.ts";
import { forwardedRequest, type TrustedProxies } from "./proxies.ts";
import { readableTarget, reportRefusedUploads, sameOriginMutations } from "./requests.ts";
import { serveSample } from "./sample.ts";
import { protect, securityHeaderValues } from "./security-headers.ts";
import { warnOfUnsetOrigin } from "./unset-origin.ts";
import { mountUploads } from "./uploads.ts";
import { crawlService } from "./v1.ts";

export interface HttpOptions {
  services: Services;
  readiness: Readiness;
  proxies: TrustedProxies;
  rootDir: string;
  /**
   * Called for every page, so that a development server always uses the newest build. Null in a worker, which serves no
   * pages.
   */
  loadApp: (() => Promise<AppBuild>) | null;
  /** The other processes that answer on this port. */
  siblings?: Siblings;
  development?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

export function createListener(options: HttpOptions): RequestListener {
  // Load balancers may check with HTTP/1.0, which has no Host. Only the health routes answer a request without one.
  const listener = getRequestListener(createApp(options).fetch, {
    overrideGlobalObjects: false,
    hostname: "localhost",
  });
  const cache: PageCache = options.services.pageCache;
  const headers = Object.entries(securityHeaderValues(options.services.origin));
  const answer: RequestListener = (request, response) => {
    protect(response, headers);
    void listener(request, response);
  };
  const nameOf = ({ headers, socket }: IncomingMessage) => {
    const given = headers["x-request-id"];
    const isGiven = typeof given === "string" && options.proxies(socket.remoteAddress ?? "");
    return requestIdOf(isGiven ? given : null);
  };
  return (request, response) => {
    if (cache.answer(request, response, nameOf)) return;
    if (options.development) options.development(request, response, () => answer(request, response));
    else answer(request, response);
  };
}

/** Exported so that a test can compare the responses of all routes with a table. */
export function createApp(options: HttpOptions): Hono<HttpEnv> {
  const { services, readiness, proxies, rootDir, loadApp, siblings } = options;
  const app = new Hono<HttpEnv>({ getPath: pathOf });
  const turns = createPageTurns({
    findCompany: (address) => findCompanyAt(services.db, address),
    log: services.log,
  });
  const metrics = createMetrics({
    ...services,
    pageTurns: turns,
    databaseMetrics: databaseMetrics(services.config),
    siblings,
  });
  if (services.config.metricsToken !== null) void metrics.load();

  app.use(async (c, next) => {
    const forwarded = forwardedRequest(c.req.raw, c.env.incoming, proxies);
    c.req.raw = forwarded.request;
    c.set("clientAddress", forwarded.clientAddress);
    const { method } = c.req;
    const isProxied = proxies(c.env.incoming.socket.remoteAddress ?? "");
    const requestId = requestIdOf(isProxied ? c.req.header("x-request-id") : null);
    c.set("requestId", requestId);
    const startedMs = services.clock.monotonicMs();
    const { clientAddress: address } = forwarded;
    const origin = () => ({ device: deviceLabel(c.req.header("user-agent") ?? null), address });
    await traced(c, services, () => requestScope.run({ requestId, origin }, next));
    c.res.headers.set("x-request-id", requestId);
    const durationMs = services.clock.monotonicMs() - startedMs;
    const { status } = c.res;
    metrics.countRequest({ method, status, durationMs, routeOf: () => routeOf(c) });
    services.log.debug(
      { method, path: loggablePath(c.req.path), status, ms: Math.round(durationMs), requestId },
      "request",
    );
  });
  app.route("/", healthRoutes(services, readiness));
  app.use(readableTarget(services));
  if (services.config.origin === null) app.use(warnOfUnsetOrigin(services.log));
  app.get("/metrics", serveMetrics(services, metrics));
  app.get("/api/domains/ask", serveDomainAsk(services));
  app.use(async (c, next) => {
    const host = await knownHost(services, c.req.header("host"));
    if (c.req.header("host") === undefined) return c.text("This request doesn't name a host.", 400);
    if (!host) return c.text("This server doesn't serve this address.", 421);
    c.set("host", host);
    return next();
  });
  if (!loadApp) {
    app.get("/sample/*", serveSample(rootDir));
    app.all("*", (c) => c.text("This process works on jobs; pages are served by others.", 404));
    return app;
  }
  const bodies = createBodyBudget(services.clock);
  app.use(admitBodies(services, bodies));
  app.route("/v1", crawlService(services, bodies));
  app.route(apiPath, companyApi(services, bodies));
  app.route("/", cspReports(services, bodies));
  app.route("/", extensionRoutes(services, bodies));
  app.use(sameOriginMutations(services));
  app.use(reportRefusedUploads(services));
  mountUploads(app, services, bodies);
  app.use(compress());
  app.get("/assets/*", serveAssets(rootDir));
  app.get("/favicon.svg", serveAssets(rootDir));
  app.get("/files/*", serveFiles(services));
  app.get("/media/*", serveMedia(services));
  app.get("/sample/*", serveSample(rootDir));
  app.all("*", servePage({ services, isTrusted: proxies, bodies, turns, loadApp, rootDir }));

  app.onError((error, c) => {
    const requestId = c.get("requestId");
    services.log.error({ err: error, path: loggablePath(c.req.path), requestId }, "request failed");
    if (isUnavailable(error)) {
      return c.text("We can't reach our data right now. Please try again in a few seconds.", 503, {
        "retry-after": "10",
        "cache-control": "no-store",
      });
    }
    return c.text(`Something went wrong on our side. Please try again. (Reference: ${requestId})`, 500);
  });
  return app;
}

function routeOf(c: Context<HttpEnv>): string {
  const route = c.get("route");
  if (route !== undefined) return route();
  return c.req.matchedRoutes.findLast(({ path }) => !/^\/?\*$/.test(path))?.path ?? "none";
}

function traced(c: Context<HttpEnv>, { tracing }: Services, run: () => Promise<void>): Promise<void> {
  if (!tracing) return run();
  const { method } = c.req;
  return tracing.span(
    method,
    {
      kind: "server",
      attributes: { "http.request.method": method, "step.request_id": c.get("requestId") },
      traceparent: c.req.header("traceparent") ?? null,
    },
    {
      run,
      end: () => {
        const [route, { status }] = [routeOf(c), c.res];
        const attributes = { "http.route": route, "http.response.status_code": status };
        return { name: `${method} ${route}`, attributes, isError: status >= 500 };
      },
    },
  );
}

/** Hono's parser throws on some URLs that Node accepts. No page matches such a URL. */
function pathOf(request: Request): string {
  try {
    return new URL(request.url).pathname;
  } catch {
    return "/unreadable";
  }
}
