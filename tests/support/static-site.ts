/** A website on a loopback port for tests, evaluation and benchmarks, as fast or as broken as they need. */
import { readFile, stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, resolve, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";

export interface SitePage {
  /** Defaults to 200. */
  status?: number;
  /** Defaults to the type of the path's extension, or text/html without one. */
  contentType?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Repeats the body this many times while the client reads. Infinity makes the page endless. */
  times?: number;
  /** Delay of this answer in addition to the site's latency. */
  latencyMs?: number;
  /** Resets the connection, cuts it halfway through the body, or never answers, instead of an answer. */
  failure?: "reset" | "cut" | "hang";
}

/** Null is a 404. A string is a page's body. */
type SiteHandler = (
  path: string,
  request: IncomingMessage,
) => SitePage | string | null | Promise<SitePage | string | null>;

export type SiteSource =
  /** A folder, in which `/a` is a, a/index.html or a.html. The pages declare their charsets. */
  | { root: string }
  /** Answers by path without the query. */
  | { pages: Record<string, SitePage | string> }
  | { handler: SiteHandler };

interface SiteRequest {
  method: string;
  /** Includes the query. */
  url: string;
  headers: IncomingMessage["headers"];
}

export interface Site {
  /** The origin without a trailing slash, such as "http://127.0.0.1:41235". */
  url: string;
  port: number;
  /** Every request so far, oldest first. */
  requests: SiteRequest[];
  /** Also ends open connections. Can be called again. */
  close(): Promise<void>;
}

const siteContentTypes: Record<string, string> = {
  ".html": "text/html",
  ".htm": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".xml": "application/xml",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

interface ServeSiteOptions {
  /** Delay of every answer in milliseconds. Defaults to 0. */
  latencyMs?: number;
  /** Answers unknown paths without extension with the folder's index.html, as single-page applications do. */
  fallbackToIndex?: boolean;
  /** Defaults to 127.0.0.1. */
  host?: string;
}

/** Serves until `close()`. Paths can't leave the folder. */
export async function serveSite(source: SiteSource, options: ServeSiteOptions = {}): Promise<Site> {
  const answer = handlerOf(source, options);
  const requests: SiteRequest[] = [];
  const closing = new AbortController();
  const server = createServer((request, response) => {
    requests.push({ method: request.method ?? "GET", url: request.url ?? "/", headers: request.headers });
    respond({ request, response, answer, latencyMs: options.latencyMs ?? 0, signal: closing.signal }).catch(
      () => response.destroy(),
    );
  });
  const host = options.host ?? "127.0.0.1";
  await new Promise<void>((resolved, rejected) => {
    server.once("error", rejected);
    server.listen(0, host, resolved);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${port}`,
    port,
    requests,
    close: () =>
      new Promise((resolved) => {
        closing.abort();
        server.close(() => resolved());
        server.closeAllConnections();
      }),
  };
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  answer: SiteHandler;
  latencyMs: number;
  signal: AbortSignal;
}

async function respond({ request, response, answer, latencyMs, signal }: Exchange): Promise<void> {
  const path = pathOf(request.url ?? "/");
  const given = path === null ? { status: 400, body: "Bad request" } : await answer(path, request);
  const page: SitePage =
    given === null
      ? { status: 404, contentType: "text/html; charset=utf-8", body: "<h1>Not found</h1>" }
      : typeof given === "string"
        ? { body: given }
        : given;
  const waitMs = latencyMs + (page.latencyMs ?? 0);
  if (waitMs > 0) await wait(waitMs, undefined, { signal });
  if (page.failure === "hang") return;
  if (page.failure === "reset") {
    request.socket.resetAndDestroy();
    return;
  }
  const body = Buffer.from(page.body ?? "");
  const { times = 1 } = page;
  response.writeHead(page.status ?? 200, {
    "content-type": page.contentType ?? contentTypeOf(path ?? "/"),
    ...(times < Infinity && { "content-length": body.length * times }),
    ...page.headers,
  });
  if (page.failure === "cut") {
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => request.socket.destroy());
    return;
  }
  if (request.method === "HEAD") response.end();
  else if (times === 1) response.end(body);
  else await pipeline(Readable.from(repeated(body, times), { objectMode: false }), response);
}

function* repeated(body: Buffer, times: number): Generator<Buffer> {
  for (let sent = 0; sent < times; sent += 1) yield body;
}

function handlerOf(source: SiteSource, options: ServeSiteOptions): SiteHandler {
  if ("handler" in source) return source.handler;
  if ("pages" in source) {
    const pages = new Map(Object.entries(source.pages));
    return (path) => pages.get(path) ?? null;
  }
  const root = resolve(source.root);
  return async (path) => {
    const file =
      (await fileFor(root, path)) ??
      (options.fallbackToIndex && extname(path) === "" ? await fileFor(root, "/") : null);
    return file === null ? null : { contentType: contentTypeOf(file), body: await readFile(file) };
  };
}

async function fileFor(root: string, path: string): Promise<string | null> {
  const base = join(root, path);
  if (base !== root && !base.startsWith(root + sep)) return null;
  for (const candidate of [base, join(base, "index.html"), `${base.replace(/[/\\]$/, "")}.html`]) {
    const found = await stat(candidate).catch(() => null);
    if (found?.isFile()) return candidate;
  }
  return null;
}

function pathOf(url: string): string | null {
  try {
    const path = decodeURIComponent(new URL(url, "http://site.test").pathname);
    return path.includes("\0") ? null : path;
  } catch {
    return null;
  }
}

function contentTypeOf(path: string): string {
  const extension = extname(path).toLowerCase();
  return (
    siteContentTypes[extension] ??
    (extension === "" ? "text/html; charset=utf-8" : "application/octet-stream")
  );
}
