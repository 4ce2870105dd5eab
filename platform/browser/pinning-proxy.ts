/**
 * An HTTP proxy on loopback through which the browser reaches the network. It opens each connection under the egress
 * rules and never connects to a refused target. The browser never resolves a name or learns an IP address.
 */
import { randomBytes } from "node:crypto";
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { type Duplex, Transform } from "node:stream";
import { isSameSecret } from "#platform/access/is-same-secret.ts";
import type { EgressRules } from "#platform/egress/egress-rules.ts";
import { hostOf } from "#platform/egress/egress-rules.ts";
import { EgressError, type EgressErrorCode } from "#shared/egress.ts";

export interface PinningProxy {
  /** "http://127.0.0.1:<port>", or the URL at which a remote browser reaches it. */
  server: string;
  /** Issues credentials for one page. Closing them ends all of the page's connections. */
  grant(options: { maxBytes: number }): ProxyGrant;
  close(): Promise<void>;
}

export interface ProxyGrant {
  username: string;
  password: string;
  /** Returns why the last connection to this host failed, or null if it didn't. */
  failureOf(url: string): EgressErrorCode | null;
  close(): void;
}

interface GrantState {
  password: string;
  bytesLeft: number;
  failures: Map<string, EgressErrorCode>;
  connections: Set<Duplex>;
}

const maxHeaderBytes = 16 * 1024;
/** Browsers open six connections per host, so a page with more than this is an attack. */
const maxConnections = 64;
const hopHeaders = [
  "proxy-authorization",
  "proxy-connection",
  "connection",
  "keep-alive",
  "te",
  "upgrade",
  "trailer",
];

export interface PinningProxyOptions {
  rules: EgressRules;
  /**
   * "http://name:port" at which a remote browser reaches this process. The proxy listens on all interfaces, on that
   * port or, if another import uses it, on one of the next 15. Null listens only on loopback.
   */
  reachedAt?: string | null;
}

/** Each job has its own proxy, and a process runs few jobs concurrently. */
const portsForOthers = 16;

