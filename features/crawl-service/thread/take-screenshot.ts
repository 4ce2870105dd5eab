/** A picture of what a browser shows, taken through the same guarded way out as everything else that is fetched. */
import type { Browser } from "playwright-core";
import { findBrowser } from "#platform/browser/find-browser.ts";
import { launchBrowser } from "#platform/browser/launch-browser.ts";
import { startPinningProxy } from "#platform/browser/pinning-proxy.ts";
import type { Config } from "#platform/config.ts";
import { type EgressRules, hostOf } from "#platform/egress/egress-rules.ts";
import type { ScreenshotOptions } from "./read-one.ts";

const maxTransferBytes = 30_000_000;
const settleMs = 500;
/** A page may be endless; its picture is not. */
const maxHeight = 8_000;
const width = 1280;
const height = 800;

/** Undefined where no browser is installed. One picture at a time; rejects when the browser or the page fails. */
export function createScreenshots(
  config: Config,
  rules: EgressRules,
): ((url: string, options: ScreenshotOptions) => Promise<string>) | undefined {
  const executablePath = findBrowser({ config });
  if (executablePath === null) return undefined;
  let last: Promise<unknown> = Promise.resolve();
  return (url, options) => {
    const picture = last.then(() => takeScreenshot({ url, options, rules, executablePath }));
    last = picture.catch(() => undefined);
    return picture;
  };
}

interface Taking {
  url: string;
  options: ScreenshotOptions;
  rules: EgressRules;
  executablePath: string;
}

async function takeScreenshot({ url, options, rules, executablePath }: Taking): Promise<string> {
  const { isFullPage, waitForMs, timeoutMs, signal } = options;
  signal.throwIfAborted();
  await rules.checkHost(hostOf(rules.checkUrl(url)));
  const proxy = await startPinningProxy({ rules });
  const grant = proxy.grant({ maxBytes: maxTransferBytes });
  let browser: Browser | null = null;
  const stop = () => void browser?.close().catch(() => undefined);
  signal.addEventListener("abort", stop, { once: true });
  try {
    browser = await launchBrowser({ executablePath, proxyServer: proxy.server, timeoutMs: 20_000 });
    const { username, password } = grant;
    const context = await browser.newContext({
      proxy: { server: proxy.server, bypass: "<-loopback>", username, password },
      viewport: { width, height },
      acceptDownloads: false,
      serviceWorkers: "block",
      permissions: [],
    });
    const page = await context.newPage();
    page.on("dialog", (dialog) => void dialog.dismiss().catch(() => undefined));
    context.on("page", (popup) => popup !== page && void popup.close().catch(() => undefined));
    await page.goto(url, { waitUntil: "load", timeout: timeoutMs });
    await page.waitForTimeout(Math.max(waitForMs, settleMs));
    const fullHeight = isFullPage ? await page.evaluate(() => document.documentElement.scrollHeight) : height;
    if (isFullPage)
      await page.setViewportSize({
        width,
        height: Math.min(Math.max(Number(fullHeight) || height, height), maxHeight),
      });
    const bytes = await page.screenshot({ type: "jpeg", quality: 80, timeout: 10_000 });
    return `data:image/jpeg;base64,${bytes.toString("base64")}`;
  } finally {
    signal.removeEventListener("abort", stop);
    grant.close();
    await browser?.close().catch(() => undefined);
    await proxy.close();
  }
}
