import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { createEgressRules } from "#platform/egress/egress-rules.ts";
import { createLog } from "#platform/log.ts";
import { type Canary, findClosedPort, startCanary } from "#tests/support/canary.ts";
import { serveSite } from "#tests/support/static-site.ts";
import { connectBrowser, missingSwitches } from "./connect-browser.ts";
import { createBrowserRenderer } from "./create-browser-renderer.ts";
import { findBrowser } from "./find-browser.ts";

const safe = [
  "--webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--disable-quic",
];
const program = findBrowser({ config: { crawl: { browserPath: process.env.BROWSER_PATH ?? null } } });
const log = createLog({ logLevel: "silent" });
const words = "The quick brown fox jumps over the lazy dog. ".repeat(8);

test("lists missing switches of a command line, however it is quoted", () => {
  expect(missingSwitches(`/usr/bin/chromium ${safe.join(" ")}`)).toEqual([]);
  expect(missingSwitches(`"/usr/bin/chromium" '${safe[0]}' "${safe[1]}"`)).toEqual(["--disable-quic"]);
  expect(missingSwitches("")).toEqual(safe);
});

describe.skipIf(program === null || process.platform !== "linux")("a remote browser", () => {
  let endings: (() => Promise<unknown>)[] = [];
  let canary: Canary;
  beforeAll(async () => {
    canary = await startCanary();
    return () => canary.close();
  });
  afterEach(async () => {
    for (const end of endings.reverse()) await end();
    endings = [];
  });

  /** Starts a browser and reads its DevTools address from standard error. */
  async function startElsewhere(switches: string[]): Promise<string> {
    const profile = await mkdtemp(join(tmpdir(), "step-browser-"));
    const root = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
    const child: ChildProcess = spawn(
      program!,
      ["--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`, ...root, ...switches],
      { stdio: ["ignore", "ignore", "pipe"] },
    );
    endings.push(async () => {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    });
    return new Promise((resolve, reject) => {
      let said = "";
      child.once("exit", () => reject(new Error(said)));
      child.stderr!.on("data", (chunk: Buffer) => {
        said += chunk;
        const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
        if (address) resolve(address);
      });
    });
  }

  test("reaches pages only through our proxy", async () => {
    const endpoint = await startElsewhere(safe);
    const site = await serveSite(
      {
        pages: {
          "/": `${words}<p id="p"></p><script>
            fetch("http://127.0.0.1:${canary.port}/", { mode: "no-cors" }).catch(() => 0);
            const peer = new RTCPeerConnection({ iceServers: [{ urls: "stun:127.0.0.1:${canary.udpPort}" }] });
            peer.createDataChannel("x"); peer.createOffer().then((offer) => peer.setLocalDescription(offer));
            new Image().src = "http://[::1]:${canary.port}/"; new WebSocket("ws://localhost:${canary.port}/");
            setTimeout(() => p.append(" and every way has been tried by now"), 600);
          </script>`,
        },
      },
      { host: "127.0.0.2" },
    );
    endings.push(() => site.close());
    const proxyUrl = `http://127.0.0.1:${await findClosedPort()}`;
    const config = { crawl: { browserPath: "/none", remoteBrowser: { endpoint, proxyUrl } } };
    const rules = createEgressRules({ allowPrivate: ["127.0.0.2/32"] });
    // Concurrent imports need a port each.
    const renderers = [1, 2].map(() => createBrowserRenderer({ config, rules, log })!);
    for (const renderer of renderers) endings.push(() => renderer.close());
    const pages = await Promise.all(renderers.map((renderer) => renderer.render(`${site.url}/`)));
    expect(canary.heard).toEqual([]);
    for (const { html } of pages) expect(html).toContain("by now</p>");
    expect(canary.heard).toEqual([]);
    await expect(renderers[0]!.render(`http://127.0.0.1:${canary.port}/`)).rejects.toMatchObject({
      code: "refused-address",
    });
  });

  test("is asked a second time when the first connection stays without an answer", {
    tags: "long",
  }, async () => {
    const endpoint = new URL(await startElsewhere(safe));
    const { port } = endpoint;
    const connections: Socket[] = [];
    const between = createServer((near) => {
      near.on("error", () => near.destroy());
      if (connections.push(near) === 1) return;
      const far = connect(Number(port), endpoint.hostname);
      far.on("error", () => near.destroy());
      near.on("close", () => far.destroy());
      near.pipe(far).pipe(near);
    }).listen(0, "127.0.0.1");
    await once(between, "listening");
    endings.push(() => {
      for (const near of connections) near.destroy();
      return new Promise((resolve) => between.close(resolve));
    });
    endpoint.port = String((between.address() as AddressInfo).port);
    const browser = await connectBrowser({ endpoint: endpoint.href, timeoutMs: 20_000 });
    await browser.close();
    expect(connections).toHaveLength(2);
  });

  test("is refused when its pages could bypass the proxy", async () => {
    const endpoint = await startElsewhere([]);
    const rules = createEgressRules({ allowPrivate: ["127.0.0.2/32"] });
    const config = { crawl: { browserPath: null, remoteBrowser: { endpoint, proxyUrl: null } } };
    const renderer = createBrowserRenderer({ config, rules, log })!;
    endings.push(() => renderer.close());
    await expect(renderer.render("http://127.0.0.2/")).rejects.toMatchObject({
      code: "browser",
      cause: { message: expect.stringContaining("--disable-quic") },
    });
  });

  test("is reported like a failed browser when it doesn't respond", async () => {
    const endpoint = `ws://127.0.0.1:${await findClosedPort()}/devtools/browser/x`;
    const rules = createEgressRules({ allowPrivate: ["127.0.0.2/32"] });
    const config = { crawl: { browserPath: null, remoteBrowser: { endpoint, proxyUrl: null } } };
    const renderer = createBrowserRenderer({ config, rules, log })!;
    endings.push(() => renderer.close());
    await expect(renderer.render("http://127.0.0.2/")).rejects.toMatchObject({ code: "browser" });
  });
});
