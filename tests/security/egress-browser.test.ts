// Pages that use every known trick to reach private addresses. The canaries must receive nothing.
import { createServer } from "node:http";
import type { AddressInfo, Server, Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BrowserRenderer } from "#platform/browser/browser-renderer.ts";
import { createBrowserRenderer } from "#platform/browser/create-browser-renderer.ts";
import { findBrowser } from "#platform/browser/find-browser.ts";
import { createEgressRules } from "#platform/egress/egress-rules.ts";
import { createLog } from "#platform/log.ts";
import { EgressError } from "#shared/egress.ts";
import { type Canary, findClosedPort, startCanary } from "#tests/support/canary.ts";
import { createFakeDns } from "#tests/support/dns.ts";

const log = createLog({ logLevel: "silent" });
const config = { crawl: { browserPath: null } };
// 127.0.0.2 acts as the public internet. Only Linux has it without configuration.
const canRun = process.platform === "linux" && findBrowser({ config }) !== null;
const words = "The quick brown fox jumps over the lazy dog. ".repeat(8);

/** Each trick ends with "tried" in the page's text, so that a test fails if its trick never ran. */
const tricks: Record<string, (canary: Canary) => string> = {
  "an image": ({ port }) => `<img src="http://127.0.0.1:${port}/" onerror="tried()">`,
  "a frame": ({ port }) => `<iframe src="http://127.0.0.1:${port}/" onload="tried()"></iframe>`,
  "an object": ({ port }) =>
    `<object data="http://127.0.0.1:${port}/"></object><script>setTimeout(tried, 300)</script>`,
  "a style sheet": ({ port }) =>
    `<link rel="stylesheet" href="http://127.0.0.1:${port}/a.css" onerror="tried()"><link rel="preload" as="fetch" href="http://[::1]:${port}/">`,
  "an @import and a url()": ({ port }) =>
    `<style>@import "http://127.0.0.1:${port}/a.css"; body { background: url(http://[::1]:${port}/b.png) }</style><script>tried()</script>`,
  "a script": ({ port }) => `<script src="http://127.0.0.1:${port}/a.js" onerror="tried()"></script>`,
  "fetch, by every spelling": ({ port }) => `<script>
    const hosts = ["127.0.0.1", "[::1]", "localhost", "2130706433", "0x7f.1", "0177.0.0.1", "0", "[::ffff:127.0.0.1]", "private.test", "a.localhost"];
    const calls = hosts.flatMap((host) => ["http", "https"].map((scheme) =>
      fetch(scheme + "://" + host + ":${port}/", { mode: "no-cors" })));
    Promise.allSettled(calls).then(tried);
  </script>`,
  "XMLHttpRequest, beacon and EventSource": ({ port }) => `<script>
    navigator.sendBeacon("http://127.0.0.1:${port}/", "x");
    new EventSource("http://127.0.0.1:${port}/");
    const request = new XMLHttpRequest(); request.onerror = tried;
    request.open("POST", "http://127.0.0.1:${port}/"); request.send("x");
  </script>`,
  WebSocket: ({ port }) => `<script>
    const sockets = ["ws://127.0.0.1:${port}/", "ws://[::1]:${port}/", "wss://localhost:${port}/"].map((url) => new WebSocket(url));
    Promise.all(sockets.map((socket) => new Promise((done) => socket.onclose = done))).then(tried);
  </script>`,
  "WebRTC over UDP and TCP": ({ port, udpPort }) => `<script>
    const peer = new RTCPeerConnection({ iceServers: [
      { urls: ["stun:127.0.0.1:${udpPort}", "stun:localhost:${udpPort}"] },
      { urls: ["turn:127.0.0.1:${udpPort}?transport=udp", "turn:127.0.0.1:${port}?transport=tcp", "turns:127.0.0.1:${port}?transport=tcp"], username: "a", credential: "b" },
    ] });
    peer.createDataChannel("x");
    peer.createOffer().then((offer) => peer.setLocalDescription(offer));
    setTimeout(tried, 1500);
  </script>`,
  WebTransport: ({ udpPort }) => `<script>
    const calls = ["127.0.0.1", "localhost"].map((host) => { try { return new WebTransport("https://" + host + ":${udpPort}/").ready } catch (error) { return Promise.reject(error) } });
    Promise.allSettled(calls).then(() => setTimeout(tried, 500));
    setTimeout(tried, 2500);
  </script>`,
  "prefetch, preconnect and speculation": ({ port }) => `
    <link rel="dns-prefetch" href="//localhost"><link rel="preconnect" href="http://127.0.0.1:${port}">
    <link rel="prefetch" href="http://127.0.0.1:${port}/"><link rel="prerender" href="http://127.0.0.1:${port}/">
    <script type="speculationrules">{"prefetch": [{"urls": ["http://127.0.0.1:${port}/"], "eagerness": "immediate"}]}</script>
    <script>setTimeout(tried, 500)</script>`,
  "a worker": ({ port }) => `<script>
    const code = "fetch('http://127.0.0.1:${port}/').catch(() => postMessage(1)); new WebSocket('ws://127.0.0.1:${port}/')";
    new Worker(URL.createObjectURL(new Blob([code]))).onmessage = tried;
  </script>`,
  "a pop-up and a form": ({ port }) => `
    <a id="link" target="_blank" href="http://127.0.0.1:${port}/">x</a>
    <form id="form" target="_blank" method="post" action="http://127.0.0.1:${port}/"></form>
    <script>link.click(); form.submit(); window.open("http://127.0.0.1:${port}/"); setTimeout(tried, 500)</script>`,
  "a redirected fetch": ({ port }) => `<script>
    fetch("/redirect?to=" + encodeURIComponent("http://127.0.0.1:${port}/"), { mode: "no-cors" }).finally(tried);
  </script>`,
  "a name that rebinds": ({ port }) => `<script>
    const again = (left) => fetch("http://rebind.test:${port}/?" + left, { mode: "no-cors", cache: "no-store" })
      .catch(() => 0).then(() => left > 0 ? again(left - 1) : tried());
    again(4);
  </script>`,
};

