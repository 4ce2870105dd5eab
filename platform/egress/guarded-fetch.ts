/** Sends requests through Undici, which a process loads with its first request. */
import { buffer } from "node:stream/consumers";
import { Agent, buildConnector, type Dispatcher } from "undici";
import type { Log } from "#platform/log.ts";
import { EgressError, type EgressFetch, type EgressRequest, type EgressResponse } from "#shared/egress.ts";
import { stoppedError, tlsError, toEgressError } from "./egress-failure.ts";
import { type EgressRules, errorCode } from "./egress-rules.ts";
import { readBody } from "./read-body.ts";

export interface GuardedFetchOptions {
  rules: EgressRules;
  log: Log;
  userAgent: string;
}

export interface GuardedFetch {
  fetch: EgressFetch;
  close(): Promise<void>;
}

const defaultTimeoutMs = 10_000;
const defaultMaxBytes = 2_000_000;
const maxRedirects = 5;
const maxHeaderBytes = 16 * 1024;
const connectionsPerOrigin = 10;
/** Redirect bodies are read up to this size, so that their connections can be reused. */
const maxRedirectBodyBytes = 16 * 1024;

const defaultHeaders = {
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "accept-language": "en;q=0.9,*;q=0.5",
  "accept-encoding": "gzip, deflate, br",
};
/** Callers can't set these headers, because they frame the message or name the checked host. */
const ownHeaders = new Set([
  "host",
  "connection",
  "content-length",
  "transfer-encoding",
  "upgrade",
  "expect",
  "te",
]);
/** These headers aren't forwarded when a redirect leads to another host. */
const privateHeaders = ["authorization", "cookie", "proxy-authorization"];

export function createGuardedFetch({ rules, log, userAgent }: GuardedFetchOptions): GuardedFetch {
  const agent = new Agent({
    connect: createGuardedConnector(rules),
    connections: connectionsPerOrigin,
    maxHeaderSize: maxHeaderBytes,
    // Longer than any request's own timeout, which ends slow responses.
    headersTimeout: 120_000,
    bodyTimeout: 120_000,
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 10_000,
    pipelining: 1,
    allowH2: false,
  });

  const fetch: EgressFetch = async (input, request = {}) => {
    const timeoutMs = request.timeoutMs ?? defaultTimeoutMs;
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort("timeout"), timeoutMs);
    const onAbort = () => stop.abort("aborted");
    if (request.signal?.aborted) onAbort();
    request.signal?.addEventListener("abort", onAbort, { once: true });
    try {
      return await followRedirects({ agent, rules, input, request, userAgent, signal: stop.signal });
    } catch (error) {
      const mapped = stop.signal.aborted
        ? stoppedError(stop.signal, input, error)
        : error instanceof EgressError
          ? error
          : toEgressError(error, input);
      log.debug(
        { code: mapped.code, url: mapped.url, cause: errorCode(mapped.cause) },
        "outbound request failed",
      );
      throw mapped;
    } finally {
      clearTimeout(timer);
      request.signal?.removeEventListener("abort", onAbort);
    }
  };

  return { fetch, close: () => agent.destroy() };
}

/**
 * Undici's connector never sees a host name: the rules open the TCP connection, and the connector only adds TLS. Its
 * `lookup` option isn't enough, because it is never called for IP literals.
 */
