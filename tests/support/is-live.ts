/** Pages work before hydration, so an early click triggers the browser's default action. */
import type { Page } from "playwright-core";

/** Resolves after hydration, when React has attached to the root. Never resolves on a page without the script. */
export async function isLive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    // Between two pages, a document has no root.
    Object.keys(document.documentElement ?? {}).some((key) => key.startsWith("__reactProps")),
  );
}
