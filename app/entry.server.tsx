/**
 * Renders a page whole (no streaming), so that every inline script and style can be hashed into the
 * Content-Security-Policy header and the answer can be cached together with it.
 */
import { createHash } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { isDatabaseAway } from "#platform/db/is-database-away.ts";
import { loggablePath } from "#platform/log.ts";
import { pageNotesContext, servicesContext } from "./context.ts";

export {
  centerReaderContext,
  clientAddressContext,
  hostContext,
  pageNotesContext,
  requestIdContext,
  servicesContext,
} from "./context.ts";

const renderTimeoutMs = 5_000;
/**
 * The dashboard's recorder reads the screen and the microphone. All pages with the framework's script have this, for
 * they become one another without a new document; public pages do not.
 */
const recorderPermissions =
  "camera=(), display-capture=(self), geolocation=(), microphone=(self), payment=()";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const hasScripts = shipsScripts(routerContext);
  const html = hasScripts
    ? scriptsLast(await renderPage(request.url, routerContext))
    : renderAtOnce(request.url, routerContext);
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", contentSecurityPolicy(html, { hasScripts }));
  if (hasScripts) headers.set("permissions-policy", recorderPermissions);
  return new Response(request.method === "HEAD" ? null : html, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  // An answer with a status below 500 is the visitor's own: a method that no page takes, and so on.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const provider = context as RouterContextProvider;
  const { log } = provider.get(servicesContext);
  if (isDatabaseAway(error)) provider.get(pageNotesContext).unavailable = true;
  log.error({ err: error, path: loggablePath(new URL(request.url).pathname) }, "a page failed");
};

/** Pages without the framework's scripts have no inline script at all, so their policy allows none. */
function shipsScripts({ routeModules, staticHandlerContext }: EntryContext): boolean {
  return !staticHandlerContext.matches.some(({ route }) => {
    const handle = routeModules[route.id]?.handle as { noJs?: boolean } | undefined;
    return handle?.noJs === true;
  });
}

function renderPage(url: string, routerContext: EntryContext): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={routerContext} url={url} />, {
      onAllReady() {
        clearTimeout(timer);
        text(pipe(new PassThrough())).then(resolve, reject);
      },
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(() => abort(new Error("rendering took too long")), renderTimeoutMs);
  });
}

/** Nothing of such a page is waited for, nor handed to scripts: a quarter less work than with a stream. */
function renderAtOnce(url: string, routerContext: EntryContext): string {
  const context = { ...routerContext, serverHandoffStream: undefined };
  return `<!DOCTYPE html>${renderToString(<ServerRouter context={context} url={url} />)}`;
}

/** A page can be read and its forms be sent before the scripts are there, so they do not compete with its look. */
function scriptsLast(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

function contentSecurityPolicy(html: string, { hasScripts }: { hasScripts: boolean }): string {
  const scripts = hasScripts
    ? inlineHashes(
        html,
        /<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g,
      )
    : [];
  const styles = inlineHashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(" ")}`,
    `style-src ${["'self'", ...styles].join(" ")}`,
    // Recordings and their pictures, before they are sent.
    ...(hasScripts ? ["img-src 'self' data: blob:", "media-src 'self' blob:"] : ["img-src 'self' data:"]),
    "font-src 'self'",
    "connect-src 'self'",
    // Only a page that has a frame may have one; text on a page never holds this letter for letter.
    ...(/<iframe[\s>]/.test(html) ? ["frame-src 'self'"] : []),
    // Likewise for films.
    ...(!hasScripts && /<video[\s>]/.test(html) ? ["media-src 'self'"] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function inlineHashes(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => {
    const digest = createHash("sha256")
      .update(match[1] ?? "")
      .digest("base64");
    return `'sha256-${digest}'`;
  });
}
