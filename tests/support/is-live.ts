/** Pages are HTML first: a click before hydration triggers the browser's default action. */
import type { Page } from "playwright-core";

/** Resolves after hydration: React attaches to the root last. Never resolves on a page without the script. */
export async function isLive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.documentElement).some((key) => key.startsWith("__reactProps")),
  );
}
