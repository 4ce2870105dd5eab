/**
 * A browser that runs elsewhere, held to the same rules: each page's context gets our proxy as its only way out, and a
 * browser that could send packets past any proxy is refused.
 */
import type { Browser } from "playwright-core";

export interface ConnectBrowserOptions {
  /** ws(s):// or http(s):// address of its DevTools protocol. */
  endpoint: string;
  timeoutMs: number;
}

/** What only the browser's own command line can switch off: UDP of WebRTC and QUIC, which know no proxy. */
const neededSwitches = [
  "--webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--disable-quic",
];

/** Throws an Error that says what the browser's operator has to change. */
export async function connectBrowser({ endpoint, timeoutMs }: ConnectBrowserOptions): Promise<Browser> {
  const { chromium } = await import("playwright-core");
  const browser = await chromium.connectOverCDP(endpoint, { timeout: timeoutMs });
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

/** Of a command line as the browser tells it; what cannot be read counts as missing. */
export function missingSwitches(commandLine: string): string[] {
  const given = new Set(commandLine.split(/\s+/).map((part) => part.replace(/["']/g, "")));
  return neededSwitches.filter((name) => !given.has(name));
}
