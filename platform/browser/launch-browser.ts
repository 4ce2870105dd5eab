/** Starts Chromium so that every packet it sends goes through our proxy. */
import type { Browser } from "playwright-core";

export interface LaunchBrowserOptions {
  executablePath: string;
  /** "http://127.0.0.1:<port>" of the pinning proxy. */
  proxyServer: string;
  timeoutMs: number;
}

const switches = [
  // Chromium leaves loopback out of any proxy unless told not to, and WebRTC sends UDP past it.
  "--proxy-bypass-list=<-loopback>",
  "--webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--disable-quic",
  // The proxy looks names up; the browser must not be able to, whatever feature would like to.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
  "--dns-prefetch-disable",
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
  // A page's own JavaScript may not grow without end.
  "--js-flags=--max-old-space-size=512",
];

/** What Chromium needs of our environment; secrets in the rest stay with us. */
const passedVariables = [
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
    // Chromium's sandbox refuses to start as root; everywhere else it stays on.
    chromiumSandbox: process.getuid?.() !== 0,
    args: [`--proxy-server=${proxyServer}`, ...switches],
    env: environment,
    timeout: timeoutMs,
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
}
