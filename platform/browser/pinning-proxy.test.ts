import { request } from "node:http";
import { createServer, type Server, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createEgressRules } from "#platform/egress/egress-rules.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";
import { type PinningProxy, type ProxyGrant, startPinningProxy } from "./pinning-proxy.ts";

let site: Site;
let proxy: PinningProxy;
let grant: ProxyGrant;

beforeEach(async () => {
  site = await serveSite({ pages: { "/": "hello", "/big": "x".repeat(200_000) } });
  proxy = await startPinningProxy({ rules: createEgressRules({ allowPrivate: ["127.0.0.1/32"] }) });
  grant = proxy.grant({ maxBytes: 50_000 });
});
afterEach(async () => {
  await proxy.close();
  await site.close();
});

function passwordOf({ username, password }: { username: string; password: string }): Record<string, string> {
  return { "proxy-authorization": `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}` };
}

/** Sends a plain request through the proxy. The status is 0 if the connection broke. */
async function get(
  url: string,
  headers: Record<string, string>,
): Promise<[number, string, Record<string, unknown>]> {
  const { hostname, port } = new URL(proxy.server);
  return new Promise((resolve) => {
    const outgoing = request({ hostname, port, path: url, headers: { ...headers, host: new URL(url).host } });
    outgoing.on("error", () => resolve([0, "", {}]));
    outgoing.on("response", (response) =>
      text(response).then(
        (body) => resolve([response.statusCode ?? 0, body, response.headers]),
        () => resolve([0, "", {}]),
      ),
    );
    outgoing.end();
  });
}

function connect(
  target: string,
  headers: Record<string, string>,
): Promise<{ status: number; socket: Socket }> {
  const { hostname, port } = new URL(proxy.server);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, method: "CONNECT", path: target, headers });
    outgoing.on("error", reject);
    outgoing.on("connect", (response, socket) =>
      resolve({ status: response.statusCode ?? 0, socket: socket as Socket }),
    );
    outgoing.end();
  });
}

describe("the pinning proxy", () => {
  test("forwards a request without the proxy credentials", async () => {
    expect((await get(`${site.url}/`, passwordOf(grant))).slice(0, 2)).toEqual([200, "hello"]);
    expect(site.requests[0]?.headers["proxy-authorization"]).toBeUndefined();
  });

  test("tunnels", async () => {
    const { status, socket } = await connect(`127.0.0.1:${site.port}`, passwordOf(grant));
    expect(status).toBe(200);
    socket.end("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    expect(await text(socket)).toContain("hello");
  });

  test("refuses missing, wrong and expired credentials", async () => {
    const wrong = passwordOf({ username: grant.username, password: "0".repeat(grant.password.length) });
    for (const headers of [{}, wrong]) {
      expect((await get(`${site.url}/`, headers))[0]).toBe(407);
      expect((await connect(`127.0.0.1:${site.port}`, headers)).status).toBe(407);
    }
    grant.close();
    expect((await get(`${site.url}/`, passwordOf(grant)))[0]).toBe(407);
    expect(site.requests).toEqual([]);
  });

  test("answers a refused address like a closed port, and records why", async () => {
    const closed = await serveSite({ pages: {} });
    await closed.close();
    const answers = [];
    for (const host of [`[::1]:${site.port}`, `127.0.0.9:${site.port}`, `127.0.0.1:${closed.port}`]) {
      answers.push((await get(`http://${host}/`, passwordOf(grant))).slice(0, 2));
      answers.push([(await connect(host, passwordOf(grant))).status, ""]);
    }
    expect(new Set(answers.map(String))).toEqual(new Set(["502,"]));
    expect(grant.failureOf(`http://127.0.0.9:${site.port}/a`)).toBe("refused-address");
    expect(grant.failureOf(`http://127.0.0.1:${closed.port}/`)).toBe("connection-failed");
    expect(grant.failureOf(`${site.url}/`)).toBeNull();
  });

  test("ends a page that exceeds its byte limit and blocks further requests", async () => {
    expect((await get(`${site.url}/big`, passwordOf(grant)))[0]).toBe(0);
    expect((await get(`${site.url}/`, passwordOf(grant)))[0]).toBe(502);
  });

  test("closes a page's tunnels with the page", async () => {
    const silent: Server = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const address = silent.address();
    const port = typeof address === "object" ? address?.port : 0;
    const { socket } = await connect(`127.0.0.1:${port}`, passwordOf(grant));
    const ended = new Promise((resolve) => socket.once("close", resolve));
    socket.resume().on("error", () => undefined);
    grant.close();
    await ended;
    await new Promise((resolve) => silent.close(resolve));
  });
});
