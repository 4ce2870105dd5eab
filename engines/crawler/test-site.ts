/** For this folder's tests: a website on the loopback, and a plain fetch of the shape the crawler is given. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { EgressError, type EgressFetch } from "#shared/egress.ts";

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

export type Route = string | Answer | ((request: IncomingMessage, response: ServerResponse) => Answer | null);

export interface TestSite {
  url: string;
  /** Paths that were asked for with GET, in order. */
  asked: string[];
  routes: Record<string, Route>;
  close(): Promise<void>;
}

/** Routes by path with query, or "*" for all others (404 when absent). A text is an HTML page. */
export async function serveSite(routes: Record<string, Route>): Promise<TestSite> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    if (request.method === "GET") asked.push(path);
    const route = routes[path] ?? routes["*"];
    const answer = typeof route === "function" ? route(request, response) : route;
    if (answer === null) return;
    const {
      status = 200,
      headers = {},
      body = "",
    } = typeof answer === "string"
      ? { body: answer }
      : (answer ?? { status: 404, body: "<h1>Not found</h1>" });
    response.writeHead(status, { "content-type": "text/html; charset=utf-8", ...headers });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    routes,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export const plainFetch: EgressFetch = async (url, request = {}) => {
  const timeout = AbortSignal.timeout(request.timeoutMs ?? 10_000);
  const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
  try {
    const answer = await fetch(url, {
      method: request.method ?? "GET",
      headers: request.headers ?? {},
      signal,
    });
    const chunks: Uint8Array[] = [];
    let size = 0;
    const maxBytes = request.maxBytes ?? 2_000_000;
    for await (const chunk of answer.body ?? []) {
      chunks.push(chunk);
      size += chunk.byteLength;
      if (size >= maxBytes) break;
    }
    const body = new Uint8Array(Buffer.concat(chunks).subarray(0, maxBytes));
    const headers = Object.fromEntries(answer.headers);
    return { url: answer.url, status: answer.status, headers, body, truncated: size > maxBytes };
  } catch (error) {
    if (request.signal?.aborted) throw new EgressError("aborted", url, "aborted", { cause: error });
    if (timeout.aborted) throw new EgressError("timeout", url, "timed out", { cause: error });
    throw new EgressError("connection-failed", url, "no connection", { cause: error });
  }
};

/** A page with a sentence of its own about `topic`, long enough to count as content. */
export function pageAbout(
  topic: string,
  { links = [], head = "" }: { links?: string[]; head?: string } = {},
): string {
  const items = links.map((link) => `<li><a href="${link}">${link.replace(/\W+/g, " ")}</a></li>`).join("");
  const sentence = `This page is about ${topic}, and it says in plain words what people ask about ${topic}. `;
  return `<!doctype html><html lang="en"><head><title>${topic}</title>${head}</head>
<body><header><nav><ul>${items}</ul></nav></header><main><h1>${topic}</h1><p>${sentence.repeat(3)}</p></main>
<footer>© Acme</footer></body></html>`;
}
