/** Pages of the framework are HTML first: what is clicked before their script is there goes the browser's own way. */
import type { Page } from "playwright-core";

/** The page's script has taken over: the root is what it takes over last. Never of a page without one. */
export async function isLive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.documentElement).some((key) => key.startsWith("__reactProps")),
  );
}