export async function startPinningProxy({
  rules,
  reachedAt = null,
}: PinningProxyOptions): Promise<PinningProxy> {
  const grants = new Map<string, GrantState>();
  const server = createServer({ maxHeaderSize: maxHeaderBytes });

  server.on("request", (request, response) => {
    const grant = grantOf(request, grants);
    if (grant) forward({ request, response, grant, rules });
    else askForPassword(response);
  });
  server.on("connect", (request: IncomingMessage, client: Duplex, head: Buffer) => {
    client.on("error", () => client.destroy());
    const grant = grantOf(request, grants);
    if (grant) void tunnel({ request, client, head, grant, rules });
    else
      client.end(
        'HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm="step"\r\n\r\n',
      );
  });
  // Upgrades belong inside CONNECT tunnels. Plain ones would escape the byte accounting.
  server.on("upgrade", (_request, socket) => socket.destroy());
  server.on("clientError", (_error, socket) => socket.destroy());

  const address = await listen(server, reachedAt);

  function grant({ maxBytes }: { maxBytes: number }): ProxyGrant {
    const username = randomBytes(12).toString("hex");
    const password = randomBytes(24).toString("hex");
    const state: GrantState = { password, bytesLeft: maxBytes, failures: new Map(), connections: new Set() };
    grants.set(username, state);
    return {
      username,
      password,
      failureOf: (url) => {
        const parsed = URL.parse(url);
        return (parsed && state.failures.get(keyOf(hostOf(parsed)))) ?? null;
      },
      close: () => {
        grants.delete(username);
        for (const connection of state.connections) connection.destroy();
      },
    };
  }

  return {
    server: address,
    grant,
    close: () =>
      new Promise((resolve) => {
        for (const state of grants.values()) for (const connection of state.connections) connection.destroy();
        grants.clear();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Resolves to the URL for the browser. */
async function listen(server: Server, reachedAt: string | null): Promise<string> {
  if (reachedAt === null) {
    await listenOn(server, 0, "127.0.0.1");
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  const { hostname, port: firstPort } = new URL(reachedAt);
  for (let port = Number(firstPort); ; port += 1) {
    try {
      // Listening on all interfaces is safe, because the proxy is unusable without the per-page password.
      await listenOn(server, port, undefined);
      return `http://${hostname}:${port}`;
    } catch (error) {
      const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
      if (!isTaken || port + 1 >= Number(firstPort) + portsForOthers) throw error;
    }
  }
}

function listenOn(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.removeListener("error", reject);
      resolve();
    });
  });
}

function grantOf(request: IncomingMessage, grants: Map<string, GrantState>): GrantState | null {
  const encoded = /^Basic ([a-z0-9+/=]+)$/i.exec(request.headers["proxy-authorization"] ?? "")?.[1] ?? "";
  const [username = "", password = ""] = Buffer.from(encoded, "base64").toString("latin1").split(":");
  const grant = grants.get(username);
  return grant && isSameSecret(password, grant.password) ? grant : null;
}

function askForPassword(response: ServerResponse): void {
  response.writeHead(407, { "proxy-authenticate": 'Basic realm="step"', "content-length": "0" }).end();
}

interface Passage {
  request: IncomingMessage;
  grant: GrantState;
  rules: EgressRules;
}

async function tunnel({
  request,
  client,
  head,
  grant,
  rules,
}: Passage & { client: Duplex; head: Buffer }): Promise<void> {
  const target = URL.parse(`https://${request.url ?? ""}`);
  const upstream = target && (await open({ rules, grant, target }));
  if (!upstream) {
    client.end("HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n");
    return;
  }
  if (client.destroyed) {
    upstream.destroy();
    return;
  }
  track(grant, client);
  client.write("HTTP/1.1 200 Connection Established\r\n\r\n");
  if (head.length > 0) upstream.write(head);
  upstream.on("close", () => client.destroy());
  client.on("close", () => upstream.destroy());
  upstream.pipe(meter(grant, upstream)).pipe(client);
  client.pipe(upstream);
}

async function forward({
  request,
  response,
  grant,
  rules,
}: Passage & { response: ServerResponse }): Promise<void> {
  response.on("error", () => undefined);
  const target = URL.parse(request.url ?? "");
  const isReadable = target?.protocol === "http:";
  const upstream = isReadable ? await open({ rules, grant, target }) : null;
  if (!target || !upstream) {
    refuse(response);
    return;
  }
  const headers = { ...request.headers, host: target.host, connection: "close" };
  for (const name of hopHeaders) if (name !== "connection") delete headers[name as keyof typeof headers];
  const outgoing = httpRequest({
    createConnection: () => upstream,
    method: request.method,
    path: target.pathname + target.search,
    headers,
    setHost: false,
    maxHeaderSize: maxHeaderBytes,
  });
  outgoing.on("error", () => refuse(response));
  outgoing.on("response", (answer) => {
    const { connection: _connection, "keep-alive": _keepAlive, ...answerHeaders } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, answerHeaders);
    answer.on("error", () => response.destroy());
    answer.pipe(meter(grant, response)).pipe(response);
  });
  response.on("close", () => outgoing.destroy());
  request.on("error", () => outgoing.destroy()).pipe(outgoing);
}

function refuse(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(502, { "content-length": "0" }).end();
}

/** Returns null if the rules refuse the target or nothing answers. The reason is recorded for the page's error. */
async function open({
  rules,
  grant,
  target,
}: {
  rules: EgressRules;
  grant: GrantState;
  target: URL;
}): Promise<Socket | null> {
  const host = hostOf(target);
  try {
    rules.checkUrl(target);
    if (grant.connections.size >= maxConnections || grant.bytesLeft <= 0) {
      throw new EgressError(
        "protocol",
        target.href,
        "The page opened too many connections or loaded too much data.",
      );
    }
    const socket = await rules.openSocket(host);
    socket.on("error", () => socket.destroy());
    track(grant, socket);
    return socket;
  } catch (error) {
    grant.failures.set(keyOf(host), error instanceof EgressError ? error.code : "connection-failed");
    return null;
  }
}

function track(grant: GrantState, connection: Duplex): void {
  grant.connections.add(connection);
  connection.once("close", () => grant.connections.delete(connection));
}

/** Passes bytes until the page's limit is reached, then destroys the exchange. */
function meter(grant: GrantState, exchange: { destroy(): unknown }): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      grant.bytesLeft -= chunk.length;
      if (grant.bytesLeft >= 0) done(null, chunk);
      else exchange.destroy();
    },
  });
}

function keyOf({ hostname, port }: { hostname: string; port: number }): string {
  return `${hostname}:${port}`;
}