export function createGuardedConnector(rules: EgressRules): buildConnector.connector {
  const secure = buildConnector({ allowH2: false, timeout: 10_000 });
  return (options, callback) => {
    const port = Number(options.port) || (options.protocol === "https:" ? 443 : 80);
    const name = `${options.protocol}//${options.hostname}:${port}`;
    rules.openSocket({ hostname: options.hostname, port }).then(
      (socket) => {
        if (options.protocol !== "https:") {
          callback(null, socket);
          return;
        }
        secure({ ...options, httpSocket: socket }, (error, secured) => {
          if (secured) callback(null, secured);
          else callback(tlsError(error, name), null);
        });
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    );
  };
}

interface Journey {
  agent: Agent;
  rules: EgressRules;
  input: string;
  request: EgressRequest;
  userAgent: string;
  signal: AbortSignal;
}

async function followRedirects({
  agent,
  rules,
  input,
  request,
  userAgent,
  signal,
}: Journey): Promise<EgressResponse> {
  const headers = headersFor(request, userAgent);
  let url = rules.checkUrl(input);
  for (let redirects = 0; ; redirects += 1) {
    const answer = await send({
      agent,
      url,
      method: request.method ?? "GET",
      posted: request.posted,
      headers,
      signal,
    });
    const target = request.followsRedirects === false ? null : redirectTarget(answer, url);
    if (target === null) return toResponse({ answer, url, request });
    await answer.body.dump({ limit: maxRedirectBodyBytes, signal }).catch(() => undefined);
    if (redirects === maxRedirects) {
      throw new EgressError("too-many-redirects", url.href, "The address redirects too many times.");
    }
    const next = rules.checkUrl(target);
    if (next.origin !== url.origin) for (const name of privateHeaders) delete headers[name];
    url = next;
  }
}

interface Sending {
  agent: Agent;
  url: URL;
  method: "GET" | "HEAD" | "POST";
  posted: string | undefined;
  headers: Record<string, string>;
  signal: AbortSignal;
}

/** Undici ignores the signal while a request waits for its connection, so this enforces it. */
async function send({
  agent,
  url,
  method,
  posted,
  headers,
  signal,
}: Sending): Promise<Dispatcher.ResponseData> {
  signal.throwIfAborted();
  const path = url.pathname + url.search;
  const answer = agent.request({ origin: url.origin, path, method, headers, signal, body: posted ?? null });
  let onAbort = () => {};
  const stopped = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(signal.reason);
    signal.addEventListener("abort", onAbort, { once: true });
  });
  try {
    return await Promise.race([answer, stopped]);
  } catch (error) {
    answer.then(({ body }) => body.on("error", () => undefined).destroy()).catch(() => undefined);
    if (signal.aborted) throw error;
    throw toEgressError(error, url.href);
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}

async function toResponse({
  answer,
  url,
  request,
}: {
  answer: Dispatcher.ResponseData;
  url: URL;
  request: EgressRequest;
}): Promise<EgressResponse> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(", ") : value;
  }
  const response = { url: url.href, status: answer.statusCode, headers };
  if (request.method === "HEAD") {
    await buffer(answer.body);
    return { ...response, body: new Uint8Array(), truncated: false };
  }
  const read = await readBody(answer.body, {
    encoding: headers["content-encoding"],
    maxBytes: request.maxBytes ?? defaultMaxBytes,
  });
  return { ...response, ...read };
}

function headersFor(request: EgressRequest, userAgent: string): Record<string, string> {
  const headers: Record<string, string> = { ...defaultHeaders, "user-agent": userAgent };
  for (const [name, value] of Object.entries(request.headers ?? {})) {
    if (!ownHeaders.has(name.toLowerCase())) headers[name.toLowerCase()] = value;
  }
  return headers;
}

/** Returns null if the response isn't a redirect or has no target URL. It is the final response then. */
function redirectTarget(answer: Dispatcher.ResponseData, url: URL): string | null {
  if (![301, 302, 303, 307, 308].includes(answer.statusCode)) return null;
  const location = [answer.headers.location].flat()[0];
  if (location === undefined) return null;
  // Node decodes raw UTF-8 in the header as one character per byte.
  const text = Buffer.from(location, "latin1").toString("utf8");
  const target = URL.parse(text.includes("\uFFFD") ? location : text, url.href);
  if (!target) throw new EgressError("protocol", url.href, "The address redirects to an invalid URL.");
  return target.href;
}
