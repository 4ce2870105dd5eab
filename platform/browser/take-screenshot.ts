/** Takes a screenshot in a fresh context, through the same proxy as every page. */
import type { Browser } from "playwright-core";
import type { ScreenshotOptions } from "./browser-renderer.ts";
import type { PinningProxy } from "./pinning-proxy.ts";

const maxTransferBytes = 30_000_000;
const settleMs = 500;
/** Caps the height of endless pages. */
const maxHeight = 8_000;
const width = 1280;
const height = 800;

export interface Shot {
  browser: Browser;
  proxy: PinningProxy;
  url: string;
  options: ScreenshotOptions;
}

/** Resolves to a data URL. Rejects if the browser or the page fails. */
export async function takeScreenshot({ browser, proxy, url, options }: Shot): Promise<string> {
  const { isFullPage, waitForMs, timeoutMs, signal } = options;
  const grant = proxy.grant({ maxBytes: maxTransferBytes });
  const { username, password } = grant;
  const context = await browser.newContext({
    proxy: { server: proxy.server, bypass: "<-loopback>", username, password },
    viewport: { width, height },
    acceptDownloads: false,
    serviceWorkers: "block",
    permissions: [],
  });
  const stop = () => void context.close().catch(() => undefined);
  signal.addEventListener("abort", stop, { once: true });
  try {
    signal.throwIfAborted();
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
    await context.close().catch(() => undefined);
  }
}