describe.skipIf(!canRun)("a page in the browser", () => {
  let canary: Canary;
  let renderer: BrowserRenderer;
  let site: Server;
  let origin: string;
  const pages = new Map<string, { status?: number; headers?: Record<string, string>; html: string }>();
  const sockets = new Set<Socket>();

  beforeAll(async () => {
    canary = await startCanary();
    const server = createServer((request, response) => {
      const url = new URL(request.url ?? "/", "http://site");
      const to = url.searchParams.get("to");
      const page = pages.get(url.pathname);
      if (to !== null) response.writeHead(302, { location: to }).end();
      else if (page)
        response
          .writeHead(page.status ?? 200, { "content-type": "text/html", ...page.headers })
          .end(page.html);
      else response.writeHead(404).end();
    });
    server.on("connection", (socket) => {
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
    });
    site = server;
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.2", resolve));
    origin = `http://127.0.0.2:${(server.address() as AddressInfo).port}`;
    const dns = createFakeDns({
      localhost: [["127.0.0.1", "::1"]],
      "a.localhost": [["127.0.0.1"]],
      "private.test": [["127.0.0.1"]],
      "rebind.test": [["127.0.0.2"], ["127.0.0.1"]],
    });
    const rules = createEgressRules({ allowPrivate: ["127.0.0.2/32"], lookup: dns.lookup });
    renderer = createBrowserRenderer({ config, rules, log })!;
  });
  afterAll(async () => {
    await renderer.close();
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => site.close(resolve));
    await canary.close();
  });

  async function failureOf(url: string): Promise<EgressError> {
    const error = await renderer.render(url, { timeoutMs: 60_000 }).catch((reason: unknown) => reason);
    if (error instanceof EgressError) return error;
    throw new Error(`expected a refusal, got ${JSON.stringify(error)}`);
  }

  test.concurrent.each(Object.keys(tricks))("reaches nothing private by %s", async (name) => {
    const path = `/${encodeURIComponent(name)}`;
    const tried = `<script>function tried() { document.title = "tried" }</script>`;
    pages.set(path, { html: `<!doctype html>${tried}<body><p>${words}</p>${tricks[name]!(canary)}` });
    // Slow tricks change the page's text until they are done.
    const keepMoving = `<p id="wait">waiting</p><script>
      const timer = setInterval(() => { if (document.title) clearInterval(timer); else document.getElementById("wait").append(" and still waiting for the trick") }, 100);
    </script>`;
    pages.get(path)!.html += keepMoving;
    const page = await renderer.render(origin + path, { timeoutMs: 60_000 });
    expect(page.html).toContain("<title>tried</title>");
    expect(canary.heard).toEqual([]);
  });

  test("does not start at anything private", async () => {
    for (const host of ["127.0.0.1", "[::1]", "localhost", "private.test", "0x7f.1", "１２７.0.0.1"]) {
      expect((await failureOf(`http://${host}:${canary.port}/`)).code).toBe("refused-address");
    }
    expect((await failureOf("file:///etc/passwd")).code).toBe("invalid-url");
    expect((await failureOf(`http://a:b@127.0.0.2:${canary.port}/`)).code).toBe("invalid-url");
    expect(canary.heard).toEqual([]);
  });

  test("does not follow a redirect, a meta refresh or a script there, and doesn't show whether a port is open", async () => {
    const failures = [];
    for (const port of [canary.port, await findClosedPort()]) {
      const target = `http://127.0.0.1:${port}/`;
      pages.set("/refresh", { html: `<meta http-equiv="refresh" content="0; url=${target}">` });
      pages.set("/script", { html: `<script>location.href = "https://127.0.0.1:${port}/"</script>` });
      for (const path of [`/redirect?to=${encodeURIComponent(target)}`, "/refresh", "/script"]) {
        const { code, message } = await failureOf(origin + path);
        failures.push(`${code} ${message}`);
      }
    }
    expect([...new Set(failures)]).toEqual(["refused-address The page could not be rendered."]);
    expect(canary.heard).toEqual([]);
  });

  test("the canary receives requests of an allowed page", async () => {
    const rules = createEgressRules({ allowPrivate: ["127.0.0.0/8"] });
    const open = createBrowserRenderer({ config, rules, log })!;
    pages.set("/open", { html: `<p>${words}</p><script>fetch("http://127.0.0.1:${canary.port}/")</script>` });
    await open.render(`${origin}/open`);
    await open.close();
    expect(canary.heard).toContain("tcp 127.0.0.1");
    canary.heard.length = 0;
  });
});
