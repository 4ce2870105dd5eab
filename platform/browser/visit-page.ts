/** Opens a page in a fresh context, through the same proxy as every page, for code that uses it like a visitor. */
import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import type { PinningProxy } from "./pinning-proxy.ts";
import { watchPage } from "./watch-page.ts";

/** Limit on everything that the page and the ones it leads to load. */
export const maxTransferBytes = 60_000_000;

export interface VisitOptions {
  /** In CSS pixels. */
  viewport: { width: number; height: number };
  timeoutMs: number;
  signal: AbortSignal;
}

/** `use` gets a blank page. It may only open addresses that the proxy's rules allow. */
export async function visitPage<T>(
  { browser, proxy, userAgent }: { browser: Browser; proxy: PinningProxy; userAgent: string },
  { viewport, signal }: Pick<VisitOptions, "viewport" | "signal">,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const grant = proxy.grant({ maxBytes: maxTransferBytes });
  const { username, password } = grant;
  const context = await browser.newContext({
    proxy: { server: proxy.server, bypass: "<-loopback>", username, password },
    userAgent,
    viewport,
    acceptDownloads: false,
    serviceWorkers: "block",
    permissions: [],
  });
  const stop = () => void context.close().catch(() => undefined);
  signal.addEventListener("abort", stop, { once: true });
  try {
    signal.throwIfAborted();
    const page = await context.newPage();
    // Dialogs, downloads and pop-ups would wait for a visitor.
    watchPage(page, context);
    return await use(page);
  } finally {
    signal.removeEventListener("abort", stop);
    grant.close();
    await Promise.race([context.close().catch(() => undefined), wait(3_000, null, { ref: false })]);
  }
}
