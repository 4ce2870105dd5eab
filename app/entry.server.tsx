/**
 * Renders a page without streaming, so that the server can cache it and knows all inline styles when it writes the
 * Content-Security-Policy header.
 */
import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { isUnavailable } from "#platform/is-unavailable.ts";
import { loggablePath } from "#platform/log.ts";
import { InlineStyleCollector } from "#ui/inline-style.tsx";
import { contentPolicy, reportingEndpoints } from "./content-policy.ts";
import { pageNotesContext, servicesContext } from "./context.ts";
import { loadScriptsLate } from "./late-scripts.ts";
import type { RouteHandle } from "./route-handle.ts";

export {
  bodyContext,
  centerReaderContext,
  clientAddressContext,
  hostContext,
  languageContext,
  pageNotesContext,
  requestIdContext,
  servicesContext,
} from "./context.ts";

const renderTimeoutMs = 5_000;
/**
 * The dashboard's recorder captures the screen and the microphone. Every page with the framework's script needs this
 * policy, because client-side navigation keeps the document. Public pages don't need it.
 */
const recorderPermissions =
  "camera=(), display-capture=(self), geolocation=(), microphone=(self), payment=()";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const handles = handlesOf(routerContext);
  const hasScripts = !handles.some(({ noJs }) => noJs);
  const nonce = hasScripts ? randomBytes(16).toString("base64") : null;
  const styles = new Set<string>();
  const page = { url: request.url, routerContext, collectStyle: (css: string) => void styles.add(css) };
  const html =
    nonce === null ? renderAtOnce(page) : loadScriptsLate(await renderPage({ ...page, nonce }), nonce);
  const isEmbedded = handles.some((handle) => handle.isEmbedded);
  const isSecure = context.get(servicesContext).origin.startsWith("https:");
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set(
    "content-security-policy",
    contentPolicy({
      nonce,
      styles,
      showsFrames: handles.some((handle) => handle.showsFrames),
      embedsVideos: handles.some((handle) => handle.embedsVideos),
      playsVideos: handles.some((handle) => handle.playsVideos),
      isEmbedded,
      isSecure,
    }),
  );
  if (isSecure) headers.set("reporting-endpoints", reportingEndpoints);
  if (hasScripts) {
    headers.set("permissions-policy", recorderPermissions);
    // A nonce is valid for one response, so this page must not be cached.
    context.get(pageNotesContext).companyId = null;
    headers.set("cache-control", "private, no-store");
  }
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const notes = context.get(pageNotesContext);
  if (notes.html === undefined) return new Response(html, { status, headers });
  notes.html = html;
  return new Response(null, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  // Statuses below 500 are client errors, such as a method that the route doesn't support.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const provider = context as RouterContextProvider;
  const { log } = provider.get(servicesContext);
  if (isUnavailable(error)) provider.get(pageNotesContext).unavailable = true;
  log.error({ err: error, path: loggablePath(new URL(request.url).pathname) }, "page render failed");
};

function handlesOf({ routeModules, staticHandlerContext }: EntryContext): RouteHandle[] {
  return staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle ?? {});
}

interface PageToRender {
  url: string;
  routerContext: EntryContext;
  collectStyle: (css: string) => void;
}

function renderPage({
  url,
  routerContext,
  collectStyle,
  nonce,
}: PageToRender & { nonce: string }): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <InlineStyleCollector value={collectStyle}>
        <ServerRouter context={routerContext} url={url} nonce={nonce} />
      </InlineStyleCollector>,
      {
        nonce,
        // Parts of a large page would otherwise need the framework's script to appear.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady() {
          clearTimeout(timer);
          text(pipe(new PassThrough())).then(resolve, reject);
        },
        onShellError: reject,
        onError: reject,
      },
    );
    const timer = setTimeout(() => abort(new Error("rendering took too long")), renderTimeoutMs);
  });
}

/**
 * Nothing hydrates these pages, so that their markup needs no separators. Omits `serverHandoffStream`, because no page
 * defers data. This makes rendering a quarter faster.
 */
function renderAtOnce({ url, routerContext, collectStyle }: PageToRender): string {
  const context = { ...routerContext, serverHandoffStream: undefined };
  const html = renderToStaticMarkup(
    <InlineStyleCollector value={collectStyle}>
      <ServerRouter context={context} url={url} />
    </InlineStyleCollector>,
  );
  return `<!DOCTYPE html>${html}`;
}
