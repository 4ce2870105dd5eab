/**
 * Connects to a remote browser under the same rules as a local one. Each page's context can reach the network only
 * through our proxy, and a browser that could bypass a proxy is refused.
 */
import type { Browser } from "playwright-core";

export interface ConnectBrowserOptions {
  /** ws(s):// or http(s):// URL of its DevTools protocol. */
  endpoint: string;
  /** A first attempt ends after half of this time. */
  timeoutMs: number;
}

/** UDP traffic of WebRTC and QUIC bypasses proxies. It can only be disabled on the browser's command line. */
const neededSwitches = [
  "--webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--disable-quic",
];

/** Throws an Error that tells the browser's operator what to change. */
export async function connectBrowser({ endpoint, timeoutMs }: ConnectBrowserOptions): Promise<Browser> {
  const { chromium, errors } = await import("playwright-core");
  const connect = (timeout: number) => chromium.connectOverCDP(endpoint, { timeout });
  // A browser that is just opening its first tab may leave a connection without an answer. The next one gets it.
  const browser = await connect(timeoutMs / 2).catch((error) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
    return connect(timeoutMs);
  });
  try {
    const session = await browser.newBrowserCDPSession();
    const { commandLine } = await session.send("SystemInfo.getInfo");
    await session.detach();
    const missing = missingSwitches(commandLine);
    if (missing.length > 0) {
      throw new Error(
        `The browser at BROWSER_WS_ENDPOINT has to be started with ${missing.join(" ")}; without that, pages could reach networks past the guard.`,
      );
    }
    return browser;
  } catch (error) {
    await browser.close().catch(() => undefined);
    throw error;
  }
}

/**
 * Returns the switches that a browser's command line lacks. An unreadable command line counts as lacking all of them.
 */
export function missingSwitches(commandLine: string): string[] {
  const given = new Set(commandLine.split(/\s+/).map((part) => part.replace(/["']/g, "")));
  return neededSwitches.filter((name) => !given.has(name));
}
