/** Browser pages of signed-in people. Errors of their scripts and in their console are the test's problems. */
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { addSession } from "./add-session.ts";

export interface WatchedPages {
  /** In a context of its own, at 1280 pixels unless the options say otherwise. `cookie` is a test user's. */
  open(path: string, options: BrowserContextOptions & { cookie: string }): Promise<Page>;
  /** Closes all contexts of the browser. Returns the problems since the last call. */
  end(): Promise<string[]>;
}

/** `place` is only called when a page opens, because most tests start their server and browser in `beforeAll`. */
export function watchPages(
  place: () => { origin: string; browser: Browser },
  isExpected: (message: string) => boolean = () => false,
): WatchedPages {
  const problems: string[] = [];
  return {
    async open(path, { cookie, ...options }) {
      const { origin, browser } = place();
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
      await addSession(context, { origin }, cookie);
      const page = await context.newPage();
      page.on("pageerror", (error) => problems.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error" && !isExpected(message.text())) problems.push(message.text());
      });
      await page.goto(origin + path);
      return page;
    },
    async end() {
      for (const context of place().browser.contexts()) await context.close();
      return problems.splice(0);
    },
  };
}
