/**
 * Chromium for end-to-end tests. Names that end in .localhost or .test resolve to loopback. The files of an
 * end-to-end worker share one, in contexts of their own.
 */
import { type Browser, chromium } from "playwright-core";
import { findBrowser } from "#platform/browser/find-browser.ts";
import { sharing } from "./browser-sharing.ts";
import { patienceMs } from "./patience.ts";

/**
 * `moreSwitches` are Chromium switches such as "--remote-debugging-port=9222". With them, or if the headless shell
 * isn't installed, the full browser starts.
 */
export async function launchTestBrowser(moreSwitches: string[] = []): Promise<Browser> {
  if (!sharing.isOn || moreSwitches.length > 0) return launch(moreSwitches);
  if (!(await shared)?.isConnected()) shared = launchShared();
  return shared as Promise<Browser>;
}

/** Playwright's own limit of 30 s fails tests on a busy machine. */
export function withPatience(browser: Browser): Browser {
  return browser.on("context", (context) => context.setDefaultTimeout(patienceMs));
}

let shared: Promise<Browser> | null = null;

/**
 * Pages of a website share a process. Only the slowest compiler is off: without the others, loops over the pixels of recordings
 * take several times longer, and everything else takes as long.
 */
const switchesForManyPages = ["--process-per-site", "--js-flags=--no-opt"];

/** Closing it ends its contexts. The process ends with the worker. */
async function launchShared(): Promise<Browser> {
  const browser = await launch(switchesForManyPages);
  browser.close = async () => {
    for (const context of browser.contexts()) await context.close();
  };
  return browser;
}

async function launch(moreSwitches: string[]): Promise<Browser> {
  const needsFullBrowser = moreSwitches.length > 0 && moreSwitches !== switchesForManyPages;
  const shell = needsFullBrowser ? undefined : process.env.TEST_SHELL_PATH;
  const executablePath =
    shell ?? findBrowser({ config: { crawl: { browserPath: process.env.BROWSER_PATH ?? null } } });
  if (!executablePath)
    throw new Error("these tests need a Chromium: set BROWSER_PATH, or run npm test, which installs one");
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--host-resolver-rules=MAP *.localhost 127.0.0.1, MAP *.test 127.0.0.1",
      ...moreSwitches,
    ],
  });
  return withPatience(browser);
}
