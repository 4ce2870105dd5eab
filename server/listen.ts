/** Binds the port immediately and answers 503 until the server is ready. */
import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { StartupError } from "#platform/errors.ts";
import { baseSecurityHeaders } from "./security-headers.ts";
import { isSocketRequest } from "./v1-socket.ts";

export interface Listening {
  server: Server;
  /** The given port, or the one that the system assigned for 0. */
  port: number;
  serve(listener: RequestListener): void;
  /**
   * Accepts connections for another `ms`, until load balancers notice. Each response now closes its connection, so that
   * no connection closes under a request in flight.
   */
  drain(ms: number): Promise<void>;
  /**
   * Stops accepting connections, closes idle ones and event streams (browsers reconnect those), and gives requests in
   * flight `graceMs` (default 7_000).
   */
  close(options?: { graceMs?: number }): Promise<void>;
}

const limits = {
  maxHeaderSize: 16_384,
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  // Longer than load balancers keep an idle connection (nginx and AWS 60 s, Caddy 120 s): if the server closes first, a
  // request in flight is lost.
  keepAliveTimeout: 130_000,
  // How often Node checks the two timeouts above.
  connectionsCheckingInterval: 5_000,
  // A second Host header makes the host unknown; by default, Node silently ignores it.
  joinDuplicateHeaders: true,
  // Without a Host header, a request is refused like one for an unknown host, with the usual response headers.
  requireHostHeader: false,
  // Upgrade requests to other paths are treated as page requests, except the development server's own.
  shouldUpgradeCallback: (request: IncomingMessage) =>
    isSocketRequest(request) || request.headers["sec-websocket-protocol"]?.startsWith("vite-") === true,
};

/** Throws a StartupError if the port isn't available. */
export async function listen(port: number): Promise<Listening> {
  const server = createServer(limits, notYet);
  const streams = new Set<ServerResponse>();
  let isDraining = false;
  server.on("request", (request, response) => {
    if (isDraining) response.shouldKeepAlive = false;
    if (!request.headers.accept?.includes("text/event-stream")) return;
    streams.add(response);
    response.once("close", () => streams.delete(response));
  });
  server.on("clientError", refuse);
  server.listen(port);
  try {
    await once(server, "listening");
  } catch (error) {
    throw new StartupError(portProblem(port, error as NodeJS.ErrnoException), { cause: error });
  }
  return {
    server,
    port: (server.address() as AddressInfo).port,
    serve(listener) {
      server.off("request", notYet);
      server.on("request", listener);
    },
    drain(ms) {
      isDraining = true;
      return delay(ms);
    },
    close({ graceMs = 7_000 } = {}) {
      isDraining = true;
      return new Promise((resolve) => {
        const timer = setTimeout(() => server.closeAllConnections(), graceMs);
        // Closes connections that became idle after their last response.
        const sweep = setInterval(() => server.closeIdleConnections(), 50);
        server.close(() => {
          clearTimeout(timer);
          clearInterval(sweep);
          resolve();
        });
        server.closeIdleConnections();
        for (const stream of streams) stream.end(() => stream.socket?.end());
      });
    },
  };
}

const notYet: RequestListener = (_request, response) => {
  response
    .writeHead(503, {
      ...baseSecurityHeaders,
      "retry-after": "2",
      "content-type": "text/plain; charset=utf-8",
    })
    .end("Starting …");
};

/** Answers input that Node's parser rejects, with the headers that every response has. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = refusals[error.code ?? ""] ?? "400 Bad Request";
  const headers = { ...baseSecurityHeaders, connection: "close", "content-length": "0" };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`${[`HTTP/1.1 ${status}`, ...lines].join("\r\n")}\r\n\r\n`);
}

const refusals: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

function portProblem(port: number, error: NodeJS.ErrnoException): string {
  if (error.code === "EADDRINUSE")
    return `Port ${port} is taken. Set PORT to another one, for example: PORT=3001 npm start`;
  if (error.code === "EACCES")
    return `Port ${port} needs more rights than this user has. Set PORT to 1024 or higher.`;
  return `Could not listen on port ${port}: ${error.message}`;
}
