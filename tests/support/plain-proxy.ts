/** A reverse proxy on loopback that sends the headers of real ones with default settings. */
import { createServer, type IncomingMessage, request as send } from "node:http";
import { type AddressInfo, isIP } from "node:net";

/** Request headers that reach the server, observed with nginx 1.22 and Caddy 2.6. */
export const proxyHeaders = {
  /** `proxy_pass http://127.0.0.1:3000;` */
  "nginx, bare": ({ upstream }) => ({ host: upstream, connection: "close" }),
  /** With `proxy_set_header Host $host;`. */
  "nginx, Host passed on": ({ host }) => ({ host: hostnameOf(host), connection: "close" }),
  /** With the X-Forwarded headers that most guides add. */
  "nginx, X-Forwarded": ({ host, visitor }) => ({
    host: hostnameOf(host),
    "x-real-ip": visitor,
    "x-forwarded-for": visitor,
    "x-forwarded-proto": "https",
    connection: "close",
  }),
  /** `reverse_proxy 127.0.0.1:3000` */
  "Caddy, reverse_proxy": ({ host, visitor }) => ({
    host,
    "x-forwarded-for": visitor,
    "x-forwarded-host": host,
    "x-forwarded-proto": "https",
  }),
  /** `header_up Host {upstream_hostport}` and `header_up -X-Forwarded-*`, as some tunnels do. */
  "Caddy, headers removed": ({ upstream }) => ({ host: upstream }),
} satisfies Record<string, (about: Visit) => Record<string, string>>;

export type ProxyKind = keyof typeof proxyHeaders;

interface Visit {
  /** The visitor's Host header. */
  host: string;
  /** The visitor's address. */
  visitor: string;
  /** Such as "127.0.0.1:3000". */
  upstream: string;
}

export interface PlainProxy {
  port: number;
  close(): Promise<void>;
}

const forwarding = /^(?:host|connection|x-forwarded-.*|x-real-ip|forwarded|via)$/;

export async function startPlainProxy(kind: ProxyKind, serverPort: number): Promise<PlainProxy> {
  const upstream = `127.0.0.1:${serverPort}`;
  const headersOf = ({ headers, socket }: IncomingMessage) => {
    const passed = Object.entries(headers).filter(([name]) => !forwarding.test(name));
    const visitor = socket.remoteAddress ?? "";
    return {
      ...Object.fromEntries(passed),
      ...proxyHeaders[kind]({ host: headers.host ?? "", visitor, upstream }),
    };
  };
  const server = createServer((request, response) => {
    const { method, url: path } = request;
    const target = { host: "127.0.0.1", port: serverPort, method, path, headers: headersOf(request) };
    const onward = send({ ...target, agent: false }, (answer) => {
      const { connection: _, "keep-alive": __, ...headers } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, headers);
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function hostnameOf(host: string): string {
  return isIP(host) === 6 ? host : host.replace(/:\d+$/, "");
}
