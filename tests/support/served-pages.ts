/** Serves a test's own pages, and shows them in Chromium. Registers its hooks itself. */
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { launchTestBrowser } from "./browser.ts";
import { type Site, serveSite } from "./static-site.ts";

/** Both start with the first test of the file. */
interface ServedPages {
  readonly browser: Browser;
  readonly site: Site;
}

export function servePages(pages: Record<string, string>): ServedPages {
  let browser: Browser;
  let site: Site;
  beforeAll(async () => {
    [browser, site] = await Promise.all([launchTestBrowser(), serveSite({ pages })]);
  });
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  return {
    get browser() {
      return browser;
    },
    get site() {
      return site;
    },
  };
}
