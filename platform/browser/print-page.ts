/** Prints a document that has everything it shows in itself. */
import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "playwright-core";

/** A4 at 96 pixels per inch. */
const viewport = { width: 794, height: 1_123 };
const side = "18mm";
const pageNumbers =
  '<div style="width:100%;text-align:center;font-size:8px;color:#555"><span class="pageNumber"></span> / <span class="totalPages"></span></div>';

/** A PDF file that screen readers understand. Its page has no network and runs no scripts. */
export async function printPage(browser: Browser, html: string, signal: AbortSignal): Promise<Uint8Array> {
  const context = await browser.newContext({
    ...{ offline: true, javaScriptEnabled: false },
    ...{ viewport, serviceWorkers: "block" as const },
  });
  const stop = () => void context.close().catch(() => undefined);
  signal.addEventListener("abort", stop, { once: true });
  try {
    signal.throwIfAborted();
    const page = await context.newPage();
    await page.setContent(html);
    return await page.pdf({
      format: "A4",
      margin: { top: side, bottom: side, left: side, right: side },
      printBackground: true,
      displayHeaderFooter: true,
      headerTemplate: "<span></span>",
      footerTemplate: pageNumbers,
      tagged: true,
      outline: true,
    });
  } finally {
    signal.removeEventListener("abort", stop);
    await Promise.race([context.close().catch(() => undefined), wait(3_000, null, { ref: false })]);
  }
}
