/** Launches Chromium with all of its traffic forced through our proxy. */
import type { Browser } from "playwright-core";

export interface LaunchBrowserOptions {
  executablePath: string;
  /** "http://127.0.0.1:<port>" of the pinning proxy. */
  proxyServer: string;
  timeoutMs: number;
}

/** Without them, some traffic would bypass the proxy. */
export const proxySwitches = [
  // By default Chromium bypasses proxies for loopback, and WebRTC's UDP bypasses them too.
  "--proxy-bypass-list=<-loopback>",
  "--webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--disable-quic",
  // Only the proxy resolves names. This disables DNS for every browser feature.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
  "--dns-prefetch-disable",
];

const switches = [
  "--no-first-run",
  "--no-pings",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-domain-reliability",
  "--disable-sync",
  "--disable-breakpad",
  "--disable-gpu",
  "--disable-notifications",
  "--mute-audio",
  "--block-new-web-contents",
  "--deny-permission-prompts",
  // Limits the JavaScript heap of each page.
  "--js-flags=--max-old-space-size=512",
];

/** Environment variables that Chromium needs. All others, secrets included, are withheld. */
export const passedVariables = [
  "PATH",
  "HOME",
  "TMPDIR",
  "TEMP",
  "TMP",
  "LANG",
  "LC_ALL",
  "TZ",
  "SYSTEMROOT",
  "XDG_RUNTIME_DIR",
];

export async function launchBrowser({
  executablePath,
  proxyServer,
  timeoutMs,
}: LaunchBrowserOptions): Promise<Browser> {
  const { chromium } = await import("playwright-core");
  const environment: Record<string, string> = {};
  for (const name of passedVariables) {
    const value = process.env[name];
    if (value !== undefined) environment[name] = value;
  }
  return chromium.launch({
    executablePath,
    headless: true,
    // Chromium's sandbox can't start as root. For every other user it stays on.
    chromiumSandbox: process.getuid?.() !== 0,
    args: [`--proxy-server=${proxyServer}`, ...proxySwitches, ...switches],
    env: environment,
    timeout: timeoutMs,
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
}
