/** Binds the port immediately, but answers 503 until the server is ready. */
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
  /** The port in use. If port 0 was requested, the operating system has picked one. */
  port: number;
  serve(listener: RequestListener): void;
  /**
   * Keeps accepting connections for `ms`, until load balancers have noticed the shutdown. Every response closes its
   * connection, so that none closes while a request is on its way.
   */
  drain(ms: number): Promise<void>;
  /**
   * Stops accepting connections and closes idle ones and event streams, to which browsers reconnect. Requests in flight
   * get `graceMs` (default 7_000) to finish.
   */
  close(options?: { graceMs?: number }): Promise<void>;
}

const limits = {
  maxHeaderSize: 16_384,
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  // Must be longer than load balancers keep an idle connection (nginx and AWS 60 s, Caddy 120 s). If the server closed
  // first, a request on its way would be lost.
  keepAliveTimeout: 130_000,
  // How often Node checks the two timeouts above.
  connectionsCheckingInterval: 5_000,
  // Joins repeated Host headers, which makes the host unknown. By default, Node silently ignores the second one.
  joinDuplicateHeaders: true,
  // We reject a request without a Host header ourselves, so that the response has the usual headers.
  requireHostHeader: false,
  // Handles upgrade requests to other paths as page requests, except those for Vite in development.
  shouldUpgradeCallback: (request: IncomingMessage) =>
    isSocketRequest(request) || request.headers["sec-websocket-protocol"]?.startsWith("vite-") === true,
};

export async function listen(port: number): Promise<Listening> {
  const server = createServer(limits);
  const streams = new Set<ServerResponse>();
  let isDraining = false;
  let serving = notYet;
  server.on("request", (request, response) => {
    if (isDraining) response.shouldKeepAlive = false;
    if (request.headers.accept?.includes("text/event-stream")) {
      streams.add(response);
      response.once("close", () => streams.delete(response));
    }
    serving(request, response);
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
      serving = listener;
    },
    drain(ms) {
      isDraining = true;
      return delay(ms);
    },
    close({ graceMs = 7_000 } = {}) {
      isDraining = true;
      return new Promise((resolve) => {
        const timer = setTimeout(() => server.closeAllConnections(), graceMs);
        // Keeps closing connections that become idle after their last response.
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

/** Responds to input that Node's parser rejects. Sends the same headers as every other response. */
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
